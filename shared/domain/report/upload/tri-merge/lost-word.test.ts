import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const row = (...texts: string[]) => texts.map((text) => text.padEnd(26)).join("");

test("whose the debt was stays beside the collector's name, though a photo lost the first word in its brackets", () => {
  const report = `3-Bureau Credit Report
RIDGELINE RECOVERY LLC     Creditor: HUDSON CLINIC)
${row("", "TransUnion", "Experian", "Equifax")}
${row("Account #:", "524595****", "", "524595****")}
${row("Account Type:", "Collection", "Collection", "Collection")}
${row("Payment Status:", "Collection/Chargeoff", "Collection/Chargeoff", "Collection/Chargeoff")}
${row("Balance:", "$1,991.00", "$1,991.00", "$1,991.00")}
`;
  expect(foundByBureau(linesOfText(report))).toEqual([
    "collection | RIDGELINE RECOVERY LLC | eq 1991 | ex 1991 | tr 1991",
  ]);
});
