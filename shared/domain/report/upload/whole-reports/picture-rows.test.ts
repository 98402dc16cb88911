import { linesOfPages, textOf } from "../lines/text-line";
import { columnsOf } from "../words/bureau-columns";

const word = (text: string, x: number, y: number, height: number) => ({
  text,
  x,
  y,
  height,
  width: text.length * 5,
  confidence: 0.95,
});

test("in a picture the words of a row have boxes of their own ink: dashes are far above", () => {
  const pieces = [
    word("Closed", 22, 418.3, 6),
    word("Date:", 56, 418.3, 5.8),
    word("--", 158, 415.7, 9.8),
    word("-", 301, 420.3, 1.2),
  ].concat([
    word("Account", 22, 407, 5.5),
    word("Rating:", 60, 405.3, 7.4),
    word("Open", 158, 405.6, 7),
    word("-", 301, 409.1, 1),
  ]);
  const lines = linesOfPages([{ width: 612, height: 792, pieces }]);
  expect(lines.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
    ["Closed Date:", "--", "-"],
    ["Account Rating:", "Open", "-"],
  ]);
});

test("in a picture a dash between two words is as near to them as a word is: “NORTHLAKE CARD - Closed”", () => {
  const pieces = [
    word("NORTHLAKE", 20, 418, 8),
    word("CARD", 68, 418, 8),
    { ...word("-", 92.3, 420.3, 1.7), width: 2.9 },
    word("Closed", 99, 418, 8.4),
  ];
  const [line] = linesOfPages([{ width: 612, height: 792, pieces }]);
  expect(line?.cells.map(({ text }) => text)).toEqual(["NORTHLAKE CARD - Closed"]);
});

test("the lines of a table are no part of its words", () => {
  const pieces = [
    word("|", 20, 418, 9),
    word("[$34,422", 40, 418, 6),
    word("¡DELINQ", 120, 418, 6),
    word("STATUS|", 220, 418, 6),
    word("[EF]", 320, 418, 6),
  ];
  const [line] = linesOfPages([{ width: 612, height: 792, pieces }]);
  expect(line?.cells.map(({ text }) => text)).toEqual(["$34,422", "DELINQ", "STATUS", "[EF]"]);
});

test("on a crumpled sheet the words of a row are as far off it as the rows leave room", () => {
  const pieces = [
    ...[word("Date", 43, 609.4, 8), word("filed", 66, 610.4, 8), word("05/09/2023", 175, 613, 8)],
    ...[word("Date", 313, 609.4, 8), word("resolved", 338, 610, 8), word("08/22/2023", 447, 611.5, 8)],
    ...[word("Responsibility", 43, 591.7, 8), word("Individual", 175, 595, 8)],
    ...[word("Liability", 313, 590.2, 8), word("amount", 360, 591.6, 8), word("$38,250", 447, 594, 8)],
    ...[word("Status", 43, 573.2, 8), word("Discharged", 175, 576.5, 8)],
    ...[word("On", 313, 573.9, 8), word("record", 330, 574.5, 8), word("May", 447, 575.7, 8)],
  ];
  const lines = linesOfPages([{ width: 612, height: 792, pieces }]);
  expect(lines.map(textOf)).toEqual([
    "Date filed 05/09/2023 Date resolved 08/22/2023",
    "Responsibility Individual Liability amount $38,250",
    "Status Discharged On record May",
  ]);
});

test.each(["*", "”", "©", "®"])("the sign behind a bureau's name may be read as %s", (sign) => {
  const cells = ["TransUnion", "Experian", "Equifax"].map((name, at) => ({
    text: `${name}${sign}`,
    x: 160 + at * 140,
    width: 50,
  }));
  expect(columnsOf({ cells })?.map(({ bureau }) => bureau)).toEqual(["transunion", "experian", "equifax"]);
});
