import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

test("“Account” over the account's number is the label of the creditor's name, beside a number it is the number's", () => {
  const rows = (...pairs: [label: string, value: string][]) =>
    pairs.map(([label, value]) => `${label.padStart(20)}    ${value}`).join("\n");
  const text = `TransUnion
Personal Credit Report
${rows(["Account", "NORTHLAKE CARD"], ["Account #", "8889393****"], ["Payment status", "Charged off"], ["Current balance", "$4,535"])}
${rows(["Account", "Ridgeline Recovery"], ["Account #", "3592872****"], ["Original creditor", "CITY LIGHT"], ["Payment status", "In collection"], ["Current balance", "$840"])}
${rows(["Account", "PINE CREDIT UNION"], ["Account #", "7715001****"], ["Payment status", "Current"], ["Current balance", "$75"])}`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE CARD | tr 4535",
    "collection | Ridgeline Recovery | tr 840",
  ]);
});

test("“Account:” with a name behind it, and no account's number, is the label of the creditor's name", () => {
  const text = `TransUnion Credit Report
Report Date: 02/01/2025

Account: Northlake Rewards Card
Bureau: TransUnion
Status: Open / Current
Payment Status: Pays as agreed
Payment History: Never late

Account: Ridgeline Recovery
Bureau: TransUnion
Account Type: Collection account
Original Creditor: City Light
Status: Collection
Balance: $842
Date Assigned: 02/14/2024

Public Records: None`;
  expect(foundByBureau(linesOfText(text))).toEqual(["collection | Ridgeline Recovery | tr 842"]);
});
