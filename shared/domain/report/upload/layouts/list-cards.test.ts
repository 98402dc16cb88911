import { foundByBureau } from "#shared/testing/found-by-bureau";
import type { TextLine } from "../lines/text-line";

/** Two columns: the left one begins at 37, the right one ends at 410. */
const listed = (...rows: string[][]): TextLine[] =>
  rows.map(([left = "", right], at) => ({
    page: 1,
    line: at + 1,
    cells: [
      { text: left, x: 37, width: left.length * 6 },
      ...(right === undefined ? [] : [{ text: right, x: 410 - right.length * 6, width: right.length * 6 }]),
    ],
  }));

test("an app's list has each account's amount beside its name, and below it a fact and how it stands", () => {
  const lines = listed(
    ["Accounts"],
    ["TransUnion", "Updated Oct 8, 2026"],
    ["Credit cards"],
    ["Coral Bay Bank", "$229"],
    ["Opened Aug 2020", "Open"],
    ["Northlake Card Services", "$2,760"],
    ["Opened Sep 2020", "Charged off"],
    ["Harbor Lane Bank", "$2,330"],
    ["Opened Nov 2021", "90 days past due"],
    ["Collections"],
    ["Ridgeline Recovery Llc", "$2,237"],
    ["Original creditor: Hudson Clinic", "In collection"],
  );
  expect(foundByBureau(lines)).toEqual([
    "charge_off | Northlake Card Services | tr 2760",
    "late_payment | Harbor Lane Bank | tr 2330",
    "collection | Ridgeline Recovery Llc | tr 2237",
  ]);
});
