import { foundByBureau } from "#shared/testing/found-by-bureau";
import type { TextLine } from "../lines/text-line";
import { withoutLineNumbers } from "./line-numbers";

const said = [
  "EXHIBIT B",
  "Contents of Experian consumer report of March 3, 2026",
  "1.  NORTHLAKE CARD",
  "Account: 441712xxxxxx4417",
  "Balance: $1,240",
  "Status as reported: Charged off",
  "",
  "2.  HARBOR LANE BANK",
  "Account: 517800xxxxxx9031",
  "Balance: $310",
  "Status as reported: Paid as agreed",
  "Inquiries: BASALT AUTO, 01/2026",
];

const page: TextLine[] = said.map((text, at) => ({
  page: 1,
  line: at + 1,
  cells: [
    { text: String(at + 1), x: at < 9 ? 74 : 68, width: at < 9 ? 6 : 12 },
    ...(text === "" ? [] : [{ text, x: 100, width: text.length * 5 }]),
  ],
}));

test("the numbers in the margin of a page that counts its lines are left out", () => {
  expect(withoutLineNumbers(page).map(({ cells }) => cells.map(({ text }) => text))).toEqual(
    said.filter((text) => text !== "").map((text) => [text]),
  );
});

test("an account on a page that counts its lines has its own name, below the page's title", () => {
  expect(foundByBureau(page)).toEqual(["charge_off | NORTHLAKE CARD | ex 1240"]);
});

test("a list that counts its few accounts keeps its numbers", () => {
  expect(withoutLineNumbers(page.slice(0, 8))).toEqual(page.slice(0, 8));
});
