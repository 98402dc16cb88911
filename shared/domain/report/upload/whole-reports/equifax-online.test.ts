import { foundByBureau } from "#shared/testing/found-by-bureau";
import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

const pair = (label: string, value: string, other: string, otherValue: string) =>
  `${label.padEnd(26)}${value.padEnd(30)}${other.padEnd(30)}${otherValue}`.trimEnd();

const account = (name: string, state: string, status: string, comments: string) => `${name.padEnd(38)}${state}
PO BOX 71083
CHARLOTTE, NC - 28272 1083
${pair("Account Number:", "XXXXXXXX6964", "Current Status:", status)}
${pair("Type of Account:", "Revolving", "Credit Limit:", "$3,000")}
${pair("Date Opened:", "03/25/2022", "Balance:", "$1,240")}
${pair("Date Reported:", "09/14/2026", "Amount Past Due:", "")}
Comments:                 ${comments}

81-Month Payment History
Year  Jan  Feb  Mar  Apr  May  Jun  Jul  Aug  Sep  Oct  Nov  Dec
2026    *    *    *    *    *    *    *    *    *
`;

const page = `Equifax Credit Report for JOAN DOE
As of: 10/15/2026        Confirmation #: 7011298311

Revolving Accounts

${account("NORTHLAKE CARD", "Closed", "CHARGE OFF", "Charged off account")}
${account("PINE CREDIT UNION", "Open", "PAYS AS AGREED", "")}
${account("HARBOR LANE BANK", "Closed", "CHARGE OFF", "")}
Collections

RIDGELINE RECOVERY LLC
PO BOX 55, FARGO, ND 58108
${pair("Agency Client:", "HUDSON CLINIC", "Account Number:", "XXXX1877")}
${pair("Date Reported:", "09/2026", "Date Assigned:", "03/2021")}
${pair("Balance:", "$840", "Status:", "UNPAID")}

Public Records
You have no public records on file.
`;

test("“Closed” beside a name is no label, and a history of 81 months no remark", () => {
  expect(foundByBureau(linesOfText(page))).toEqual([
    "charge_off | NORTHLAKE CARD | eq 1240",
    "charge_off | HARBOR LANE BANK | eq 1240",
    "collection | RIDGELINE RECOVERY LLC | eq 840",
  ]);
  const entries = analyzeReport(linesOfText(page), "2026-11-20")?.files[0]?.entries ?? [];
  expect(entries.map(({ remarks }) => remarks)).toEqual(["Charged off account", undefined, undefined, undefined]);
  expect(entries.at(-1)?.originalCreditor).toBe("HUDSON CLINIC");
});

const collection = (agency: string) => `Equifax credit report
10. Collections
Date Reported       Sep 03, 2026              Balance Date         Sep 03, 2026
${agency}
Original Creditor   HUDSON CLINIC             Account Number       xxxx0195
Name
Amount              $840                      Date of First        Oct 01, 2023
                                              Delinquency
Status              UNPAID
11. Dispute File Information
`;

test.each([
  [
    "alone in the next line",
    `Collection Agency   RIDGELINE RECOVERY LLC    Account Designator   INDIVIDUAL_ACCOUNT
                                              Code`,
  ],
  [
    "beside the rest of the name, whose beginning touches the label",
    `Collection Agency   RIDGELINE RECOVERY Account Designator          INDIVIDUAL_ACCOUNT
                    LLC                Code`,
  ],
])("the end of a label beside its value is no creditor's name: %s", (_, agency) => {
  expect(foundByBureau(linesOfText(collection(agency)))).toEqual(["collection | RIDGELINE RECOVERY LLC | eq 840"]);
});

test("a disposition that begins with the chapter is no label, and what is below it no part of it", () => {
  const text = `EQUIFAX credit report
9. Public Records
This section includes public record items Equifax obtained from local, state and federal courts.
9.1 Bankruptcy
Reference Number   2184433      Date Filed     May 14, 2021
Status                          Disposition    Chapter 7, Discharged
Type               INDIVIDUAL   Court          US BANKRUPTCY COURT
Liability                       Exempt Amount
10. Collections
You currently do not have any Collections in your file.
`;
  expect(analyzeReport(linesOfText(text), "2026-11-20")?.files[0]?.entries).toMatchObject([
    { creditorName: "US BANKRUPTCY COURT", recordType: "bankruptcy", payStatus: "Chapter 7, Discharged" },
  ]);
});
