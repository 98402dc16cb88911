import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";
import type { TextLine } from "../lines/text-line";
import { withKnownMarks } from "./misread-checks";

const names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const columnOf = (month: number) => 90 + month * 40;
const lineOf = (
  line: number,
  words: readonly (readonly [text: string, x: number, confidence?: number])[],
): TextLine => ({
  page: 1,
  line,
  cells: words.map(([text, x, confidence]) => ({ text, x, width: text.length * 6, confidence })),
});
const head = (sure?: number) =>
  lineOf(
    1,
    names.map((name, month) => [name, columnOf(month), sure] as const),
  );
const marksOf = (lines: readonly TextLine[]) => lines.map(({ cells }) => cells.map(({ text }) => text).join(" "));

test("in a picture the check marks of a year are taken for other signs, or not seen: its lates stay in their months", () => {
  const year = lineOf(2, [
    ...[["2025", 40, 0.97] as const, ["7", columnOf(1) + 4, 0.63] as const, ["Pa", columnOf(2) + 3, 0.35] as const],
    ...[["30", columnOf(4) + 1, 0.97] as const, ["60", columnOf(5) + 1, 0.96] as const],
    ...[["v", columnOf(7) + 4, 0.4] as const, ["4", columnOf(11) + 4, 0.46] as const],
  ]);
  expect(marksOf(withKnownMarks([head(0.96), year]))[1]).toBe("2025 - ✓ - - 30 60 - ✓ - - - -");
});

test.each([
  ["a number that was read with little confidence is no late month", "90", 0.5, "-"],
  ["one that was read for sure is", "90", 0.9, "90"],
])("%s", (_, text, confidence, mark) => {
  const year = lineOf(2, [
    ["2025", 40, 0.97],
    [text, columnOf(4), confidence],
  ]);
  expect(marksOf(withKnownMarks([head(0.96), year]))[1]).toBe(`2025 - - - - ${mark} - - - - - - -`);
});

test.each([
  ["what is beside the months", [["2025", 40, 0.97] as const, ["7", 20, 0.5] as const]],
  ["words of a sentence", [["2025", 40, 0.97] as const, ["payments", columnOf(1), 0.5] as const]],
  ["what is no year", [["Status", 40, 0.97] as const, ["7", columnOf(1), 0.5] as const]],
])("other lines below months stay: %s", (_, words) => {
  const lines = [head(0.96), lineOf(2, words)];
  expect(withKnownMarks(lines)).toEqual(lines);
});

test("what was not read from a picture stays", () => {
  const lines = [head(), lineOf(2, [["2025", 40] as const, ["7", columnOf(1)] as const])];
  expect(withKnownMarks(lines)).toEqual(lines);
});

test("an account of a picture was late where its history alone says so, between check marks that were misread", () => {
  const text = `Equifax    Confirmation # 6300000019
NORTHLAKE CARD SERVICES
Account Number:    441712....    Date Opened:    Aug 2018
Account Status:    Pays As Agreed    Reported Balance:    $1,450
`;
  const account = linesOfText(text);
  const year = lineOf(7, [
    ...[["2025", 40, 0.97] as const, ["7", columnOf(0), 0.6] as const, ["30", columnOf(4), 0.97] as const],
    ...[["60", columnOf(5), 0.97] as const, ["a", columnOf(6), 0.4] as const],
  ]);
  expect(foundByBureau([...account, { ...head(0.96), line: 6 }, year])).toEqual([
    "late_payment | NORTHLAKE CARD SERVICES | eq 1450",
  ]);
});
