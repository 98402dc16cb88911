import { bendOf } from "./flat-lines";
import type { PlacedText } from "./placed-text";
import { linesOfPages, textOf } from "./text-line";

const SIZE = { width: 612, height: 792 };
const HEIGHT = 8;

/** Lines of words on a page that is bent: a paragraph, and below it labels with their values far to the right. */
function page(bend: (x: number, y: number) => number): PlacedText[] {
  const word = (text: string, x: number, y: number): PlacedText => {
    const width = text.length * 5;
    return { text, x, y: y + bend(x + width / 2, y + HEIGHT / 2), width, height: HEIGHT, confidence: 0.95 };
  };
  const prose = Array.from({ length: 14 }, (_, line) =>
    Array.from({ length: 12 }, (__, at) => word("words", 40 + at * 32, 740 - line * 24)),
  );
  const table = Array.from({ length: 20 }, (_, line) => [
    ...["label", "no", `${line}`].map((text, at) => word(text, 40 + at * 30, 400 - line * 16)),
    word(`value${line}`, 300, 400 - line * 16),
    word(`other${line}`, 520, 400 - line * 16),
  ]);
  return [...prose.flat(), ...table.flat()];
}

const bends = {
  flat: () => 0,
  leaning: (x: number) => x * 0.03,
  "taken from the side": (x: number, y: number) => (x / 612) * (y / 792 - 0.4) * 60,
  curled: (x: number) => 14 * Math.sin((Math.PI * x) / 612),
};

test.each(Object.entries(bends))("labels and values of one line of a page are together, though it is %s", (_, bend) => {
  const lines = linesOfPages([{ ...SIZE, pieces: page(bend) }]).map(textOf);
  for (let line = 0; line < 20; line += 1) expect(lines).toContain(`label no ${line} value${line} other${line}`);
});

test("a page with few lines of words does not show how it is bent", () => {
  expect(bendOf(page(bends.curled).slice(0, 40), SIZE)).toBeUndefined();
});

test("words whose ink reaches below their line do not bend a flat page of a phone", () => {
  const inked = (text: string, x: number, y: number): PlacedText => {
    const below = /[gpqy,$]/.test(text) ? 3.4 : 0;
    const above = /[A-Zbdfhklt\d]/.test(text) ? 12 : 9;
    return { text, x, y: y - below, width: text.length * 8, height: above + below, confidence: 0.95 };
  };
  const rows: [label: string, value: string][] = [
    ["Current balance", "$4,127"],
    ["Credit limit", "$3,800"],
    ["Amount past due", "$4,127"],
    ["Payment status", "Charged off"],
    ["Account number", "4311..."],
    ["Opened on", "04/16/2019"],
    ["Last updated", "01/06/2026"],
    ["Account owner", "Individual"],
    ["Highest balance", "$4,127"],
  ];
  const placed = (words: string, x: number, y: number) =>
    words.split(" ").map((text, at) => inked(text, x + at * 62, y));
  const pieces = rows.flatMap(([label, value], line) => {
    const y = 632 - line * 51;
    return [...placed(label, 22, y), ...placed(value, value === "Charged off" ? 358 : 385, y)];
  });

  const lines = linesOfPages([{ width: 466, height: 860, pieces }]).map(textOf);

  expect(lines).toEqual(rows.map((row) => row.join(" ")));
});
