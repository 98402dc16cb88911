import type { Cell, TextLine } from "../lines/text-line";
import { columnsOf } from "../words/bureau-columns";
import { isCodes } from "../words/bureau-names";
import { type Field, labelled, labelsIn, tellsStatus } from "../words/fields";
import { labelIn } from "../words/heading-words";
import { isTypeLine, nameOf, typeAndFiguresIn, typeAndNumberIn } from "../words/names";
import { isPlace } from "../words/places";
import { isStatusAlone } from "../words/status-values";
import { dayOfText, printed } from "../words/values";
import { accountLabels } from "../words/vocabulary";
import { CREDITOR, lineOf } from "./table-values";

export const accountNumber = /^(?=.*\d)(?:[\dXx*•-]*[Xx*•]{2,}[\dXx*•-]*|\d{6,24}|[A-Z]{1,4}-?\d{4,20})$/;
const LONGEST_STATUS = 40;
const MOST_FACTS = 3;

/**
 * What is beside a creditor's name or below it without labels, over the labels of its account, as lines of its own:
 * "NORTHLAKE CARD  441712345678  CHARGE-OFF".
 */
export function withNameFacts(lines: readonly TextLine[]): TextLine[] {
  const rows: TextLine[] = [];
  const standing = withStatusBeside(lines);
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    const beside = standing.get(line) ?? (line.cells.length > 1 ? factsBeside(lines, at) : factsBelow(lines, at));
    const isName = !isOverBureaus(lines, at) && !areValuesBelow(lines[at - 1], line);
    const facts = isName ? beside : undefined;
    rows.push(...(facts?.lines ?? [line]));
    at += facts?.below ?? 0;
  }
  return rows;
}

/** Below as many labels, none of which is of a name, are their values: "Original creditor  Type" over "CITY LIGHT  Collection". */
function areValuesBelow(above: TextLine | undefined, { cells }: TextLine): boolean {
  const labels = above?.cells.map(({ text }) => labelIn(text)) ?? [];
  const isOfOthers = labels.every((label) => label && label.field !== "creditorName");
  return cells.length > 1 && labels.length === cells.length && isOfOthers;
}

/** What is beside a name over the bureaus' columns is of each of them, and no row of theirs. */
function isOverBureaus(lines: readonly TextLine[], at: number): boolean {
  const below = lines.slice(at + 1, at + 3 + MOST_FACTS);
  const end = below.findIndex((line) => columnsOf(line) !== undefined);
  // Counts of late months may be between.
  const isOfAccount = ({ cells: [cell] }: TextLine) =>
    cell !== undefined && labelled(cell, accountLabels).some(({ field }) => !saysLittle.includes(field));
  return end >= 0 && !below.slice(0, end).some(isOfAccount);
}

const saysLittle: readonly Field[] = ["none", "lateCounts"];

type Facts = { lines: TextLine[]; below: number };

/** Where the one cell beside a name over labels says most accounts' status, it says that of each: "NORTHLAKE CARD  COLLECTION". */
function withStatusBeside(lines: readonly TextLine[]): Map<TextLine, Facts> {
  const found = lines.flatMap((line, at) => {
    const [name, beside, ...others] = line.cells;
    if (!name || !beside || others.length > 0 || !isOverLabels(lines[at + 1])) return [];
    const own = nameLine(line, name);
    return own ? [{ line, own, beside }] : [];
  });
  const telling = found.filter(({ beside }) => isStatusBeside(statusIn(beside)));
  const isSure = found.length === 1 ? found.some(({ beside }) => isStatusAlone(statusIn(beside))) : found.length > 0;
  if (!isSure || telling.length < found.length * MOST) return new Map();
  return new Map(found.map(({ line, own, beside }) => [line, { lines: [own, statusLine(line, beside)], below: 0 }]));
}

const MOST = 0.6;

/** A status with its label before it or without one. */
function statusIn({ text }: Cell): string {
  const [part, ...others] = labelsIn(text, accountLabels);
  return part?.field === "payStatus" && part.value !== "" && others.length === 0 ? part.value : text;
}

const statusLine = (line: TextLine, cell: Cell) =>
  lineOf(line, { label: "Status", field: "payStatus" }, { ...cell, text: statusIn(cell) });

