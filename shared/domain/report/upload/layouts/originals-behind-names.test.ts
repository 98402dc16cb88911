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

test.each([
  ["in one line", ["RIDGELINE RECOVERY INC (Original Creditor: CITY LIGHT)"]],
  ["of two lines", ["RIDGELINE RECOVERY INC (Original Creditor: CITY", "LIGHT)"]],
  ["whose label has two lines", ["RIDGELINE RECOVERY INC (Original", "Creditor: CITY LIGHT)"]],
])("a name with the original creditor %s is over one bureau's block after another", (_, name) => {
  const block = (bureau: string) => `${bureau}
Account #: 444076****
Account Type: Collection
Account Status: Derogatory
Date Opened: 04/11/2020
Balance: $204.00
Past Due: $204.00
Payment Status: Collection/Chargeoff`;
  const good = `HARBOR LANE BANK
TransUnion
Account #: 517822****
Account Type: Revolving
Account Status: Open
Balance: $310.00
Past Due: $0.00
Payment Status: Current`;
  const text = ["Credit Report", "Account History", good, ...name, block("TransUnion"), block("Experian")].join("\n");
  expect(foundByBureau(linesOfText(text))).toEqual(["collection | RIDGELINE RECOVERY INC | ex 204 | tr 204"]);
});
