import type { Word } from "./engine";
import { withoutStains } from "./without-stains";

const word = (text: string, x: number, y: number, confidence = 0.95): Word => ({
  ...{ text, x, y, confidence },
  width: text.length * 12,
  height: 20,
});

/** A page of labels and values, printed from 200 to 620, with other words of its lines. */
const page = (...others: ((y: number) => Word[])[]) =>
  Array.from({ length: 12 }, (_, line) => [
    word("Balance", 200, line * 40),
    ...(others[line] ?? (() => []))(line * 40),
    word("$1,204", 548, line * 40),
  ]).flat();
const lone = (words: readonly Word[]) =>
  withoutStains(words).flatMap(({ text }) => (text === "Balance" || text === "$1,204" ? [] : text));

test("single signs beyond all that is printed are the rim of the sheet or what it lies on", () => {
  const rim = ["E", "É", "EE", "j", "A", "-", "1", "$"].map((text, at) =>
    word(text, at % 2 === 0 ? 900 : 40, at * 40, 0.9),
  );
  expect(lone([...page(), ...rim])).toEqual([]);
});

test("marks of a history beyond it stay, and so do words and numbers", () => {
  const marks = ["C", "X", "OK", "30", "CO"].map((text, at) => word(text, 900, at * 40, 0.9));
  expect(lone([...page(), ...marks])).toEqual(["C", "X", "OK", "30", "CO"]);
});

test("pieces of a table's lines are no letters, where nothing is beside them", () => {
  const words = page(
    (y) => [word("i", 400, y, 0.5)],
    (y) => [word("I", 400, y, 0.96)],
    (y) => [word("y", 400, y, 0.6), word("de", 420, y, 0.6)],
  );
  expect(lone(words)).toEqual(["I", "y", "de"]);
});

test("a scratch is a letter or two that were read unsurely and have not the print's shape", () => {
  const scratches = [
    { text: "re", width: 60, height: 12 },
    { text: "a", width: 20, height: 5 },
    { text: "-", width: 2, height: 2 },
  ].map((box, line) => ({ ...box, x: 400, y: line * 40, confidence: 0.4 }));
  const marks = ["C", "OK", "-"].map((text, line) => word(text, 400, 120 + line * 40, 0.4));
  expect(lone([...page(), ...scratches, ...marks])).toEqual(["C", "OK", "-"]);
});

test("an unsure dash that has a line to itself is one, too", () => {
  const dash = (y: number, confidence: number) => ({ ...word("-", 400, y, confidence), width: 8, height: 3 });
  expect(lone([...page(), dash(30, 0.7), dash(70, 0.92), dash(88, 0.7)])).toEqual(["-", "-"]);
});
