import { joined } from "./broken-words";
import type { PlacedText } from "./placed-text";

/** The words of one line of a cell. */
export function inOnePiece(pieces: readonly PlacedText[]): PlacedText {
  return [...pieces]
    .sort((a, b) => a.x - b.x)
    .reduce((line, piece) => {
      const isApart = piece.x - endOf(line) > piece.height * BETWEEN_WORDS || /^\s/.test(piece.text);
      return together(line, piece, `${line.text.trimEnd()}${isApart ? " " : ""}${piece.text.trim()}`);
    });
}

const BETWEEN_WORDS = 0.15;

/** The lines of a cell in one. */
export const wordsOf = (lines: readonly PlacedText[]): PlacedText =>
  lines.reduce((cell, line) => together(cell, line, joined(cell.text.trim(), line.text.trim())));

function together(a: PlacedText, b: PlacedText, text: string): PlacedText {
  const x = Math.min(a.x, b.x);
  const confidences = [a.confidence, b.confidence].filter((each) => each !== undefined);
  return {
    ...a,
    text,
    x,
    width: Math.max(endOf(a), endOf(b)) - x,
    ...(confidences.length > 0 ? { confidence: Math.min(...confidences) } : {}),
  };
}

/** Spaces at the end of a piece may reach into the next column. */
export const endOf = ({ text, x, width }: PlacedText) => x + (width * text.trimEnd().length) / Math.max(1, text.length);
