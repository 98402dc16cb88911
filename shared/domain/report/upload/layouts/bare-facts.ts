import { anyWhole } from "#shared/domain/text/any-pattern";
import { type Cell, type TextLine, textOf } from "../lines/text-line";
import { labelledLine } from "../tables/table-values";
import { typeOfPart } from "../words/account-status";
import { labelled } from "../words/fields";
import { isTypeLine, nameOf } from "../words/names";
import { isStatusAlone } from "../words/status-values";
import { accountLabels } from "../words/vocabulary";
import { amountAlone } from "./amount-cards";
import { saysHowItStands } from "./prose-below-names";

/** What a line is within an account. `open` is a label whose value is in the next line. */
type Part = "name" | "kind" | "pair" | "open" | "fact" | "status" | "sentence" | "other";

const LONGEST = 160;
const numberAlone = /^[•·*.…Xx]{2,}[\s-]?\d{3,6}$/;
const amountFirst = /^(-?\$[\d,]+(?:\.\d\d)?) (balance|past due|owed)$/i;
const clientBehind = /; client (?=\S.{2,60}$)/i;
/** Marks of months in one word, behind their label. */
const history = /^(?:hist(?:ory)?|payment (?:pattern|history)|pattern):? [\dA-Z*-]{6,}$/i;
const lateMonths = /^[1-9]\d? late payments?$/i;

/**
 * What apps print of an account without labels, or with the label behind the value, between its name and its labels: "•••• 4417",
 * "$1,240 balance", "Charge-off", "Open. $90 past due as of Aug 2026." Each becomes a line of its label and its value.
 */
export function withBareFacts(printed: readonly TextLine[]): readonly TextLine[] {
  const lines = withWholeSentences(printed);
  const known = new Map<number, Part>();
  const partAt = (at: number): Part => {
    const line = lines[at];
    const part = known.get(at) ?? (line ? partOf(line) : "other");
    known.set(at, part);
    return part;
  };
  return lines.flatMap((line, at) => {
    if (isBareBalance(lines, at)) return [{ ...line, cells: [{ x: 0, width: 0, text: "Balance:" }, ...line.cells] }];
    if (!mayBeFact(line)) return [line];
    const part = partAt(at);
    if (part !== "fact" && part !== "status" && part !== "sentence") return [line];
    const isOwn = isWithin(part, partAt(at - 1), partAt(at + 1)) && !isFurtherRight(line, lines[at - 1]);
    const own = isOwn ? labelledFact(line, partAt(at - 1)) : undefined;
    // What is another label's value is no part of an account by itself.
    if (!own) known.set(at, "other");
    return own ?? [line];
  });
}

const MOST_LABELS = 14;

/** "$5,727" alone between an account's number and its labels, none of which is the balance. */
function isBareBalance(lines: readonly TextLine[], at: number): boolean {
  const [line, above] = [lines[at], lines[at - 1]];
  if (line?.cells.length !== 1 || !above || !amountAlone.test(textOf(line)) || above.cells.length !== 1) return false;
  const isNumber = fieldsIn(above).includes("accountNumber") && /\d{3}$/.test(textOf(above));
  const below = lines.slice(at + 1, at + MOST_LABELS);
  const end = below.findIndex((each) => fieldsIn(each).length === 0);
  const fields = below.slice(0, end < 0 ? below.length : end).flatMap(fieldsIn);
  return isNumber && fields.length >= FEWEST_LABELS && !fields.includes("balance");
}

const FEWEST_LABELS = 2;
const fieldsIn = ({ cells }: TextLine) =>
  cells.flatMap((cell) => labelled(cell, accountLabels).flatMap(({ field, value }) => (value === "" ? [] : field)));

/** In the column of the values above it goes on one of them. */
const isFurtherRight = ({ cells: [cell] }: TextLine, above: TextLine | undefined) =>
  (cell?.x ?? 0) > (above?.cells[0]?.x ?? 0) + STRAY;
const STRAY = 12;

/** A status in sentences may go on in the next line: "Account charged off. $420 past due" over "as of Aug 2026." */
function withWholeSentences(lines: readonly TextLine[]): TextLine[] {
  const whole: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [line, next] = [lines[at], lines[at + 1]];
    if (!line) continue;
    const joined = next && inOne(line, next);
    whole.push(joined ?? line);
    at += joined ? 1 : 0;
  }
  return whole;
}

function inOne(line: TextLine, next: TextLine): TextLine | undefined {
  const [[cell, ...others], [rest, ...more]] = [line.cells, next.cells];
  if (!cell || !rest || others.length > 0 || more.length > 0 || cell.x !== rest.x) return undefined;
  if (!/\.$/.test(rest.text) || /\.$/.test(cell.text) || rest.text.length + cell.text.length > LONGEST)
    return undefined;
  const text = `${cell.text} ${rest.text}`;
  return saysStatus(text) ? { ...line, cells: [{ ...cell, text }] } : undefined;
}

/** Most lines are ruled out by their first cell. */
function mayBeFact({ cells: [cell] }: TextLine): boolean {
  return cell !== undefined && (saysFact(cell.text) || saysStatus(cell.text) || sentenceIn(cell.text) !== undefined);
}

