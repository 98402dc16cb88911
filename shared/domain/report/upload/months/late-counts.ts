import { type Cell, type TextLine, textOf } from "../lines/text-line";
import { columnsOf } from "../words/bureau-columns";
import { labelIn } from "../words/heading-words";
import { withCountsInCell } from "./counts-in-cell";

const FEWEST = 2;
const order = ["30", "60", "90", "120"];
const counters = [
  /^(30|60|90|120)\+? days? (?:late|past due):? (\d{1,2})$/i,
  /^(?:(?:times|days) )?(?:late|past due) ?[-–:]? ?(30|60|90|120)\+? days?:? (\d{1,2})$/i,
  /^(?:number of )?times (30|60|90|120)\+? days? (?:late|past due):? (\d{1,2})$/i,
];

/** "30 days late: 1 (03/2023)" */
const monthsBehind = / ?\((?:\d{1,2}\/\d{4}(?:, ?)?)+\)$/;

/**
 * How often an account was late, a line for each number of days, as one line: "Late 30 days 1" over "Late 60 days 0" is "Times late
 * 1/0".
 */
export function withLateCounts(printed: readonly TextLine[]): TextLine[] {
  const lines = withCountsBelow(withCountsUnder(withCountsInGrid(withCountsBeneath(printed))));
  const rows: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    const counts = countsFrom(lines, at);
    rows.push(counts.length < FEWEST ? withCountsInCell(withCountsBeside(line, lines[at - 1])) : lineOf(line, counts));
    at += counts.length < FEWEST ? 0 : counts.length - 1;
  }
  return rows;
}

/** "30-59", "60:", "Times 90+:", and the count behind it. */
const ranges = [
  /^(?:times )?30(?:-59|:)(?: ?(\d{1,2}))?$/i,
  /^(?:times )?60(?:-89|:)(?: ?(\d{1,2}))?$/i,
  /^(?:times )?90(?:\+:?|-119|:)(?: ?(\d{1,2})\+?)?$/i,
];

/** Beside one another each count has its own label: "30-59  1  60-89  0  90+  0", "30: 1  60: 0  90: 0+". */
function withCountsBeside(line: TextLine, above: TextLine | undefined): TextLine {
  // Right below the bureaus' names they are one bureau's, though the others have none.
  if (above && columnsOf(above)) return line;
  const from = line.cells.findIndex(({ text }) => ranges[0]?.test(text));
  const [label] = line.cells.slice(from);
  const counts: string[] = [];
  let end = from;
  for (const range of from < 0 ? [] : ranges) {
    const [found, own] = range.exec(line.cells[end]?.text ?? "") ?? [];
    const count = found && own === undefined ? /^\d{1,2}$/.exec(line.cells[end + 1]?.text ?? "")?.[0] : own;
    if (count === undefined) return line;
    counts.push(count);
    end += own === undefined ? 2 : 1;
  }
  // Of more such counts than one, each is of another bureau.
  const isOneOfSeveral = line.cells.slice(end).some(({ text }) => ranges[0]?.test(text));
  if (!label || counts.length === 0 || isOneOfSeveral) return line;
  const value = { ...label, text: counts.join("/"), x: label.x + label.width };
  return { ...line, cells: line.cells.toSpliced(from, end - from, { ...label, text: "Times late:" }, value) };
}

/** "30 days late", "60+ days past due" over a count. */
const dayHeads = /^(?:times )?(30|60|90|120|150|180)\+? days?(?: late| past due)?$/i;
const FEWEST_HEADS = 3;

/** In a copy each count is in the line below its days: "30 days late", "1", "60 days late", "0", "90 days late", "0". */
function withCountsBeneath(lines: readonly TextLine[]): TextLine[] {
  const wordsIn = ({ cells: [cell, ...others] }: TextLine) => (cell && others.length === 0 ? cell.text : "");
  const rows: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    // "Times 30 days late" is a label of its own.
    const isHead = dayHeads.test(wordsIn(line)) && !/^times/i.test(wordsIn(line));
    const near = isHead ? lines.slice(at, at + order.length * 2).map(wordsIn) : [];
    const own = order.map((days, index) =>
      dayHeads.exec(near[2 * index] ?? "")?.[1] === days ? /^\d{1,2}$/.exec(near[2 * index + 1] ?? "")?.[0] : undefined,
    );
    const end = own.indexOf(undefined);
    const counts = end < 0 ? own : own.slice(0, end);
    const [cell] = line.cells;
    if (!cell || counts.length < FEWEST_HEADS) rows.push(line);
    else {
      // A label over its value, as the other values of the copy are.
      const said = ["Times late:", counts.join("/")];
      rows.push(...said.map((text) => ({ ...line, cells: [{ ...cell, text }] })));
      at += counts.length * 2 - 1;
    }
  }
  return rows;
}

/** "30 days late | 60 days late | 90+ days late" over "1 | 0 | 0", each count under the middle of its head or where it begins. */
function withCountsInGrid(lines: readonly TextLine[]): TextLine[] {
  const rows: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [line, below] = lines.slice(at, at + 2);
    if (!line) continue;
    const counts = below && countsInGrid(line, below);
    rows.push(counts ? { ...line, cells: [{ ...counts, text: `Times late: ${counts.text}` }] } : line);
    at += counts ? 1 : 0;
  }
  return rows;
}

