import type { Cell, TextLine } from "../lines/text-line";
import { bureauIn } from "../words/bureau-columns";
import { fits, labelled } from "../words/fields";
import { isWords, type Label, labelIn, type TableColumn } from "../words/heading-words";
import { isMark } from "../words/pay-status";
import { accountLabels } from "../words/vocabulary";
import { withInferredLabels } from "./inferred-labels";
import { stacked } from "./stacked-cells";
import { withTouchingLabelsApart } from "./touching-labels";

/**
 * The heading of a table with a row for each account, and how many lines it has. `hasOwners`: a letter before each name says whose
 * the account is.
 */
export type TableHeader = { columns: TableColumn[]; height: number; hasOwners?: boolean };

const MOST_LINES = 3;
const FEWEST_KNOWN = 3;
/** The first words of labels in several lines may be over few of them. */
const FEWEST_STACKED = 2;
/** So many lines below a heading show what its columns hold. */
const FAR = 12;
const FEWEST_MONTHS = 6;
/** One for each bureau: an unknown label over several columns. */
const MOST_ALIKE = 3;

type Asked = { lines: readonly TextLine[]; header: TableHeader | undefined };
/** Headings are asked for in several passes: what was found is kept as long as the lines below are the same. */
const asked = new WeakMap<TextLine, Asked>();

/**
 * The heading of a table that begins in a line: a creditor's column and two others at least whose words are known. Words may be
 * stacked ("Date" over "Opened"), and a column may have two values below one another ("Balance / Past due").
 */
export function tableHeaderAt(lines: readonly TextLine[], at: number): TableHeader | undefined {
  const [first] = lines.slice(at, at + 1);
  if (!first || first.cells.length < FEWEST_STACKED) return undefined;
  const near = lines.slice(at, at + MOST_LINES + FAR);
  const before = asked.get(first);
  if (before && before.lines.length === near.length && before.lines.every((line, index) => line === near[index]))
    return before.header;
  const header = findHeader(near);
  asked.set(first, { lines: near, header });
  return header;
}

/** @param lines from its first line as far as its columns show what they hold */
function findHeader(lines: readonly TextLine[]): TableHeader | undefined {
  const [first] = lines;
  if (!first?.cells.every(isWords)) return undefined;
  if (!first.cells.some(hasLetters) || isHistory(first)) return undefined;
  const isSparse = first.cells.length < FEWEST_KNOWN;
  let best: TableHeader | undefined;
  for (let height = 1; height <= MOST_LINES; height += 1) {
    const line = lines[height - 1];
    if (!line?.cells.every(isWords)) break;
    const heading = stacked(lines.slice(0, height));
    const [only, ...others] = line.cells;
    if (only && others.length === 0 && !labelIn(only.text) && !arePartsOfLabels(line, heading)) break;
    if (isSparse && !arePartsOfLabels(first, heading)) continue;
    const own = withNamesOverKinds(heading, heading.map(columnOf));
    const named = withNamesUnderAccount(withNameColumn(own, lines[height]), lines[height]);
    const below = lines.slice(height, height + FAR);
    const columns = withOriginalCreditor(withInferredLabels(withTouchingLabelsApart(named, below), below));
    const isMore = !best || known(columns) > known(best.columns) || arePartsOfLabels(line, heading);
    if (isMore && isTable(columns)) best = { columns, height };
  }
  return best;
}

/** A row of dashes is no heading, however many stand below one another. */
const hasLetters = ({ text }: Cell) => /\p{L}/u.test(text);

/** The marks of many months behind a bureau's name or a year, though "90", "60" and "30" are headings elsewhere. */
function isHistory({ cells: [, ...marks] }: TextLine): boolean {
  if (marks.length < FEWEST_MONTHS) return false;
  const times = new Map<string, number>();
  for (const { text } of marks) times.set(text, (times.get(text) ?? 0) + 1);
  const isRepeated = [...times].some(([text, count]) => count > MOST_ALIKE && !labelIn(text) && !bureauIn(text));
  return isRepeated || marks.every(({ text }) => isMark(text));
}

