import type { TextLine } from "./text-line";

/** Signs that a font or a program sets for letters: "ﬀ" of "Charged off", hyphens and spaces at which no line may break. */
const letters: ReadonlyMap<string, string> = new Map([
  ["ﬀ", "ff"],
  ["ﬁ", "fi"],
  ["ﬂ", "fl"],
  ["ﬃ", "ffi"],
  ["ﬄ", "ffl"],
  ["\u2010", "-"],
  ["\u2011", "-"],
  ["\u2009", " "],
  ["\u202f", " "],
]);
const any = new RegExp(`[${[...letters.keys()].join("")}]`, "g");

/** The lines with plain letters for such signs. */
export const withPlainLetters = (lines: readonly TextLine[]): readonly TextLine[] =>
  lines.map((line) =>
    line.cells.some(({ text }) => text.search(any) >= 0)
      ? {
          ...line,
          cells: line.cells.map((cell) => ({
            ...cell,
            text: cell.text.replaceAll(any, (sign) => letters.get(sign) ?? sign),
          })),
        }
      : line,
  );
