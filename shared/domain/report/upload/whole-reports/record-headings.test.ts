import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const accounts = `NORTHLAKE CARD 4417****
Date Opened: 05/26/2019
Balance: $389
Pay Status: >Charged Off<
`;
const found = ["bankruptcy | US BKPT CT OH CLEVELAND | tr unknown", "charge_off | NORTHLAKE CARD | tr 389"];

test.each([
  [
    "below a court's name its record has a part of its own",
    `Public Records
US BKPT CT OH CLEVELAND
Public Record Information
Docket Number: 2466870
Type: CHAPTER 7 BANKRUPTCY DISCHARGED
Date Filed: 05/22/2024
Adverse Accounts
${accounts}`,
  ],
  [
    "the section's heading has a count",
    `Credit cards 1
${accounts}
Public records 1
Bankruptcy chapter 7                        Discharged
Court                     Date filed        Reference number
US BKPT CT OH CLEVELAND   Nov 22, 2024      2441352
Hard inquiries`,
  ],
  [
    "the section's heading goes on, and the next one is of two headings",
    `Public record information about you
US BKPT CT OH CLEVELAND
201 QUARRY AVE CLEVELAND, OH 44114
Identification number 2348472     Date filed 03/2023     Date resolved 07/2023
Status: Bankruptcy chapter 7 discharged
Credit items - potentially negative items
${accounts}`,
  ],
])("a bankruptcy is read: %s", (_, text) => {
  const report = `TransUnion credit report\nPersonal Credit Report for: PAT DOE\n${text}`;
  expect(foundByBureau(linesOfText(report)).sort()).toEqual(found);
});

test("counts below one another are a summary and open no section", () => {
  const report = `TransUnion credit report
Personal Credit Report for: PAT DOE
Adverse Accounts
Accounts 12
Collections 2
Public records 1
${accounts}`;
  expect(foundByBureau(linesOfText(report))).toEqual(["charge_off | NORTHLAKE CARD | tr 389"]);
});

test("a status below the label of a court is no court's name", () => {
  const report = `TransUnion credit report
Personal Credit Report for: PAT DOE
Adverse Accounts
${accounts}
Public records
Chapter 7 Bankruptcy
Court
Discharged
Status
Inquiries`;
  expect(foundByBureau(linesOfText(report)).join()).not.toContain("Discharged");
});

test("a lender's heading over records and what is derogatory is known", () => {
  const row = (label: string, value: string) => `${label}\t${value}\t${value}\t${value}`;
  const report = `TRI-MERGE CREDIT REPORT
DEROGATORY AND PUBLIC RECORDS
BANKRUPTCY CHAPTER 7\tTRANSUNION\tEXPERIAN\tEQUIFAX
${row("COURT", "US BKPT CT OH CLEVELAND")}
${row("CASE #", "2466870")}
${row("DATE FILED", "03/2021")}
${row("STATUS", "DISCHARGED")}
TRADELINES
NORTHLAKE CARD\tTRANSUNION\tEXPERIAN\tEQUIFAX
${row("ACCOUNT #", "441712")}
${row("BALANCE", "$389")}
${row("STATUS", "CHARGE-OFF")}
`;
  expect(foundByBureau(linesOfText(report)).sort()).toEqual([
    "bankruptcy | US BKPT CT OH CLEVELAND | eq unknown | ex unknown | tr unknown",
    "charge_off | NORTHLAKE CARD | eq 389 | ex 389 | tr 389",
  ]);
});
