import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const row = (...texts: string[]) =>
  texts
    .map((text) => text.padEnd(34))
    .join("")
    .trimEnd();

const account = (name: readonly [string, string], balance: string, status: string) =>
  [
    row(name[0], "Type: Credit Card", `Status: ${status}`),
    row(name[1], "Opened: Mar 2019"),
    row("SIOUX FALLS SD 57117", "Reported: Sep 2026"),
    row("Acct XXXXXX4482", "Limit/original amount: $5,000"),
    row("", `Balance: ${balance}`),
    row("", "Past due: $0"),
  ].join("\n");

test("columns of labels with their values beside a creditor's name, address and number are read each by itself", () => {
  const text = `Experian credit report
Report date 10/05/2026

${account(["NORTHLAKE CARD", "PO BOX 4411"], "$0", "Bankruptcy Chapter 7.")}

${account(["HARBOR LANE BANK", "PO BOX 4411"], "$1,240", "Charged off.")}

${account(["PINE CREDIT UNION", "PO BOX 4411"], "$90", "Current account.")}

${account(["RIDGELINE ENHANCED RECOVERY", "LLC"], "$978", "Collection - balance due.")}
Inquiries
CARVANA LLC 03/03/2026
`;
  expect(foundByBureau(linesOfText(text)).sort()).toEqual([
    "charge_off | HARBOR LANE BANK | ex 1240",
    "collection | RIDGELINE ENHANCED RECOVERY LLC | ex 978",
    "other | NORTHLAKE CARD | ex 0",
  ]);
});
