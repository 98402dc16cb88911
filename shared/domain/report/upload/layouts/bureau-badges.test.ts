import { foundByBureau } from "#shared/testing/found-by-bureau";
import type { PlacedText } from "../lines/placed-text";
import { linesOfPages } from "../lines/text-line";

const piece = (x: number, y: number, text: string): PlacedText => ({ text, x, y, width: text.length * 4, height: 8 });

/** A card with its bureaus in badges of their own. */
const card = (x: number, y: number, name: string, sources: readonly string[], status: string, balance: string) => [
  piece(x, y, name),
  ...sources.map((source, at) => piece(x + 3 + at * 48, y - 10, source)),
  piece(x, y - 20, "Account number: 441712XXXX"),
  piece(x, y - 30, `Item type: ${status}`),
  piece(x, y - 40, `Balance: ${balance}`),
];

test("cards in three columns name the bureaus of each account in badges", () => {
  const pieces = [
    piece(28, 760, "Items to dispute"),
    ...card(34, 730, "OAK MORTGAGE", ["TransUnion", "Experian", "Equifax"], "Foreclosure", "$115,650"),
    ...card(222, 730, "PINE CARD BANK", ["Experian", "Equifax"], "Charge Off", "$1,240"),
    ...card(410, 730, "RIDGELINE RECOVERY", ["Experian", "Equifax"], "Collection", "$840"),
    ...card(34, 670, "HARBOR LANE BANK", ["TransUnion"], "Late Payment", "$310"),
    ...card(222, 670, "BIRCH AUTO LOANS", ["TransUnion", "Equifax"], "Repossession", "$5,113"),
  ];
  expect(foundByBureau(linesOfPages([{ width: 612, height: 792, pieces }])).sort()).toEqual([
    "charge_off | PINE CARD BANK | eq 1240 | ex 1240",
    "collection | RIDGELINE RECOVERY | eq 840 | ex 840",
    "foreclosure | OAK MORTGAGE | eq 115650 | ex 115650 | tr 115650",
    "late_payment | HARBOR LANE BANK | tr 310",
    "repossession | BIRCH AUTO LOANS | eq 5113 | tr 5113",
  ]);
});
