import { type Cell, type TextLine, textOf } from "../lines/text-line";
import { labelled } from "../words/fields";
import { type Label, labelIn } from "../words/heading-words";
import { isTypeLine } from "../words/names";
import { isPlace } from "../words/places";
import { accountLabels } from "../words/vocabulary";
import type { TableHeader } from "./table-header";
import { beginsRow, creditorOf, endsTable, isLabel, suits } from "./table-lines";
import { headerAt } from "./table-rows";
import { lineOf } from "./table-values";

/** A row's lines: of each column the cells below one another. */
type Block = { columns: { line: TextLine; cell: Cell }[][]; height: number };

const SAME_START = 3;
const FEWEST_ROWS = 2;
const FEWEST_LINES = 3;

/**
 * Tables whose rows are blocks of several lines, below each name its address and in other columns sentences, as lines of one label
 * and its value. A row that the end of a page parts goes on below the heading of the next one.
 */
export function withBlockRows(lines: readonly TextLine[]): readonly TextLine[] {
  const rows: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const header = headerAt(lines, at);
    const table = header && tableBelow(lines, at, header);
    const line = lines[at];
    if (table && header) rows.push(...table.blocks.flatMap((block) => linesOf(block, header)));
    else if (line) rows.push(line);
    at += table ? table.height - 1 : 0;
  }
  return rows;
}

function tableBelow(lines: readonly TextLine[], from: number, header: TableHeader) {
  const blocks: Block[] = [];
  const heading = lines.slice(from, from + header.height).map(textOf);
  let at = from + header.height;
  for (; at < lines.length; at += 1) {
    const line = lines[at];
    const last = blocks.at(-1);
    if (!line) break;
    if (heading.includes(textOf(line))) continue;
    if (isAtColumns(line, header) && beginsRow(line, header)) blocks.push(blockOf(line, header));
    else if (last && isAtColumns(line, header) && !endsTable(line, header) && !line.cells.some(isLabel))
      add(last, line, header);
    else break;
  }
  return areBlocks(blocks, header) ? { blocks, height: at - from } : undefined;
}

/** Most rows have several lines, and what is below a name is its address, or what is below a status goes on in small letters. */
function areBlocks(blocks: readonly Block[], header: TableHeader): boolean {
  const isHigh = blocks.filter(({ height }) => height >= FEWEST_LINES).length * 2 > blocks.length;
  const name = creditorOf(header);
  const goesOn = blocks.filter(({ columns }) =>
    columns.some((cells, at) =>
      cells.slice(1).some(({ cell: { text } }) => (at === name ? isPlace(text) : inSentence.test(text))),
    ),
  );
  return blocks.length >= FEWEST_ROWS && isHigh && goesOn.length * 2 > blocks.length;
}

const inSentence = /^\p{Ll}/u;

const isAtColumns = ({ cells }: TextLine, { columns }: TableHeader) =>
  cells.length > 0 && cells.every((cell) => columns.some((column) => isUnder(cell, column.cell)));

const isUnder = (cell: Cell, column: Cell) => Math.abs(cell.x - column.x) < SAME_START;

const blockOf = (line: TextLine, header: TableHeader): Block => {
  const block: Block = { columns: header.columns.map(() => []), height: 0 };
  add(block, line, header);
  return block;
};

function add(block: Block, line: TextLine, { columns }: TableHeader) {
  for (const [at, column] of columns.entries()) {
    const cell = line.cells.find((each) => isUnder(each, column.cell));
    if (cell) block.columns[at]?.push({ line, cell });
  }
  block.height += 1;
}

function linesOf({ columns }: Block, header: TableHeader): TextLine[] {
  const name = creditorOf(header);
  const said = (at: number): TextLine[] => {
    const [first] = columns[at] ?? [];
    const label = first && labelOver(header, at, first.cell);
    const own = label ? valuesOf(label, columns[at] ?? []) : [];
    return first ? own.map(([each, text]) => lineOf(first.line, each, { ...first.cell, text })) : [];
  };
  const others = columns.flatMap((_, at) => (at === name ? [] : said(at)));
  return [...said(name).map((line) => ({ ...line, begins: true as const })), ...others];
}

/** The kinds of the accounts below their numbers hide what the column is. */
function labelOver({ columns }: TableHeader, at: number, first: Cell): Label | undefined {
  const [label] = columns[at]?.labels ?? [];
  const printed = labelIn(columns[at]?.cell.text ?? "");
  return label ?? (printed && suits(printed, first.text) ? printed : undefined);
}

/** What a column says, each with its label. */
function valuesOf(label: Label, cells: readonly { cell: Cell }[]): [label: Label, text: string][] {
  const texts = cells.map(({ cell: { text } }) => text);
  const [first = "", ...others] = texts;
  if (label.field === "creditorName") {
    const place = others.findIndex(isPlace);
    return [[label, [first, ...(place < 0 ? others : others.slice(0, place))].join(" ")]];
  }
  const rest = others.join(" ");
  if (label.field === "accountNumber" && isTypeLine(rest))
    return [
      [label, first],
      [kind, rest],
    ];
  if (label.field !== "payStatus" && label.field !== "remarks") return [[label, texts.join(" ")]];
  return sentencesOf(label, texts.join(" "));
}

const kind: Label = { field: "accountType", label: "account type" };
const remark: Label = { field: "remarks", label: "remarks" };

/** Of a status in sentences the first is the status, and others may have a label of their own: "Original creditor: HUDSON CLINIC." */
function sentencesOf(label: Label, text: string): [label: Label, text: string][] {
  const [status = "", ...others] = text.split(/(?<=[\p{L}\d]{2}\.)\s+(?=\p{Lu})/u);
  const said = others.flatMap((sentence): [Label, string][] => {
    const [part, ...more] = labelled({ text: sentence.replace(/\.$/, "") }, accountLabels);
    const isOwn = part !== undefined && part.value !== "" && more.length === 0;
    return isOwn ? [[{ field: part.field, label: part.label }, part.value]] : [[remark, sentence]];
  });
  return [[label, status.replace(/\.$/, "")], ...said];
}