function countsInGrid({ cells }: TextLine, below: TextLine): Cell | undefined {
  const days = cells.map(({ text }) => Number(dayHeads.exec(text)?.[1]));
  const isInOrder = days.every((each, at) => each === (at + 1) * 30);
  if (days.length < FEWEST_HEADS || !isInOrder || below.cells.length !== cells.length) return undefined;
  const areCounts = below.cells.every(({ text, x, width }, at) => {
    const head = cells[at];
    const isUnder = head !== undefined && x + width > head.x && x < head.x + head.width;
    return isUnder && /^\d{1,2}$/.test(text);
  });
  const [first] = cells;
  return first && areCounts ? { ...first, text: below.cells.map(({ text }) => text).join("/") } : undefined;
}

const SAME_START = 2;
const daysOver = [/^30$/, /^60$/, /^90\+?$/];

/** "Late payments | 30 | 60 | 90" over "(Last 24 months) | 1 | 1 | 0": what else is in these lines stays. */
function withCountsUnder(lines: readonly TextLine[]): TextLine[] {
  return lines.flatMap((line, at) => {
    const counts = countsUnder(line, lines[at + 1]);
    if (counts) return [{ ...line, cells: line.cells.toSpliced(1, counts.length) }, lateLine(line, counts)];
    const above = lines[at - 1];
    const own = above && countsUnder(above, line);
    return own ? [{ ...line, cells: line.cells.filter((cell) => !own.includes(cell)) }] : [line];
  });
}

function countsUnder({ cells: [label, ...heads] }: TextLine, below: TextLine | undefined): Cell[] | undefined {
  const isLabel = label && labelIn(label.text)?.field === "lateCounts";
  if (!isLabel || !below || !daysOver.every((days, at) => days.test(heads[at]?.text ?? ""))) return undefined;
  const counts = daysOver.flatMap((_, at) => {
    const count = below.cells.find(({ x }) => Math.abs(x - (heads[at]?.x ?? 0)) < SAME_COLUMN);
    return count && /^\d{1,2}$/.test(count.text) ? [count] : [];
  });
  return new Set(counts).size === daysOver.length ? counts : undefined;
}

const SAME_COLUMN = 6;

function lateLine(line: TextLine, counts: readonly Cell[]): TextLine {
  const [label, value] = line.cells;
  const text = counts.map((count) => count.text).join("/");
  return {
    ...line,
    cells:
      label && value
        ? [
            { ...label, text: "Times late:" },
            { ...value, text },
          ]
        : [],
  };
}

/** Among other labels each count may be in a line of its own: "30-59  1" over "60-89  0" over "90+  0". */
function withCountsBelow(lines: readonly TextLine[]): TextLine[] {
  const rows = [...lines];
  for (let at = 0; at < rows.length; at += 1) {
    const label = rows[at]?.cells.find(({ text }) => ranges[0]?.test(text));
    const found = label && ranges.map((range, below) => countAt(rows[at + below], label.x, range));
    const counts = found?.flatMap((each) => each?.count ?? []) ?? [];
    if (!label || counts.length < ranges.length) continue;
    found?.forEach((each, below) => {
      const line = rows[at + below];
      if (!line || !each) return;
      const first = { ...label, text: "Times late:" };
      const value = { ...label, text: counts.join("/"), x: label.x + label.width };
      rows[at + below] = { ...line, cells: line.cells.toSpliced(each.from, 2, ...(below === 0 ? [first, value] : [])) };
    });
  }
  return rows.filter(({ cells }) => cells.length > 0);
}

function countAt(line: TextLine | undefined, x: number, range: RegExp): { from: number; count: string } | undefined {
  const from = line?.cells.findIndex((cell) => range.test(cell.text) && Math.abs(cell.x - x) < SAME_START) ?? -1;
  const [count, next] = (line?.cells ?? []).slice(from + 1).map(({ text }) => /^\d{1,2}$/.exec(text)?.[0]);
  // Of more counts than one, each is of another bureau.
  return from < 0 || count === undefined || next !== undefined ? undefined : { from, count };
}

/** The counts of 30, 60 and more days, each in the line below the one before. */
function countsFrom(lines: readonly TextLine[], from: number): string[] {
  const counts: string[] = [];
  for (const days of order) {
    const [line] = lines.slice(from + counts.length, from + counts.length + 1);
    const text = line && line.cells.length <= 2 ? textOf(line).replace(monthsBehind, "") : "";
    const [, own, count] = counters.map((counter) => counter.exec(text)).find((found) => found !== null) ?? [];
    if (own !== days || count === undefined) break;
    counts.push(count);
  }
  return counts;
}

function lineOf(line: TextLine, counts: readonly string[]): TextLine {
  const [label, value] = line.cells;
  const missing = Math.max(0, order.length - 1 - counts.length);
  const text = [...counts, ...Array<string>(missing).fill("0")].join("/");
  const cells: Cell[] =
    label && value
      ? [
          { ...label, text: "Times late:" },
          { ...value, text },
        ]
      : line.cells.map((cell) => ({ ...cell, text: `Times late: ${text}` }));
  return { ...line, cells };
}
