import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";
import { withCheckedChoices } from "./checked-choices";

const ratings = ["Pays as agreed", "30+ days late", "Charge-off", "Collection", "Included in BK"];
const bureaus = ["TransUnion", "Experian", "Equifax"];
const account = (
  name: string,
  rating: string,
  by: readonly string[],
  balance: string,
  [on, off]: readonly string[],
  gap: string,
) => {
  const boxes = (all: readonly string[], own: readonly string[]) =>
    all.map((each) => `${own.includes(each) ? on : off} ${each}`);
  const [first, rest] = [boxes(ratings, [rating]).slice(0, 3), boxes(ratings, [rating]).slice(3)];
  return [
    `Furnisher:  ${name}   Acct. no. (last 4):  4417`,
    `Reported by:  ${boxes(bureaus, by).join(gap)}`,
    ...(gap === " "
      ? [`Rating:  ${[...first, ...rest].join(gap)}`]
      : [`          ${first.join(gap)}`, "Rating:", `          ${rest.join(gap)}`]),
    `Balance:  ${balance}   Past due:  $0.00`,
    "",
  ].join("\n");
};

test.each([
  ["☒", "☐", "  "],
  ["☑", "☐", " "],
  ["[X]", "[ ]", "  "],
  ["■", "□", " "],
])("of a form's answers only those with %s are said, not those with %s", (on, off, gap) => {
  const rows: [string, string, string[], string][] = [
    ["NORTHLAKE CARD", "Charge-off", ["TransUnion", "Equifax"], "$1,240.00"],
    ["OAK BANK", "Pays as agreed", bureaus, "$310.00"],
    ["PINE LOANS", "30+ days late", ["Experian"], "$9,310.00"],
    ["ELM CREDIT", "Included in BK", ["Equifax"], "$0.00"],
  ];
  const text = `Credit File Review\nTri-bureau report\n${rows.map((row) => account(...row, [on, off], gap)).join("")}`;
  expect(foundByBureau(linesOfText(text)).sort()).toEqual([
    "charge_off | NORTHLAKE CARD | eq 1240 | tr 1240",
    "late_payment | PINE LOANS | ex 9310",
    "other | ELM CREDIT | eq 0",
  ]);
});

test("accounts to choose from have a box each, checked or not: they stay as they are", () => {
  const lines = linesOfText(`Negative accounts\n☐ Midland Credit – Collection – $812 – Opened 03/2021
☒ Hollyhock Bank – Charge-off – $1,387 – Opened 11/2017\n`);
  expect(withCheckedChoices(lines)).toEqual(lines);
});