const agency = /\b(?:agency|collector)\b/;

/** Beside a column for the agency, one for the creditor names who was owed first. */
function withOriginalCreditor(columns: TableColumn[]): TableColumn[] {
  const isName = (label: Label | undefined) => label?.field === "creditorName";
  const isAgency = (label: Label | undefined) => isName(label) && agency.test(label?.label ?? "");
  if (!columns.some(({ labels }) => labels.some(isAgency))) return columns;
  const original: Label = { label: "original creditor", field: "originalCreditor" };
  return columns.map((column) => ({
    ...column,
    labels: column.labels.map((label) => (isName(label) && !isAgency(label) ? original : label)),
  }));
}

/** Whether each cell of a line is a word of a label that other lines have words of too. */
const arePartsOfLabels = ({ cells }: TextLine, heading: readonly (readonly Cell[])[]) =>
  cells.every((cell) => {
    const own = heading.find((column) => column.includes(cell)) ?? [];
    return own.length > 1 && labelIn(own.map(({ text }) => text).join(" ")) !== undefined;
  });

/** "Creditor" over "Type" is a label as a whole, but where no other column has the names it is two: one for each line of a row. */
function withNamesOverKinds(heading: readonly (readonly Cell[])[], columns: TableColumn[]): TableColumn[] {
  const isOf = (field: Label["field"]) => (label: Label | undefined) => label?.field === field;
  if (columns.some(({ labels }) => labels.some(isOf("creditorName")))) return columns;
  return columns.map((column, at) => {
    const [first, ...others] = heading[at] ?? [];
    const labels = first && column.labels.some(isOf("firm")) ? [first, ...others].map(({ text }) => labelIn(text)) : [];
    return labels.length > 1 && isOf("creditorName")(labels[0]) ? { ...column, labels } : column;
  });
}

/** Where no words are over the names, they begin the rows, left of all columns. */
function withNameColumn(columns: TableColumn[], row: TextLine | undefined): TableColumn[] {
  const fields = new Set(columns.flatMap(({ labels }) => labels.flatMap((label) => label?.field ?? [])));
  const [first, ...others] = row?.cells ?? [];
  const left = Math.min(...columns.map(({ cell }) => cell.x));
  const isBare = fields.has("balance") && fields.has("dateOpened") && !fields.has("creditorName");
  const hasName = first && others.length > 1 && first.x + first.width < left && /\p{L}{3}/u.test(first.text);
  if (!isBare || !hasName || labelled(first, accountLabels).length > 0) return columns;
  return [{ cell: { ...first, text: "" }, labels: [{ label: "creditor name", field: "creditorName" }] }, ...columns];
}

/** "Account" over names, where no other column has them: a number is masked or has digits. */
function withNamesUnderAccount(columns: TableColumn[], row: TextLine | undefined): TableColumn[] {
  const [first] = columns;
  const [name] = row?.cells ?? [];
  const isNamed = columns.some(({ labels }) => labels.some((label) => label?.field === "creditorName"));
  if (isNamed || !first || !/^accounts?$/i.test(first.cell.text)) return columns;
  if (!name || !/\p{L}{3}/u.test(name.text) || fits("accountNumber", name.text)) return columns;
  const label: Label = { label: "creditor name", field: "creditorName" };
  return columns.map((column) => (column === first ? { ...column, labels: [label] } : column));
}

const known = (columns: readonly TableColumn[]) =>
  columns.reduce((sum, { labels, bureau }) => sum + (bureau ? 1 : labels.filter((label) => label).length), 0);

function isTable(columns: readonly TableColumn[]): boolean {
  const fields = new Set(columns.flatMap(({ labels }) => labels.flatMap((label) => label?.field ?? [])));
  const tells = ["accountNumber", "balance", "payStatus", "pastDue"] as const;
  return fields.has("creditorName") && tells.some((field) => fields.has(field)) && known(columns) >= FEWEST_KNOWN;
}

