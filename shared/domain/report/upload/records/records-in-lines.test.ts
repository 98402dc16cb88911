import { foundByBureau } from "#shared/testing/found-by-bureau";
import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

const account = `TRADELINES
NORTHLAKE CARD
Account number: 4417XXXX
Balance: $1,240
Status: Charged off
`;

test.each([
  [
    "a list behind a label",
    "Public records: Chapter 7 bankruptcy, case 1811903, filed 01/24/2022, discharged",
    "Chapter 7 bankruptcy",
  ],
  [
    "a list with its court",
    "Public records: Chapter 7 bankruptcy, US BKPT CT NY ALBANY, docket 1811903, filed 01/24/2022",
    "US BKPT CT NY ALBANY",
  ],
  [
    "words with spaces between",
    "PUBLIC RECORDS: BANKRUPTCY CHAPTER 7 CASE 1811903 FILED 01/24/2022 US BKPT CT NY ALBANY DISCHARGED",
    "US BKPT CT NY ALBANY",
  ],
  [
    "a list that the page broke",
    "Public records\nChapter 7 Bankruptcy ; Type: Personal ; Case: 18-11903 ; Filed: 02/24/2020 ; Court:\nUS BKPT CT NY ALBANY ; Status: Discharged",
    "US BKPT CT NY ALBANY",
  ],
  [
    "a list with its month in words",
    "## Public records\n- Chapter 7 Bankruptcy, US BKPT CT NY ALBANY, case 22-48757, filed Apr 2020, discharged",
    "US BKPT CT NY ALBANY",
  ],
  [
    "labels behind one another, and neither court nor number",
    "Public records\nBankruptcy Chapter 7 Filed: 2022-01-24 Status: Discharged",
    "Bankruptcy Chapter 7",
  ],
  [
    "what it is over its court and number",
    "Public records\nChapter 13 Bankruptcy\nUS BKPT CT NY ALBANY · Case 22-39483 · Filed Mar 03, 2020 · Dismissed",
    "US BKPT CT NY ALBANY",
  ],
  ["a line below a heading", "PUBLIC RECORDS\nBK CH7 01/24/2022 US BKPT CT NY ALBANY #1811903", "US BKPT CT NY ALBANY"],
])("a court's record is read of %s", (_, record, name) => {
  const lines = linesOfText(`Experian credit report\n${account}${record}\nINQUIRIES\n`);
  expect(foundByBureau(lines)).toEqual(["charge_off | NORTHLAKE CARD | ex 1240", `bankruptcy | ${name} | ex unknown`]);
});

test("two records in two lines have their own amounts", () => {
  const records = `PUBLIC RECORDS
CIVIL JUDGMENT 06/27/2019 SUPERIOR COURT OF FRESNO #1586252 $8,358
STATE TAX LIEN 02/11/2018 COUNTY RECORDER OF DEEDS #1470453 $640
`;
  expect(foundByBureau(linesOfText(`Experian credit report\n${account}${records}INQUIRIES\n`))).toEqual([
    "charge_off | NORTHLAKE CARD | ex 1240",
    "judgment | SUPERIOR COURT OF FRESNO | ex 8358",
    "tax_lien | COUNTY RECORDER OF DEEDS | ex 640",
  ]);
});

test.each([
  "Public records: none on any bureau",
  "Public records: Bankruptcies stay for ten years from the day on which they were filed.",
  "PUBLIC RECORDS\nBankruptcy, judgment and tax lien records are collected from courts since 01/2018.",
])("no record is read of: %s", (text) => {
  expect(foundByBureau(linesOfText(`Experian credit report\n${account}${text}\nINQUIRIES\n`))).toEqual([
    "charge_off | NORTHLAKE CARD | ex 1240",
  ]);
});

test("the day of filing is the one that says so, and codes of bureaus may have spaces between", () => {
  const record =
    "BANKRUPTCY CHAPTER 7; DISMISSED 01/2025; FILED 08/2024; DOCKET 24-20182; US BKPT CT OK TULSA; TUC EFX";
  const named = "BANKRUPTCY CHAPTER 7; DISMISSED 01/2025; FILED 08/2024; DOCKET 24-20182; TransUnion, Equifax";
  for (const text of [record, named]) {
    const lines = linesOfText(
      `MERGED CREDIT REPORT\nTRADELINES\nNORTHLAKE CARD\nAccount number: 4417XXXX\nBalance: $1,240\nStatus: Charged off\nSource: XPN\nOAK BANK\nAccount number: 5517XXXX\nBalance: $40\nStatus: Current\nSource: XPN\nPUBLIC RECORDS\n${text}\n`,
    );
    const found = analyzeReport(lines, "2026-11-20")?.files.flatMap(({ bureau, entries }) =>
      entries.flatMap(({ recordType, dateReported }) => (recordType ? [`${bureau} ${dateReported}`] : [])),
    );
    expect(found).toEqual(["equifax 2024-08", "transunion 2024-08"]);
  }
});

test("a court beside its docket number begins a record, whose days and end are read", () => {
  const report = `Personal Credit Report for: JANE Q. SAMPLE
File Number: 412998731
TransUnion
Public Records
US BANKRUPTCY COURT ALBANY  Docket Number: 2110023
Court Information
Type CHAPTER 7 BANKRUPTCY DISCHARGED
Court Type Federal Court
Date Filed 03/04/2021
Date Paid 06/21/2021
Responsibility Individual Debt
Estimated month and year that this item will be removed 02/2031

${account}`;
  const [record] = analyzeReport(linesOfText(report), "2026-11-20")?.files[0]?.entries ?? [];
  expect(record).toMatchObject({
    kind: "public_record",
    creditorName: "US BANKRUPTCY COURT ALBANY",
    accountNumber: "2110023",
    payStatus: "CHAPTER 7 BANKRUPTCY DISCHARGED",
    dateReported: "2021-03-04",
    dateClosed: "2021-06-21",
    removalOn: "2031-02-28",
  });
});
