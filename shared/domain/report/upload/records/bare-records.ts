import { type Cell, type TextLine, textOf } from "../lines/text-line";
import { labelsIn } from "../words/fields";
import { dispositionIn, printedValue, type SeenRow, type Sign, signLabels, signsIn } from "../words/record-signs";
import { recordLabels } from "../words/record-vocabulary";
import { sectionOf } from "../words/sections";

const facts = ["status", "day", "number", "amount", "source"] as const;

/**
 * Court records whose courts and kinds are printed without labels, as rows of a label and its value: what a cell is shows in its
 * words ("US BKPT CT", "CHAPTER 7 BANKRUPTCY") and its signs. What has a label stays as it is.
 */
export function withBareRecords(lines: readonly TextLine[]): TextLine[] {
  const seen = lines.map((line, at) =>
    isBelowLabel(lines[at - 1]) ? { ...signsIn(line), cells: bare(line) } : signsIn(line),
  );
  const starts = startsOf(seen);
  const records = starts.flatMap((start, index) => rowsOf(seen.slice(start, starts[index + 1])));
  const above = seen.slice(0, starts[0]).filter((row) => !isHead(row));
  return [...above.map(({ line }) => line), ...records];
}

/** In a copy the value of a label that says nothing of the record is in the next line: "Court type", "US Bankruptcy Court". */
function isBelowLabel(above: TextLine | undefined): boolean {
  const [label, ...others] = above?.cells.length === 1 ? labelsIn(textOf(above), recordLabels) : [];
  return label?.value === "" && label.field === "none" && others.length === 0;
}

const bare = (line: TextLine): SeenRow["cells"] => line.cells.map((cell) => ({ cell, labels: [] }));

/** The same where all is said in rows, before anything else takes these for a table of accounts. */
export function withRowsOfRecords(lines: readonly TextLine[]): TextLine[] {
  const rows: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (line) rows.push(line);
    if (!line || opened(line) !== "records") continue;
    let end = at + 1;
    for (let next = lines[end]; next && !opened(next); next = lines[end]) end += 1;
    const below = lines.slice(at + 1, end);
    rows.push(...(areRowsOfRecords(below) ? withBareRecords(below) : below));
    at = end - 1;
  }
  return rows;
}

const MOST_IN_HEADING = 2;
const opened = (line: TextLine) => (line.cells.length <= MOST_IN_HEADING ? sectionOf(textOf(line)) : undefined);

/** Whether lines have a court or a kind of record and beside it what else is said of it, each once: not for each bureau. */
function areRowsOfRecords(lines: readonly TextLine[]): boolean {
  const seen = lines.map(signsIn);
  // Below labels over columns, each with its court, they are a table.
  const head = seen.findIndex(isHead);
  if (head >= 0 && seen.slice(head + 1).every((row) => has(row, "court"))) return false;
  const signs = seen.map(({ cells }) => cells.flatMap(({ sign }) => sign ?? []));
  const rows = signs.filter((row) => row.length > 1 && (row.includes("court") || row.includes("type")));
  const isOnce = (row: readonly Sign[], of: Sign) => row.filter((sign) => sign === of).length <= 1;
  return rows.length > 0 && rows.every((row) => isOnce(row, "court") && isOnce(row, "type"));
}

const has = ({ cells }: SeenRow, of: Sign) => cells.some(({ sign }) => sign === of);
const hasLabel = ({ cells }: SeenRow) => cells.some(({ sign, labels }) => !sign && labels.length > 0);
/** Nothing but labels over columns. */
const isHead = ({ cells }: SeenRow) => cells.length > 2 && cells.some(({ labels }) => labels.at(-1)?.value === "");
const isOfRecord = (row: SeenRow) => has(row, "court") || has(row, "type");
const isValues = (row: SeenRow) => !hasLabel(row) && !isOfRecord(row) && has(row, "day");

/** Where each record begins: with its court, its kind or a row of values over that, as the first one does. */
function startsOf(seen: readonly SeenRow[]): number[] {
  const first = seen.findIndex(isOfRecord);
  const above = seen[first - 1];
  const isBelowValues = above !== undefined && isValues(above);
  const lead: Sign = seen[first] && has(seen[first], "court") && !isBelowValues ? "court" : "type";
  return seen.flatMap((row, at) => {
    const before = seen[at - 1];
    // "BK7-DISC" and below it "CHAPTER 7 BANKRUPTCY DISCHARGED" are one, and so is a court's name of two lines.
    const isWhole = before && has(before, lead === "court" ? "type" : "court");
    if (!has(row, lead) || (before && has(before, lead) && !isWhole)) return [];
    return [isBelowValues && before && isValues(before) ? at - 1 : at];
  });
}

function rowsOf(seen: readonly SeenRow[]): TextLine[] {
  const labels = seen.flatMap(({ cells }) => cells.flatMap((cell) => (cell.sign ? [] : cell.labels)));
  const said = new Set(labels.map(({ field }) => field));
  // Below a label a day is that label's.
  const own = seen.filter((row) => isOfRecord(row) || (said.size === 0 && isValues(row)));
  const found = (sign: Sign) =>
    said.has(signLabels[sign][1])
      ? undefined
      : own.flatMap(({ line, cells }) =>
          cells.flatMap((each) => (each.sign === sign ? { line, cell: each.cell } : [])),
        )[0];
  const [court, type] = [found("court"), found("type")];
  const values = facts.flatMap((sign) => {
    const fact = found(sign);
    return fact ? [rowOf(fact.line, sign, fact.cell)] : [];
  });
  const name = said.has("creditorName") ? undefined : (court ?? type);
  // Its kind alone may be a heading or a word of a summary.
  if (!name || (!court && values.length === 0 && said.size === 0)) return seen.map(({ line }) => line);
  const status = type && !said.has("payStatus") && !found("status") ? dispositionIn(type.cell.text) : undefined;
  return [
    { ...rowOf(name.line, "court", name.cell), begins: true },
    ...(type ? [rowOf(type.line, "type", type.cell)] : []),
    ...(type && status ? [rowOf(type.line, "status", { ...type.cell, text: status })] : []),
    ...values,
    ...seen.flatMap((row) => withoutSigns(row, own.includes(row))),
  ];
}

/** What is left of a row whose signs were read. */
function withoutSigns({ line, cells }: SeenRow, isRead: boolean): TextLine[] {
  const rest = isRead ? cells.filter(({ sign }) => !sign).map(({ cell }) => cell) : line.cells;
  return rest.length > 0 ? [{ ...line, cells: rest }] : [];
}

const rowOf = (line: TextLine, sign: Sign, cell: Cell): TextLine => ({
  ...line,
  cells: [{ ...cell, text: `${signLabels[sign][0]} ${printedValue(cell, sign)}` }],
});
