import { analyzeReport } from "./analyze";
import { linesOfText } from "./files/plain-text";

const today = "2026-11-30";

const account = `NORTHLAKE CARD SERVICES
Account Number: 4417XXXX
Account Type: Credit card
Status: Charge Off
Balance: $1,240
Date Opened: 02/2019
`;
const experian = `Experian
Prepared For: ROSA DELGADO
Date generated: Nov 10, 2026
Report number: 1234-5678-90
Potentially Negative Items
${account}`;
const equifax = `Equifax Information Services LLC
Confirmation number: 6319876543          Date: November 12, 2026
Credit Accounts
${account}`;
const transunion = `TransUnion Personal Credit Report for: ROSA DELGADO
File Number: 409876543
Date Created: 11/14/2026
Accounts with Adverse Information
${account}`;

const identities = (text: string) =>
  analyzeReport(linesOfText(text), today)?.files.map(({ bureau, identity }) => ({ bureau, ...identity }));

test.each([
  ["an Experian report", experian, "experian", "2026-11-10", "1234-5678-90"],
  ["an Equifax report", equifax, "equifax", "2026-11-12", "6319876543"],
  ["a TransUnion report", transunion, "transunion", "2026-11-14", "409876543"],
])("%s is known by its own day and number", (_, text, bureau, on, number) => {
  expect(identities(text)).toEqual([{ bureau, on, number }]);
});

test("reports in one file have each their own day and number", () => {
  expect(identities([experian, equifax, transunion].join("\f"))).toEqual([
    { bureau: "experian", on: "2026-11-10", number: "1234-5678-90" },
    { bureau: "equifax", on: "2026-11-12", number: "6319876543" },
    { bureau: "transunion", on: "2026-11-14", number: "409876543" },
  ]);
});

test.each([
  ["masked", "Report number: XXXX-XXXX-90"],
  ["missing", "Report number:"],
  ["not a number", "Report number on each page"],
  ["a Social Security number", "Report number: 900-12-3456"],
])("a number that is %s is none", (_, line) => {
  const text = experian.replace("Report number: 1234-5678-90", line);
  expect(identities(text)).toEqual([{ bureau: "experian", on: "2026-11-10", number: undefined }]);
});

test.each([
  ["below its label", "Report number\n1234-5678-90"],
  ["below its label, beside another one", "Report number          Prepared for\n1234-5678-90           ROSA DELGADO"],
  ["beside the day", "Report Number 1234-5678-90 | Nov 10, 2026"],
  ["in Spanish", "Número de informe: 1234-5678-90"],
])("a number is read %s", (_, lines) => {
  expect(identities(experian.replace("Report number: 1234-5678-90", lines))).toMatchObject([
    { number: "1234-5678-90" },
  ]);
});

test("a report with a column for each bureau has one day, and no bureau's number", () => {
  const text = `Three bureau credit report
Report Date: 10/12/2026
Report number: 9912-0441-00
Account History
NORTHLAKE CARD SERVICES
                          TransUnion        Experian          Equifax
Account #:                441712******      441712XXXXXX      ****4471
Account Type:             Revolving         Revolving         Revolving
Balance:                  $1,240            $1,240            $1,240
Payment Status:           Chargeoff         Chargeoff         Chargeoff
`;
  expect(identities(text)).toEqual(
    ["experian", "equifax", "transunion"].map((bureau) => ({ bureau, on: "2026-10-12", number: undefined })),
  );
});

test("a report without a day of its own has none", () => {
  expect(identities(equifax.replace("Date: November 12, 2026", ""))).toMatchObject([{ on: undefined }]);
  const opened = equifax.replace("Date: November 12, 2026", "").replace("Date Opened: 02/2019", "Date: 02/11/2019");
  expect(identities(opened)).toMatchObject([{ on: undefined }]);
});
