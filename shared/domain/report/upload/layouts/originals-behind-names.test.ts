import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const row = (...texts: string[]) => texts.map((text) => text.padEnd(20)).join("");

test("a name with the original creditor in brackets is over rows of bureaus", () => {
  const account = (name: string, ...rows: string[][]) =>
    [name, row("Bureau", "Account #", "Assigned", "Balance", "Status"), ...rows.map((each) => row(...each))].join("\n");
  const text = `3-Bureau report
Collections
${account(
  "RIDGELINE RECOVERY (Original creditor: HUDSON CLINIC)",
  ["TransUnion", "86297083****", "12/2018", "$691", "Open collection"],
  ["Experian", "Not on this report"],
  ["Equifax", "Not on this report"],
)}
${account(
  "FENWICK RECOVERY (Original creditor: PINE MOBILE)",
  ["TransUnion", "37446269****", "01/2017", "$405", "Open collection"],
  ["Experian", "Not on this report"],
  ["Equifax", "37446269****", "01/2017", "$390", "Open collection"],
)}
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "collection | FENWICK RECOVERY | eq 390 | tr 405",
    "collection | RIDGELINE RECOVERY | tr 691",
  ]);
});