/** A cell is looked at in several passes: what it says alone over a column is kept as long as the cell is. */
const alone = new WeakMap<Cell, TableColumn>();

function columnOf(cells: readonly Cell[]): TableColumn {
  const [first, ...others] = cells;
  if (!first || others.length > 0) return columnUnder(cells);
  const column = alone.get(first) ?? columnUnder(cells);
  alone.set(first, column);
  return column;
}

function columnUnder(cells: readonly Cell[]): TableColumn {
  const [first] = cells;
  const left = Math.min(...cells.map(({ x }) => x));
  const text = cells.map((each) => each.text).join(" ");
  const cell = { ...first, text, x: left, width: Math.max(...cells.map(({ x, width }) => x + width)) - left };
  // Above the bureaus' names may come what they are: "Source".
  const bureau = bureauIn(text) ?? bureauIn(cells.at(-1)?.text ?? "");
  if (bureau) return { cell, labels: [], bureau };
  const whole = labelIn(text);
  if (whole || cells.length === 1) return { cell, labels: whole ? [whole] : severalLabelsIn(text) };
  const touching = touchingLabelsIn(cells);
  if (touching) return { cell, labels: touching };
  const texts = cells.map((each) => each.text.replace(/\s*[/|&]$/, ""));
  const labels = labelsDown(cells, texts);
  // "Hist" over "30" and its neighbours is over each count.
  const areCounts = labels.every((label) => label?.field === "lateCounts");
  return { cell: { ...cell, text: texts.join(" / ") }, labels: areCounts ? labels.slice(-1) : labels };
}

/** Labels below one another, each of one word or of several lines: "High credit" over "or limit" over "Acct type". */
function labelsDown([first, ...others]: readonly Cell[], texts: readonly string[]): (Label | undefined)[] {
  if (!first) return [];
  for (let count = texts.length; count > 1; count -= 1) {
    const label = labelIn(texts.slice(0, count).join(" "));
    if (label) return [label, ...labelsDown(others.slice(count - 1), texts.slice(count))];
  }
  return [...labelsAlone(first, texts[0] ?? ""), ...labelsDown(others, texts.slice(1))];
}

/** @param text the cell's own, without a sign at its end */
function labelsAlone(cell: Cell, text: string): (Label | undefined)[] {
  const { labels, bureau } = text === cell.text ? columnOf([cell]) : columnUnder([{ ...cell, text }]);
  return bureau ? [undefined] : labels;
}

/** Two labels in several lines, of each a word: "Account Loan" over "Number Type". */
function touchingLabelsIn(cells: readonly Cell[]): Label[] | undefined {
  const lines = cells.map(({ text }) => text.split(" "));
  if (lines.some(({ length }) => length !== 2)) return undefined;
  const labels = [0, 1].flatMap((at) => labelIn(lines.map((words) => words[at]).join(" ")) ?? []);
  return labels.length === 2 ? labels : undefined;
}

/** Two labels in one heading have no more. */
const MOST_WORDS = 5;

/** "Balance / Past due", "Status and remarks", or two labels that one space parts: "Creditor Account number". */
function severalLabelsIn(text: string): (Label | undefined)[] {
  const found = text.split(/\s*[/|&]\s*|\s+(?:and|y)\s+/i).map(labelIn);
  // "Creditor / Furnisher" is one label in other words.
  if (found.every((label) => label?.field === "creditorName")) return found.slice(0, 1);
  if (found.every((label) => label)) return found;
  const words = text.split(" ");
  if (words.length < 2 || words.length > MOST_WORDS) return [undefined];
  const pairs = words.map((_, at) => [labelIn(words.slice(0, at).join(" ")), labelIn(words.slice(at).join(" "))]);
  return pairs.find((pair) => pair.every((label) => label)) ?? [undefined];
}
