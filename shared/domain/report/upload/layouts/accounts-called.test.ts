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