function factsBeside(lines: readonly TextLine[], at: number): Facts | undefined {
  const line = lines[at];
  const [name, ...others] = line?.cells ?? [];
  const below = lines[at + 1]?.cells;
  const isOverType = below?.length === 1 && isTypeLine(withoutNumber(below[0]?.text ?? ""));
  const labels = lines[firstBelowPlace(lines, at)];
  if (line && name && others.length > 1 && areValues(others) && isOverLabels(labels) && !isOverName(labels))
    return withValues(line, name, others);
  if (!line || !name || others.length > MOST_FACTS || !isOverLabels(lines[isOverType ? at + 2 : at + 1]))
    return undefined;
  const texts = others.map(({ text }) => text);
  // "Past due" is a label elsewhere: here the labels below have their own values.
  const isLate =
    others.length === 1 && texts.every((text) => lateBeside.test(text)) && below !== undefined && below.length > 1;
  const late = isLate ? nameLine(line, name) : undefined;
  if (late) return { lines: [late, ...others.map((cell) => factLine(line, cell))], below: 0 };
  // The kind of account below a name shows that what is beside it is its status.
  if (!(isOverType && others.length === 1 && texts.every(isStatusBeside)) && !areFacts(texts)) return undefined;
  const own = nameLine(line, name, isOverType);
  return own && { lines: [own, ...others.map((cell) => factLine(line, cell))], below: 0 };
}

/** Behind the kind of an account may come the end of its number: "Auto loan | 4417", "Auto loan ••4417". */
const withoutNumber = (text: string) => text.split(/ [|·•] /, 1)[0]?.replace(/\s+[^\p{L}\d\s]{0,6}\d{3,6}$/u, "") ?? "";

const lateBeside = /^(?:past due|overdue|late|vencida|atrasada|en mora)$/i;

/** Of amounts and days beside a name the labels below say what they are. */
function withValues(line: TextLine, name: Cell, others: readonly Cell[]): Facts | undefined {
  const own = nameLine(line, name);
  const said = others.flatMap((cell) =>
    isLabelledDay(cell) ? { ...line, cells: [cell] } : isFact(cell.text) ? factLine(line, cell) : [],
  );
  return own && { lines: [own, ...said], below: 0 };
}

/** The first line below a name that is no address of the creditor. */
function firstBelowPlace(lines: readonly TextLine[], at: number): number {
  let below = at + 1;
  while (below <= at + MOST_FACTS && lines[below]?.cells.length === 1 && isPlace(lines[below]?.cells[0]?.text ?? ""))
    below += 1;
  return below;
}

function factsBelow(lines: readonly TextLine[], at: number): Facts | undefined {
  const line = lines[at];
  const [name] = line?.cells ?? [];
  const below = lines
    .slice(at + 1, at + 1 + MOST_FACTS)
    .map(withWholeType)
    .map((fact, index) => withMaskedFigures(fact, lines, at + 2 + index));
  const end = below.findIndex(({ cells: [cell, ...others] }) => others.length > 0 || !isFactBelow(cell?.text ?? ""));
  const facts = end < 0 ? below : below.slice(0, end);
  if (!line || !name || facts.length === 0 || !isOverLabels(lines[at + 1 + facts.length])) return undefined;
  const texts = facts.map(({ cells }) => cells[0]?.text ?? "");
  // Below a label words in capitals are its value.
  const areStatuses = texts.some(isStatusAlone) && !isLoneLabel(lines[at - 1]);
  const isNumbered = typeAndNumberIn(texts[0] ?? "") !== undefined && !isLoneLabel(lines[at - 1]);
  if (!areStatuses && !isNumbered && (facts.length < 2 || !areFacts(texts))) return undefined;
  const own = nameLine(line, name, isNumbered || (areStatuses && texts.some(isTypeLine)));
  const said = facts.flatMap((fact) =>
    fact.cells[0] && !isAmount(fact.cells[0].text) ? factLines(fact, fact.cells[0]) : [],
  );
  return own && { lines: [own, ...said], below: facts.length };
}

/** "Credit Card", and a little apart "4417XXXXXXXX": where a picture's dot between them was too small to be read. */
function withWholeType(line: TextLine): TextLine {
  const [type, number, ...others] = line.cells;
  if (!type || !number || others.length > 0) return line;
  const text = `${type.text} ${number.text}`;
  const whole = { ...type, text, width: number.x + number.width - type.x };
  return typeAndNumberIn(text) ? { ...line, cells: [whole] } : line;
}

/** "Credit Card · 7775": the figures are its number's where no label of the account is over another one. */
function withMaskedFigures(line: TextLine, lines: readonly TextLine[], below: number): TextLine {
  const [cell] = line.cells;
  const found = cell && typeAndFiguresIn(cell.text);
  if (!found || fieldsIn(lines.slice(below, below + MOST_LABELS)).includes("accountNumber")) return line;
  return { ...line, cells: [{ ...cell, text: `${found.type} ${found.number}` }] };
}

