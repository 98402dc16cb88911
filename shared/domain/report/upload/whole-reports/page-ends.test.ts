import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const account = (name: string, number: string, balance: string, history: string) => `${name}
Account number      ${number}
Status              Current
Balance             ${balance}
Date opened         05/2019
${history}`;

test.each([
  [
    "counts of late months",
    (isLate: boolean) => `Reviewed: 48     Times 30: ${isLate ? 1 : 0}     Times 60: 0     Times 90+: 0`,
  ],
  [
    "the months of a history",
    (isLate: boolean) =>
      `Payment history: 05/2026 OK 04/2026 OK 03/2026 ${isLate ? "60 02/2026 30" : "OK 02/2026 OK"} 01/2026\nOK 12/2025 OK 11/2025 ${isLate ? "30" : "OK"} 10/2025 OK`,
  ],
])("%s at the end of each page are no running line", (_, history) => {
  const pages = `TransUnion credit report
Accounts
${account("BENTON CARD", "416220****", "$88", history(false))}
\f${account("OAKHOLLOW CARD", "584856****", "$640", history(true))}
\f${account("KESTREL CREDIT CARD", "466575****", "$2,908", history(false))}
`;
  expect(foundByBureau(linesOfText(pages))).toEqual(["late_payment | OAKHOLLOW CARD | tr 640"]);
});

test("below the last label of an account, which is empty, the next one's counted name is no value", () => {
  const counted = (name: string, number: string, status: string) => `${name}
Summary
Your debt-to-credit ratio represents the amount of credit you are using and
generally makes up a percentage of your credit score.
Account Number
${number}
Reported Balance
$815
Account Status
${status}
Date of 1st Delinquency
Narrative Code(s)
`;
  const page = `Equifax Credit Report
Credit Accounts
${counted("1. BENTON CARD", "416220****", "PAYS_AS_AGREED")}${counted("2. OAKHOLLOW CARD", "584856****", "CHARGE_OFF")}${counted("3. KESTREL CREDIT CARD", "466575****", "PAYS_AS_AGREED")}`;
  expect(foundByBureau(linesOfText(page))).toEqual(["charge_off | OAKHOLLOW CARD | eq 815"]);
});

test("the bureaus that a report is made of stand over each page, and are no account's", () => {
  const head = "CUST. #    44120      REPOSITORIES XP/TU/EF     PRPD' BY AUTO";
  const page = `${head}
TRADELINES
Creditor               Account No.     Balance    Past Due   Status        Source
BENTON CARD            416220****      $88        $0         AS AGREED     XP/TU
KESTREL CREDIT CARD    430059****      $969       $126       DELINQ 60     XP/EF
\f${head}
Creditor               Account No.     Balance    Past Due   Status        Source
OAKHOLLOW CARD         584856****      $640       $0         AS AGREED     TU
HARBOR PEAK BANK       574445****      $12        $0         CHARGE OFF    TU
`;
  expect(foundByBureau(linesOfText(page))).toEqual([
    "late_payment | KESTREL CREDIT CARD | eq 969 | ex 969",
    "charge_off | HARBOR PEAK BANK | tr 12",
  ]);
});

test("a record at the end of each bureau's report and the sections on top of the next one are no running lines", () => {
  const row = (...texts: string[]) => texts.map((text) => text.padEnd(24)).join("");
  const own = (name: string, number: string, status: string, balance: string) => `${name}
${row("Account number:", number, "Status:", status)}
${row("Balance:", balance, "Amount past due:", "$0")}
${row("Account type:", "Credit Card", "Date opened:", "06/2020")}`;
  const report = (bureau: string, ...accounts: string[]) => `${bureau} Credit Report
Summary
Total accounts ${accounts.length}
Account details
${accounts.join("\n")}
Public records
US BANKRUPTCY COURT TOLEDO
${row("Type:", "Chapter 7 Bankruptcy", "Date filed:", "02/2023")}
${row("Reference number:", "21-26644", "Status:", "Discharged")}`;
  const text = [
    report(
      "TransUnion",
      own("NORTHLAKE CARD", "441712****", "Charge-off", "$501"),
      own("PINE CREDIT UNION", "502914****", "Pays as agreed", "$90"),
    ),
    report("Equifax", own("NORTHLAKE CARD", "441712****", "Charge-off", "$502")),
    report(
      "Experian",
      own("HARBOR LANE BANK", "660142****", "Current, was 60 days late", "$72"),
      own("PINE CREDIT UNION", "502914****", "Pays as agreed", "$90"),
    ),
  ].join("\n\f");
  expect(foundByBureau(linesOfText(text)).sort()).toEqual([
    "bankruptcy | US BANKRUPTCY COURT TOLEDO | eq unknown | ex unknown | tr unknown",
    "charge_off | NORTHLAKE CARD | eq 502 | tr 501",
    "late_payment | HARBOR LANE BANK | ex 72",
  ]);
});