const saysFact = (text: string) => numberAlone.test(text) || amountFirst.test(text) || lateMonths.test(text);

function partOf(line: TextLine): Part {
  const [cell, ...others] = line.cells;
  if (!cell || line.begins) return "other";
  if (isBehind(others) && saysStatus(cell.text)) return "status";
  if (others.length === 0 && sentenceIn(cell.text)) return "sentence";
  if (others.length === 0 && saysFact(cell.text)) return "fact";
  if (history.test(cell.text)) return "pair";
  const found = labelled(cell, accountLabels);
  if (found.length > 0) return found.at(-1)?.value === "" && others.every(saysNotReported) ? "open" : "pair";
  if (isTypeLine(textOf(line))) return "kind";
  return (isBehind(others) ? nameOf({ ...line, cells: [cell] }) : nameOf(line)) ? "name" : "other";
}

/** Beside one bureau's label the other bureaus may have nothing: "Account number | Not on this report". */
const saysNotReported = ({ text }: Cell) => /^not? .{0,30}\breport|^not (?:found|on file)\b/i.test(text);

/** Beside a status are only labels with their values. */
const isBehind = (others: readonly Cell[]) =>
  others.every((cell) => (labelled(cell, accountLabels).at(-1)?.value ?? "") !== "");

/** Below a name or what else an account says, and over more of the same; a heading is over a name. */
function isWithin(part: Part, above: Part, below: Part): boolean {
  if (above === "open" || above === "other") return false;
  // A sentence is among an account's labels: over them may be what is said of all accounts.
  if (part === "sentence") return above === "pair" && below !== "other";
  const isLast = above === "pair" && part === "fact";
  return isLast || (below !== "name" && below !== "other");
}

function labelledFact(line: TextLine, above: Part | undefined): TextLine[] {
  const [cell, ...others] = line.cells;
  if (!cell) return [line];
  const { text } = cell;
  const [, money, label = ""] = amountFirst.exec(text) ?? [];
  const row = (name: string, value: string) => labelledLine(line, name, { ...cell, text: value });
  if (money) return [row(/^past/i.test(label) ? "Past due:" : "Balance:", money)];
  if (numberAlone.test(text)) return [row("Account number:", text)];
  if (above !== "name" && isTypeLine(text)) return [row("Account type:", text)];
  const [status = "", client] = lateMonths.test(text) ? ["Late payments"] : text.split(clientBehind);
  const said = row("Status:", sentenceIn(status) ?? status);
  const original = client ? [row("Original creditor:", client)] : [];
  return [{ ...said, cells: [...said.cells, ...others] }, ...original];
}

/** Of some sentences the one that says how the account stands: "You are 60 days late. $184 is past due." */
function sentenceIn(text: string): string | undefined {
  if (text.length > LONGEST || !/\.$/.test(text)) return undefined;
  const own = text.split(/(?<=[.!])\s+/).filter(saysHowItStands);
  return own.find((sentence) => typeOfPart({ payStatus: sentence }) !== undefined)?.replace(/\.$/, "");
}

/** A status, whole or as several of them: "Foreclosed, Closed.", "Paid, was a charge-off. $420 written off." */
function saysStatus(text: string): boolean {
  if (text.length > LONGEST || text.includes(": ")) return false;
  return (
    isStatusAlone(text) ||
    ((text.split(clientBehind)[0] ?? "").split(/[.;,/()]\s*(?!\d)/).every(isPiece) &&
      typeOfPart({ payStatus: text }) !== undefined)
  );
}

const money = String.raw`\$[\d,]+(?:\.\d\d)?`;
const asOf = String.raw`(?: as of [a-z]{3,9}\.? \d{4})?`;
/** What Experian says of an account in its sentences. */
const pieces = new RegExp(
  `^(?:|open|closed|current|paid|sold|transferred|never late|(?:account |was an? |was )?charged?[ -]off|(?:was a )?collection account|foreclosed|repossession|voluntarily surrendered|(?:was |${money} )?past due(?: \\d{2,3} days)?${asOf}|${money} (?:written off|past due${asOf})|\\d{2,3} days past due${asOf}|(?:discharged|included) (?:through|in) (?:a )?(?:bankruptcy|bankruptcy chapter \\d{1,2}|chapter \\d{1,2}(?: bankruptcy)?)|account legally paid in full for less than the full balance|(?:in )?bankruptcy)$`,
  "i",
);
/** What it was before, and who has it now. */
const sincePieces = anyWhole(
  /(?:current|pays as agreed|paying as agreed)(?: now| account)?|now current|account current/i,
  /(?:sold|transferred) to (?:another|a different) (?:company|lender|creditor|office)/i,
  /(?:was|previously|were) (?:past due )?\d{2,3} days(?: late| past due)?(?: once| twice)?(?: before)?/i,
  /(?:\d{2,3} days (?:late|past due)|past due \d{2,3} days) (?:once|twice|before|once before)/i,
);
const isPiece = (text: string) => pieces.test(text.trim()) || sincePieces.test(text.trim()) || isStatusAlone(text);
