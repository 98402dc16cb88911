import type { Cell, TextLine } from "../lines/text-line";
import { factLine, nameLine } from "../tables/name-facts";
import { lineOf } from "../tables/table-values";
import { type Field, type Labelled, labelled, tellsStatus } from "../words/fields";
import { labelIn } from "../words/heading-words";
import { isTypeLine } from "../words/names";
import { isStatusAlone } from "../words/status-values";
import { accountLabels } from "../words/vocabulary";

type Parts = Record<"name" | "amount" | "status" | "label", Cell>;
type Card = Parts & { fact?: Cell; line: TextLine; below: TextLine; height: number };

const amounts: readonly Field[] = ["balance", "amount", "pastDue", "creditLimit"];
const LONGEST_STATUS = 40;
/** A status, and a label behind it. */
const LONGEST_LINE = 100;
/** An amount in dollars, and nothing else. */
export const amountAlone = /^\$[\d,]+(?:\.\d\d)?$/;
const amountBehind = /^(.+?) (\$[\d,]+(?:\.\d\d)?)$/;

/**
 * Cards with an amount at the right of a creditor's name, and below them the account's status or kind and what the amount is, as
 * lines of one label and its value: "NORTHLAKE CARD  $1,240" over "Charge-off  Balance".
 */
export function withAmountCards(lines: readonly TextLine[]): TextLine[] {
  const rows: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const { own, height } = cardAt(lines, at) ?? { own: lines.slice(at, at + 1), height: 1 };
    rows.push(...own);
    at += height - 1;
  }
  return rows;
}

function cardAt(lines: readonly TextLine[], at: number): { own: TextLine[]; height: number } | undefined {
  for (const cardIn of [cardInRows, cardInList, cardInLines, cardWithDay, cardOverDetails, cardOverLabels]) {
    const card = cardIn(lines, at);
    const own = card && linesOf(card);
    if (own) return { own, height: card.height };
  }
  return undefined;
}

function linesOf({ name, amount, status, label, fact, line, below }: Card): TextLine[] | undefined {
  const part = amountLabel(label.text);
  const own =
    part && isStatus(status.text) && nameLine(line, name, isStatusAlone(status.text) || isTypeLine(status.text));
  const said = fact ? [{ ...below, cells: [fact] }] : [];
  return own ? [own, factLine(below, status), lineOf(line, part, amount), ...said] : undefined;
}

function amountLabel(text: string): Labelled | undefined {
  const [part, ...others] = labelled({ text }, accountLabels);
  return part?.value === "" && others.length === 0 && amounts.includes(part.field) ? part : undefined;
}

const isStatus = (text: string) =>
  text.length <= LONGEST_STATUS && !/[:$]/.test(text) && (tellsStatus(text) || isTypeLine(text));

function cardInRows(lines: readonly TextLine[], at: number): Card | undefined {
  const [line, below] = lines.slice(at, at + 2);
  if (!line || !below || isAmount(lines[at + 2])) return undefined;
  const [name, amount] = inTwo(line, nameAndAmount);
  const [status, label] = inTwo(below, statusAndLabel);
  if (!name || !amount || !status || !label || !amountAlone.test(amount.text)) return undefined;
  const isOver = label.x < amount.x + amount.width && amount.x < label.x + label.width;
  const isPlaced = line.cells.length === below.cells.length && (line.cells.length === 1 || isOver);
  return isPlaced ? { name, amount, status, label, line, below, height: 2 } : undefined;
}

/** In an app's list of accounts the amount is what is owed: "Northlake Card  $1,240" over "Opened Aug 2020  Charged off". */
function cardInList(lines: readonly TextLine[], at: number): Card | undefined {
  const [line, below] = lines.slice(at, at + 2);
  const [name, amount, ...more] = line?.cells ?? [];
  const [fact, status, ...others] = below?.cells ?? [];
  if (!line || !below || !name || !amount || !fact || !status || more.length + others.length > 0) return undefined;
  const [part, ...parts] = labelled(fact, accountLabels);
  const isFact = part !== undefined && part.value !== "" && parts.length === 0 && name.x <= fact.x;
  const isPlaced = amountAlone.test(amount.text) && endsWith(amount, status);
  const label = { ...amount, text: "Balance" };
  return isFact && isPlaced ? { name, amount, status, label, fact, line, below, height: 2 } : undefined;
}

const RAGGED = 12;
const endsWith = (above: Cell, below: Cell) => Math.abs(above.x + above.width - below.x - below.width) < RAGGED;

