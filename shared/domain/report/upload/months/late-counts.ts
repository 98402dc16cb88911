import { type Cell, type TextLine, textOf } from "../lines/text-line";

const FEWEST = 2;
const order = ["30", "60", "90", "120"];
const counter = /^(?:(?:times|days) )?(?:late|past due) ?[-–:]? ?(30|60|90|120)\+? days?:? (\d{1,2})$/i;

/**
 * How often an account was late, a line for each number of days, as one line: "Late 30 days 1" over "Late 60 days 0" is "Times late
 * 1/0".
 */
export function withLateCounts(lines: readonly TextLine[]): TextLine[] {
  const rows: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    const counts = countsFrom(lines, at);
    rows.push(counts.length < FEWEST ? withCountsBeside(line) : lineOf(line, counts));
    at += counts.length < FEWEST ? 0 : counts.length - 1;
  }
  return rows;
}

const ranges = [/^30(?:-59|:)$/, /^60(?:-89|:)$/, /^90(?:\+:?|-119|:)$/];

/** Beside one another each count has its own label: "30-59  1  60-89  0  90+  0". */
function withCountsBeside(line: TextLine): TextLine {
  const from = line.cells.findIndex(({ text }) => ranges[0]?.test(text));
  const own = line.cells.slice(from, from + ranges.length * 2);
  const counts = ranges.flatMap((range, at) => {
    const [label, count] = own.slice(at * 2, at * 2 + 2);
    return label && count && range.test(label.text) && /^\d{1,2}$/.test(count.text) ? [count.text] : [];
  });
  const [label, value] = own;
  if (from < 0 || counts.length < ranges.length || !label || !value) return line;
  const cells = [
    { ...label, text: "Times late:" },
    { ...value, text: counts.join("/") },
  ];
  return { ...line, cells: line.cells.toSpliced(from, own.length, ...cells) };
}

/** The counts of 30, 60 and more days, each in the line below the one before. */
function countsFrom(lines: readonly TextLine[], from: number): string[] {
  const counts: string[] = [];
  for (const days of order) {
    const [line] = lines.slice(from + counts.length, from + counts.length + 1);
    const [, own, count] = line && line.cells.length <= 2 ? (counter.exec(textOf(line)) ?? []) : [];
    if (own !== days || count === undefined) break;
    counts.push(count);
  }
  return counts;
}

function lineOf(line: TextLine, counts: string[]): TextLine {
  const [label, value] = line.cells;
  while (counts.length < order.length - 1) counts.push("0");
  const text = counts.join("/");
  const cells: Cell[] =
    label && value
      ? [
          { ...label, text: "Times late:" },
          { ...value, text },
        ]
      : line.cells.map((cell) => ({ ...cell, text: `Times late: ${text}` }));
  return { ...line, cells };
}
