import type { Cell, TextLine } from "../lines/text-line";
import { CREDITOR } from "../tables/table-values";
import { columnsOf } from "../words/bureau-columns";
import { isCodes, wordsOf } from "../words/bureau-names";
import { type Labelled, labelled, labelsIn, tellsStatus } from "../words/fields";
import { nameOf } from "../words/names";
import { recordLabels } from "../words/record-vocabulary";
import { accountLabels } from "../words/vocabulary";

const SOURCE = "Source:";
const GAP = 60;

/**
 * What lenders print beside a creditor's name, each as a line of its own: "NORTHLAKE CARD  Acct #: 4417XX  Source: XP TU", and bureaus'
 * codes without a label: "XPN01 EFX01", "XP | TU".
 */
export function withNameLines(lines: readonly TextLine[]): TextLine[] {
  return lines.flatMap((each, at) => {
    const line = withoutCount(each);
    if (isHeaded(lines[at - 1])) return [line];
    return namedLine(line) ?? dayBesideName(line) ?? statusBehindName(line) ?? withSource(line);
  });
}

/** Before a name may come which account it is, or by a letter whose: "1", "12.", "B". */
function withoutCount(line: TextLine): TextLine {
  const [first, name, ...others] = line.cells;
  if (!first || !name || !/^(?:#?\d{1,3}[.):]?|[A-Z])$/.test(first.text)) return line;
  const rest = { ...line, cells: [name, ...others] };
  const isLabelled = others.some((cell) => labelled(cell, accountLabels).some(isNumberLabel));
  const found = nameOf(isLabelled ? { ...line, cells: [name] } : rest);
  return found?.isSure && /\p{L}{4}/u.test(name.text) && !tellsStatus(found.value) ? rest : line;
}

/** Below a heading that says so, the codes are in their column. */
const isHeaded = (above: TextLine | undefined) =>
  above !== undefined &&
  above.cells.length > 2 &&
  above.cells.some((cell) =>
    labelled(cell, recordLabels).some(({ field, value }) => field === "bureaus" && value === ""),
  );

/** A name, and beside it labels with their values, the account's number among them, or its bureaus. */
function namedLine(line: TextLine): TextLine[] | undefined {
  const [first, ...others] = line.cells;
  if (!first || others.length === 0 || line.begins || columnsOf(line)) return undefined;
  if (labelled(first, accountLabels).length > 0) return undefined;
  const parts = others.map((cell) => labelled(cell, accountLabels));
  const hasSource = others.some(({ text }) => isCodes(text));
  if (!hasSource && !(parts[0]?.length && parts.some(isNumber) && parts.some((found) => found.length > 0)))
    return undefined;
  if (hasSource && !others.every(({ text }, at) => isCodes(text) || parts[at]?.length)) return undefined;
  const name = nameOf({ ...line, cells: [first] });
  if (!name?.isSure && !parts.some(isNumber)) return undefined;
  if (!name) return undefined;
  const own = nameLine(line, { ...first, text: name.value });
  const sources = others.filter(({ text }) => isCodes(text)).map((cell) => sourceLine(line, cell));
  const rest = others.filter(({ text }) => !isCodes(text));
  return [own, ...(rest.length > 0 ? [{ ...line, cells: rest }] : []), ...sources];
}

/** A fold's heading: the name, and beside it when it was reported, how much is owed and how it stands. */
function dayBesideName(line: TextLine): TextLine[] | undefined {
  const [first, ...others] = line.cells;
  if (!first || others.length < 2 || line.begins || columnsOf(line)) return undefined;
  const isAmount = others.some(({ text }) => /^\$[\d,]+(?:\.\d\d)?$/.test(text));
  const isDated = others.some((cell) =>
    labelled(cell, accountLabels).some(({ field, value }) => field === "dateReported" && value !== ""),
  );
  const name = isAmount && isDated ? nameOf(line) : undefined;
  if (!name?.isSure || labelled(first, accountLabels).length > 0) return undefined;
  return [nameLine(line, { ...first, text: name.value }), { ...line, cells: others }];
}

const nameLine = (line: TextLine, cell: Cell): TextLine => ({
  ...line,
  cells: [labelCell(CREDITOR), { ...cell, x: GAP * 2 }],
  begins: true,
});

/** The number by which a bureau knows a lender is no account's. */
const memberNumber = /\s+(?:[-–(]\s?)?(?:member|subscriber)\.? ?(?:#|no\.?|number):? ?[\w-]+\)?$/i;
const labelWithColon = /\s(?=\p{L}[\p{L} ./#-]{2,30}:\s\S)/gu;

/** One space behind a name in capitals: "NORTHLAKE CARD - Member # 5161 Status: Account 30 days past due date". */
function statusBehindName(line: TextLine): TextLine[] | undefined {
  const [cell, ...others] = line.cells;
  if (!cell || others.length > 0 || line.begins || cell.text.length > LONGEST_LINE) return undefined;
  if (!cell.text.includes(":") || labelled(cell, accountLabels).length > 0) return undefined;
  const places = [...cell.text.matchAll(labelWithColon)].map(({ index }) => index);
  const at = places.find((index) => labelsIn(cell.text.slice(index + 1), accountLabels)[0]?.field === "payStatus");
  if (at === undefined) return undefined;
  const head = cell.text.slice(0, at).replace(memberNumber, "");
  const name = head === head.toUpperCase() ? nameOf({ ...line, cells: [{ ...cell, text: head }] }) : undefined;
  if (!name?.isSure) return undefined;
  const own = nameLine(line, { ...cell, text: name.value });
  return [own, { ...line, cells: [{ ...cell, text: cell.text.slice(at + 1) }] }];
}

const LONGEST_LINE = 200;

const isNumberLabel = ({ field }: Labelled) => field === "accountNumber";
const isNumber = ([part]: readonly Labelled[]) => part !== undefined && isNumberLabel(part);

/** Codes of bureaus without a label, with one. A code alone may begin a row, or be the heading of a column. */
function withSource(line: TextLine): TextLine[] {
  if (columnsOf(line)) return [line];
  const at = line.cells.findIndex(
    ({ text }, index) =>
      isCodes(text, line.cells.length === 1) && !isLabelled(line, index) && !mayBeRow(line, text, index),
  );
  const cell = line.cells[at];
  if (!cell) return [line];
  const others = line.cells.toSpliced(at, 1);
  return [...(others.length > 0 ? [{ ...line, cells: others }] : []), sourceLine(line, cell)];
}

const sourceLine = (line: TextLine, cell: Cell): TextLine => ({
  ...line,
  // In one cell: a value of another line may stand over a second one.
  cells: [{ ...cell, text: `${SOURCE} ${cell.text}` }],
});

const isLabelled = ({ cells }: TextLine, at: number) => {
  const before = cells[at - 1];
  return before !== undefined && labelled(before, accountLabels).at(-1)?.value === "";
};

/** One code among several cells may be of a row, but not at the end of a name and its number. */
const mayBeRow = (line: TextLine, text: string, at: number) =>
  wordsOf(text).length === 1 &&
  (at === 0 || line.cells.length > 2) &&
  !/[\d)\]]$/.test(text) &&
  (at < line.cells.length - 1 || nameOf({ ...line, cells: line.cells.slice(0, at) })?.accountNumber === undefined);

const labelCell = (text: string): Cell => ({ text, x: 0, width: GAP });
