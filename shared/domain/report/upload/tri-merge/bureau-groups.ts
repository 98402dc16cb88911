import type { Bureau } from "#shared/domain/bureau/bureau";
import { type Cell, type TextLine, textOf } from "../lines/text-line";
import { placedInGrid } from "../tables/label-grid";
import { stacked } from "../tables/stacked-cells";
import { bureauIn, columnsOf } from "../words/bureau-columns";
import { isWords, type Label, labelIn } from "../words/heading-words";
import { nameOf } from "../words/names";
import { recordTypeOf } from "../words/record-type";
import { sectionOf } from "../words/sections";
import { type Groups, gridOf, isValue, placeOf } from "./group-columns";
import { labelGroupsAt } from "./label-groups";

const MOST_HEADING = 5;
const FEWEST_LABELS = 2;
const FAR = 30;
const STEP = 100;

/**
 * A table with a row for each account and a group of columns for each bureau, the same labels under each name, or for each label,
 * the same bureaus under it, as one table of rows below each account's name: a column for each bureau.
 */
export function withBureauGroupsApart(lines: readonly TextLine[]): readonly TextLine[] {
  const rows: TextLine[] = [];
  let groups: Groups | undefined;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    const found = groupsAt(lines, at) ?? labelGroupsAt(lines, at);
    if (found) {
      groups = found;
      at += found.height - 1;
      continue;
    }
    if (groups && (columnsOf(line) !== undefined || (line.cells.length === 1 && sectionOf(textOf(line)))))
      groups = undefined;
    rows.push(...((groups && accountOf(line, groups)) ?? [line]));
  }
  return rows;
}

/** The heading of such a table: the bureaus' names, and below, in one line or several, the same known labels under each of them. */
function groupsAt(lines: readonly TextLine[], at: number): Groups | undefined {
  const line = lines[at];
  const named = line ? bureausAtEnd(line) : [];
  if (!line || named.length < 2) return undefined;
  let found: Groups | undefined;
  for (let height = 2; height <= MOST_HEADING; height += 1) {
    if (!lines[at + height - 1]?.cells.every(isWords)) break;
    const cells = stacked(lines.slice(at + 1, at + height)).map(joined);
    const labels = repeatedIn(cells, named.length);
    if (!labels) continue;
    const own = cells.slice(cells.length - labels.length * named.length);
    const left = Math.min(...own.map(({ x }) => x));
    const shared = [...line.cells, ...cells].filter(({ x, width }) => x + width < left).sort((a, b) => a.x - b.x);
    const grid = gridOf([...shared, ...own], lines.slice(at + height, at + height + FAR));
    if (shared.length > 0) found = { bureaus: named, shared, grid, labels, height };
  }
  return found;
}

/** The words of a label that are below one another. */
function joined(cells: readonly Cell[]): Cell {
  const x = Math.min(...cells.map((cell) => cell.x));
  const end = Math.max(...cells.map((cell) => cell.x + cell.width));
  return { text: cells.map(({ text }) => text).join(" "), x, width: end - x };
}

/** The bureaus whose names a line ends with; before them may be the labels of the columns that are not theirs. */
function bureausAtEnd({ cells }: TextLine): Bureau[] {
  const named = cells.map(({ text }) => bureauIn(text));
  const own = named.slice(named.lastIndexOf(undefined) + 1).flatMap((bureau) => bureau ?? []);
  return new Set(own).size === own.length && cells.slice(0, -own.length).every(({ text }) => labelIn(text)) ? own : [];
}

/** The labels that come once for each bureau at the end of a line. */
function repeatedIn(cells: readonly Cell[], times: number): Label[] | undefined {
  for (let count = Math.floor(cells.length / times); count >= FEWEST_LABELS; count -= 1) {
    const own = cells.slice(cells.length - count * times);
    const isSame = own.every(({ text }, at) => text.toLowerCase() === own[at % count]?.text.toLowerCase());
    const labels = own.slice(0, count).flatMap(({ text }) => labelIn(text) ?? []);
    if (isSame && labels.length === count) return labels;
  }
  return undefined;
}

/** One row as the account's name, the bureaus' names and a row for each label; undefined for another line. */
function accountOf(line: TextLine, groups: Groups): TextLine[] | undefined {
  const { bureaus, shared, grid, labels } = groups;
  const placed = placedInGrid(line.cells, grid);
  const [name, ...others] = placed.slice(0, shared.length);
  const valuesOf = (bureau: number, label: number) => placed[placeOf(groups, bureau, label)];
  const isReported = bureaus.map((_, bureau) => labels.some((_, label) => isValue(valuesOf(bureau, label))));
  const isWhole = placed.filter((cell) => cell).length === line.cells.length;
  if (!name || !isWhole || !isReported.includes(true) || line.cells.length < 3) return undefined;
  const fieldOf = (at: number) => labelIn(shared[at + 1]?.text ?? "")?.field;
  const isRecord = others.some((cell, at) => cell && fieldOf(at) === "accountType" && recordTypeOf(cell.text));
  if (!isRecord && !nameOf({ ...line, cells: [name] })) return undefined;
  const row = (label: string, textFor: (bureau: number) => string): TextLine => ({
    ...line,
    cells: [label, ...bureaus.map((_, bureau) => textFor(bureau))].map((text, at) => ({
      ...{ text, x: at * STEP, width: STEP / 2 },
    })),
  });
  const ofEach = (label: string, text: string) => row(label, (bureau) => (isReported[bureau] ? text : "-"));
  const heading = row("", (bureau) => bureaus[bureau] ?? "");
  const section = (text: string) => (isRecord ? [{ ...line, cells: [{ ...name, text }] }] : []);
  return [
    ...section("Public records"),
    { ...line, cells: [name] },
    { ...heading, cells: heading.cells.slice(1) },
    ...others.flatMap((cell, at) => {
      const label = labelIn(shared[at + 1]?.text ?? "")?.label;
      return cell && label ? [ofEach(`${label}:`, cell.text)] : [];
    }),
    ...labels.map(({ label }, at) => row(`${label}:`, (bureau) => valuesOf(bureau, at)?.text ?? "-")),
    ...section("Accounts"),
  ];
}