const MOST_LABELS = 20;

/** The fields of an account's labels, up to the next name. */
function fieldsIn(lines: readonly TextLine[]): Field[] {
  const end = lines.findIndex((line) => nameOf(line)?.isSure);
  const own = end < 0 ? lines : lines.slice(0, end);
  return own.flatMap(({ cells }) => cells.flatMap((cell) => labelled(cell, accountLabels).map(({ field }) => field)));
}

/** Whether texts beside a name are its account's number, and what else needs no label: its status, the sources that report it. */
export const areFacts = (texts: readonly string[]) =>
  texts.every(isFact) && texts.filter((text) => accountNumber.test(text)).length === 1;

/** Whether a text needs no label: an account's number, the codes of its sources, or its status. */
export const isFact = (text: string) => accountNumber.test(text) || isCodes(text) || isStatus(text);

/** Below a name "Closed" is the account's status, and no label. */
const isFactBelow = (text: string) =>
  isFact(text) || isAmount(text) || isTypeLine(text) || isStatusAlone(text) || /^(?:closed|open)$/i.test(text);

/** "Past due" is a label elsewhere. */
const isStatusBeside = (text: string) => text.length <= LONGEST_STATUS && !/[:$]/.test(text) && tellsStatus(text);

/** An amount without a label may be of anything. */
const isAmount = (text: string) => /^\$[\d,]+(?:\.\d\d)?$/.test(text);

/** The values of a row without its labels, an amount and a day among them. */
const areValues = (cells: readonly Cell[]) =>
  cells.some(({ text }) => isAmount(text)) &&
  cells.some((cell) => isDay(cell.text) || isLabelledDay(cell)) &&
  cells.every((cell) => isLabelledDay(cell) || isValue(cell.text));

const isValue = (text: string) => isAmount(text) || isDay(text) || isFact(text) || printed(text) === undefined;

/** "Reported 10/05/2026" */
function isLabelledDay(cell: Cell): boolean {
  const [part, ...others] = labelled(cell, accountLabels);
  return part !== undefined && others.length === 0 && isDay(part.value);
}

const isDay = (text: string) => dayOfText(text) !== undefined;

const isLoneLabel = (line: TextLine | undefined) =>
  line?.cells.length === 1 && labelOf(line.cells[0]?.text ?? "") === "";

const isStatus = (text: string) =>
  text.length <= LONGEST_STATUS && !/[:$]/.test(text) && tellsStatus(text) && labelOf(text) !== "";

const labelOf = (text: string) => labelled({ text }, accountLabels)[0]?.value;

/** `isSure`: what is below says that it is a name, in small letters too. */
export function nameLine(line: TextLine, cell: Cell, isSure = false): TextLine | undefined {
  const name = labelOf(cell.text) === undefined ? nameOf({ ...line, cells: [cell] }) : undefined;
  if (!name || !(name.isSure || isSure) || line.begins) return undefined;
  return { ...lineOf(line, { label: CREDITOR, field: "creditorName" }, { ...cell, text: name.value }), begins: true };
}

function factLines(line: TextLine, cell: Cell): TextLine[] {
  const found = typeAndNumberIn(cell.text);
  if (!found) return [factLine(line, cell)];
  const { type } = found;
  return [
    ...(type === undefined
      ? []
      : [lineOf(line, { label: "Account type", field: "accountType" }, { ...cell, text: type })]),
    lineOf(line, { label: "Account number", field: "accountNumber" }, { ...cell, text: found.number }),
  ];
}

export function factLine(line: TextLine, cell: Cell): TextLine {
  if (isTypeLine(cell.text)) return lineOf(line, { label: "Account type", field: "accountType" }, cell);
  if (accountNumber.test(cell.text)) return lineOf(line, { label: "Account number", field: "accountNumber" }, cell);
  if (isCodes(cell.text)) return lineOf(line, { label: "Source", field: "bureaus" }, cell);
  return lineOf(line, { label: "Status", field: "payStatus" }, cell);
}

/** A label of a creditor's name begins the next account: what is above it is the last row of the one before. */
const isOverName = (line: TextLine | undefined) =>
  line?.cells.slice(0, 1).some((cell) => labelled(cell, accountLabels)[0]?.field === "creditorName") === true;

/** Labels with their values follow, or one label whose value is below it. */
function isOverLabels(line: TextLine | undefined): boolean {
  const parts = line?.cells.map((cell) => labelled(cell, accountLabels)) ?? [];
  return parts[0]?.[0] !== undefined && (parts.length === 1 || parts.some(([part]) => part?.value !== ""));
}
