import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";
import { inWords, typeOfPart, withSection } from "./account-status";

const account = (name: string, condition: string, status: string) => `
*${name.padEnd(24)} 5-19    $6,100-L   $6,069-H ${condition.padEnd(8)} ${status}
 4985223 BC CRC REV 1    10-24-26 $0        10-26      (48)   CCCCCCCCCCCCC
 498522357940            9-26                                 CCCCCCCCCCCC`;

const report = `Experian Credit Profile
-------------------------------- TRADES --------------------------------
SUBSCRIBER               OPEN    AMT-TYP1   AMT-TYP2 ACCTCOND PYMT STATUS
SUB#    KOB TYP TRM ECOA BALDATE BALANCE    PYMT LEVEL MOS REV PYMT HISTORY
ACCOUNT #                LAST PD MONTH PAY  PAST DUE MAXIMUM BY MONTH
${account("NORTHLAKE CARD SERVICES", "CHARGOFF", "CHARGOFF")}
${account("RIDGELINE RECOVERY LLC", "PAID", "COLLACCT")}
${account("HARBOR LANE BANK", "OPEN", "CURWAS60")}
${account("CORAL BAY MOTORS", "CLOSED", "VOLUSURR")}
${account("MERIDEW STORES", "CLOSED", "PAID SETL")}
${account("PINE CREDIT UNION", "PAID", "CURR ACCT")}
------------------------------- INQUIRIES ------------------------------
END -- EXPERIAN
`;

test("Experian's print writes a status in eight letters", () => {
  expect(foundByBureau(linesOfText(report))).toEqual([
    "charge_off | NORTHLAKE CARD SERVICES | ex 0",
    "collection | RIDGELINE RECOVERY LLC | ex 0",
    "late_payment | HARBOR LANE BANK | ex 0",
    "repossession | CORAL BAY MOTORS | ex 0",
    "other | MERIDEW STORES | ex 0",
  ]);
});

test.each([
  ["INC BK7", "other"],
  ["BK 13", "other"],
  ["FORECL", "foreclosure"],
  ["FCL", "foreclosure"],
  ["CHRG OFF", "charge_off"],
  ["Was 30 late", "late_payment"],
  ["CURWAS60", "late_payment"],
  ["Vehículo recuperado por el acreedor", "repossession"],
  ["COLLECTN", "collection"],
  ["COLLECTIO", "collection"],
  ["COLLECTIBLES", undefined],
  ["FORECAST", undefined],
])("a status in short says what it is: %s", (status, type) => {
  expect(typeOfPart({ payStatus: inWords(status) })).toBe(type);
});

test.each([
  ["Paid satisfactorily", "Paid satisfactorily"],
  ["Current", "Current"],
  ["Referred to counsel", "Referred to counsel; potentially negative"],
])("under a heading for what is negative only words that are not known are negative: %s", (payStatus, meant) => {
  expect(withSection({ kind: "tradeline", creditorName: "OAK BANK", status: "closed", payStatus })).toBe(meant);
});
