import type { Word } from "./engine";
import { makeGray } from "./gray";
import { withMarksBelowMonths } from "./marks-below-months";

const page = makeGray(800, 600);
const HEIGHT = 20;
const wordAt = (text: string, x: number, y: number, confidence = 0.95): Word => ({
  ...{ text, x, y, width: text.length * 11, height: HEIGHT },
  confidence,
});
const months = ["09/2025", "08/2025", "03/2025"].map((month, at) => wordAt(month, 60 + at * 130, 100));

/** An engine that reads one of these at a time. */
function engineReading(...words: readonly (Word | undefined)[]) {
  const parts: string[] = [];
  const read = ({ width, height }: { width: number; height: number }) => {
    parts.push(`${width} x ${height}`);
    return [words[parts.length - 1]].filter((word) => word !== undefined);
  };
  return { parts, engine: { read } };
}

const textsOf = (words: readonly Word[]) => words.map(({ text }) => text);
const codes = [wordAt("3", 33, 9), wordAt("2", 33, 9), wordAt("2", 33, 9)];

test("single figures below the months of a history, which the engine left out, are read by themselves", () => {
  const { engine, parts } = engineReading(...codes);
  const [first, ...others] = months;
  const guess = { ...wordAt("Eau", 50, 90, 0.17), width: 330, height: 90 };
  const line = first ? [first, wordAt("|", 160, 98), ...others] : [];
  const read = withMarksBelowMonths(
    [wordAt("History", 60, 60), ...line, guess, wordAt("Bank", 60, 220)],
    page,
    300,
    engine,
  );
  expect(textsOf(read)).toEqual(["History", "09/2025", "|", "08/2025", "03/2025", "3", "2", "2", "Eau", "Bank"]);
  expect(read[5]).toMatchObject({ x: 93, y: 135 });
  expect(parts).toEqual(["77 x 46", "77 x 46", "77 x 46"]);
});

test("a month without a mark has none", () => {
  const { engine } = engineReading(wordAt("3", 33, 9), undefined, wordAt("2", 33, 9));
  expect(textsOf(withMarksBelowMonths(months, page, 300, engine)).slice(months.length)).toEqual(["3", "2"]);
});

test.each([
  ["words that are no marks", [wordAt("3", 33, 9), wordAt("Bank", 20, 9)]],
  ["a mark that is not sure", [wordAt("3", 33, 9, 0.6)]],
  ["nothing", []],
])("nothing is added where these are read: %s", (_, read) => {
  const words = [...months, wordAt("Bank", 60, 220)];
  expect(withMarksBelowMonths(words, page, 300, engineReading(...read).engine)).toEqual(words);
});

test.each([
  ["words are below them", [...months, wordAt("OK", 70, 140)]],
  [
    "there are more than are read in time",
    Array.from({ length: 42 }, (_, at) => wordAt("09/2025", at % 2 ? 190 : 60, 100 + Math.floor(at / 2) * 80)),
  ],
  ["they are no row of months", [wordAt("09/2025", 60, 100), wordAt("Opened", 190, 100), wordAt("03/2025", 320, 100)]],
])("nothing is read again where %s", (_, words) => {
  const { engine, parts } = engineReading(...codes);
  expect(withMarksBelowMonths(words, page, 300, engine)).toEqual(words);
  expect(parts).toEqual([]);
});
