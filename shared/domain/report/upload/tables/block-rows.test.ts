import { foundByBureau } from "#shared/testing/found-by-bureau";
import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

const widths = [26, 18, 34, 12, 12];
const set = (...cells: string[]) =>
  cells
    .map((cell, at) => cell.padEnd(widths[at] ?? 0))
    .join("")
    .trimEnd();
const head = set("Creditor", "Account", "Status and remarks", "Balance", "Past due", "Opened");
const ends = (first: string) => [
  set(first, "", "conditions of this account were"),
  set("Greenville SC 29603", "", "last confirmed by the company."),
];

const text = `Experian credit report
${head}
${set("OAK BANK", "...3317", "Paid as agreed.", "$310", "$0", "10/2019")}
${set("PO Box 8113", "Auto Loan", "Reported 07/27/2026. Terms and")}
${ends("").join("\n")}
${set("NORTHLAKE", "...4417", "Charged off as bad debt.", "$812", "$812", "03/2017")}
${set("CARD SERVICES", "Credit Card", "Reported 07/27/2026. Terms and")}
${ends("PO Box 8113").join("\n")}
${set("CEDAR &", "...1117", "Placed for collection.", "$95", "$95", "11/2019")}
\f${head}
${set("RIVER LLC", "Collection", "Original creditor: HUDSON")}
${set("PO Box 8113", "Agency/Attorney", "CLINIC. Reported 07/21/2026. The")}
${ends("").join("\n")}
${set("PINE LOANS", "...2217", "More than 60 days past due.", "$2,310", "$64", "09/2016")}
${set("PO Box 8113", "Unsecured Loan", "Reported 07/04/2026. Terms and")}
${ends("").join("\n")}
Inquiries: CARVANA LLC 03/03/2026
`;

test("rows of a table may be blocks of several lines, with addresses and sentences, and go on on the next page", () => {
  expect(foundByBureau(linesOfText(text)).sort()).toEqual([
    "charge_off | NORTHLAKE CARD SERVICES | ex 812",
    "collection | CEDAR & RIVER LLC | ex 95",
    "late_payment | PINE LOANS | ex 2310",
  ]);
  const [file] = analyzeReport(linesOfText(text), "2026-11-20")?.files ?? [];
  expect(file?.entries.find(({ creditorName }) => creditorName === "CEDAR & RIVER LLC")).toMatchObject({
    accountNumber: "...1117",
    originalCreditor: "HUDSON CLINIC",
    dateReported: "2026-07-21",
    dateOpened: "2019-11",
  });
});