/** The same copied: one value in a line. */
function cardInLines(lines: readonly TextLine[], at: number): Card | undefined {
  const [line, second, below, fourth] = lines.slice(at, at + 4);
  if (!line || !below || !isAmount(second) || isAmount(lines[at + 4])) return undefined;
  const [name, amount, status, label] = [line, second, below, fourth].map(alone);
  return name && amount && status && label && { name, amount, status, label, line, below, height: 4 };
}

/** The status alone is below, and then the day of the amount: "Balance updated Aug 19, 2026". */
function cardWithDay(lines: readonly TextLine[], at: number): Card | undefined {
  const [line] = lines.slice(at, at + 1);
  if (!line) return undefined;
  const isBelow = isAmount(lines[at + 1]) && line.cells.length === 1;
  const [name, amount] = isBelow ? [line, lines[at + 1]].map(alone) : inTwo(line, nameAndAmount);
  const below = lines[at + (isBelow ? 2 : 1)];
  const status = alone(below);
  const [label] = balanceDay.exec(alone(lines[at + (isBelow ? 3 : 2)])?.text ?? "")?.slice(1) ?? [];
  if (!name || !amount || !below || !status || !label || !amountAlone.test(amount.text)) return undefined;
  return { name, amount, status, label: { ...amount, text: label }, line, below, height: isBelow ? 3 : 2 };
}

const balanceDay = /^(balance|saldo) (?:updated|as of|actualizado)(?: (?:on|el|al))? (?=.*\d{4}$)/i;

/** In an app's card that opens: "Northlake Card" over "$1,240", "Open" and "Account details". */
function cardOverDetails(lines: readonly TextLine[], at: number): Card | undefined {
  const [line, second, below, fourth] = lines.slice(at, at + 4);
  const [name, amount, status, details] = [line, second, below, fourth].map(alone);
  if (!line || !below || !name || !amount || !status || !isAmount(second)) return undefined;
  const opens = openOrClosed.test(status.text) && overDetails.test(details?.text ?? "");
  return opens ? { name, amount, status, label: { ...amount, text: "Balance" }, line, below, height: 4 } : undefined;
}

const openOrClosed = /^(?:open|closed|abierta|cerrada)$/i;
const overDetails = /^(?:account (?:details|info(?:rmation)?)|(?:detalles|informaci[oó]n) de la cuenta)$/i;

/** Over the labels of the account's facts: "NORTHLAKE CARD  $1,240" over "Closed - Derogatory"; "Collections" is no heading there. */
function cardOverLabels(lines: readonly TextLine[], at: number): Card | undefined {
  const [line, below, labels] = lines.slice(at, at + 3);
  const [name, amount, ...more] = line?.cells ?? [];
  const status = alone(below);
  if (!line || !below || !name || !amount || !status || more.length > 0 || !amountAlone.test(amount.text))
    return undefined;
  const isOver = labels?.cells.every(({ text }) => labelIn(text) !== undefined);
  const said = { ...status, text: status.text.replace(/^collections$/i, "Collection account") };
  return isOver
    ? { name, amount, status: said, label: { ...amount, text: "Balance" }, line, below, height: 2 }
    : undefined;
}

const alone = (line: TextLine | undefined) => (line?.cells.length === 1 ? line.cells[0] : undefined);
/** Below a label it is the label's. */
const isAmount = (line: TextLine | undefined) => amountAlone.test(alone(line)?.text ?? "");

const nameAndAmount = (text: string) => amountBehind.exec(text)?.slice(1) ?? [];

function inTwo({ cells }: TextLine, split: (text: string) => string[]): readonly (Cell | undefined)[] {
  const [first, ...others] = cells;
  if (!first || others.length > 0) return others.length === 1 ? cells : [];
  return split(first.text).map((text) => ({ ...first, text }));
}

/** "60 days past due Balance" */
function statusAndLabel(text: string): string[] {
  // "Open · 60 days past due" ends with a label that is none.
  if (text.length > LONGEST_LINE || isStatusAlone(text)) return [];
  const words = text.split(" ");
  const halves = words.map((_, at) => [words.slice(0, at).join(" "), words.slice(at).join(" ")]);
  const known = halves.filter(([status = "", label = ""]) => isStatus(status) && amountLabel(label));
  return known.find(([status = ""]) => isStatusAlone(status)) ?? known.at(-1) ?? [];
}
