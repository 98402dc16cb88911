import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const account = (name: string, status: string, number: string, values: readonly string[], last: string) => `
B  ${name.padEnd(25)}Opened 07/24     Credit Card  High Credit  Balance   Past Due  Payment  Mos Rev 48         ${status}
I  ${number.padEnd(25)}Reported 10/26   REV          $9,900       ${values[0]?.padEnd(10)}${values[1]?.padEnd(10)}$25      ${values[2]}
                            DLA 09/26
                            ${last}
`;

test("an account has labels of its own beside its name, over values in the next line", () => {
  const text = `MERGED INFILE CREDIT REPORT
REPOSITORIES: XP/TU/EF     DATE ORDERED 10/22/2026
ACCOUNTS
${account("NORTHLAKE CARD", "CHARGE OFF", "441712XXXX", ["$1,240", "$1,240", "30: 1 60: 1 90: 4"], "CHARGED OFF ACCOUNT   Source (B) XP/TU")}
${account("HARBOR LANE BANK", "CUR WAS 60", "517822XXXX", ["$9,410", "$0", "30: 1 60: 1 90: 0"], "CCCCCC21CCCC          Source (B) TU/EF; LAST LATE DATE 04/25")}
${account("RIDGELINE RECOVERY", "COLLECTION", "770120XXXX", ["$840", "$840", "30: 0 60: 0 90: 0"], "ORIGINAL CREDITOR: HUDSON CLINIC   Source (B) XP")}
OPEN ACCOUNTS
${account("PINE CREDIT UNION", "AS AGREED", "660133XXXX", ["$310", "$0", "30: 0 60: 0 90: 0"], "CCCCCCCCCCCC          Source (B) EF")}
`;
  expect(foundByBureau(linesOfText(text)).sort()).toEqual([
    "charge_off | NORTHLAKE CARD | ex 1240 | tr 1240",
    "collection | RIDGELINE RECOVERY | ex 840",
    "late_payment | HARBOR LANE BANK | eq 9410 | tr 9410",
  ]);
});

test("the heading of a table is no name, though its words are over values", () => {
  const text = `MERGED CREDIT REPORT
ACCOUNTS
FIRM                  OPENED    BALANCE   PAST DUE   STATUS         SOURCE
NORTHLAKE CARD        03/2019   $1,240    $1,240     CHARGE OFF     XP TU
HARBOR LANE BANK      03/2019   $9,410    $812       60 DAYS LATE   TU EF
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE CARD | ex 1240 | tr 1240",
    "late_payment | HARBOR LANE BANK | eq 9410 | tr 9410",
  ]);
});
