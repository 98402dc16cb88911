import { bureaus } from "#shared/domain/bureau/bureau";
import { medianOf } from "../lines/rows-of-page";
import { type Cell, isApart, type TextLine, textOf } from "../lines/text-line";
import { bureauIn, columnsOf } from "../words/bureau-columns";
import { labelled } from "../words/fields";
import { isTypeLine, nameOf } from "../words/names";
import { isPlace } from "../words/places";
import { sectionOf } from "../words/sections";
import { isStatusWord } from "../words/status-values";
import { accountLabels } from "../words/vocabulary";
import { amountAlone } from "./amount-cards";

const SAME_START = 2;
/** Shorter names have room in any column, but for those in a phone's large letters. */
const FEWEST_LETTERS = 24;
const FEWEST_LARGE = 12;
/** Of the usual letter's width. */
const LARGE = 1.4;
/** So far below a name are the first labels of its account; below a large one may be its status, what is owed and when it was reported. */
const NEAR = 3;
const NEAR_LARGE = 6;

/**
 * A creditor's name that goes on in the next line, as one: where its next word had no room in its column, and labels of an account
 * are below. Each column of a page is as wide as its widest line.
 */
export function withWrappedNames(lines: readonly TextLine[]): readonly TextLine[] {
  const rows: TextLine[] = [];
  const usual = medianOf(lines.flatMap(({ cells }) => cells.map(letterWidth)));
  let widths: Map<string, number> | undefined;
  for (let at = 0; at < lines.length; at += 1) {
    const [line, below] = [lines[at], lines[at + 1]];
    if (!line) continue;
    const isInLarge = [line, below].every((each) => each?.cells[0] && letterWidth(each.cells[0]) > usual * LARGE);
    const mayWrap = mayBeName(line, isInLarge ? FEWEST_LARGE : FEWEST_LETTERS);
    const [cell, rest] = below && mayWrap && goesOn(line, below) ? [line.cells[0], below.cells[0]] : [];
    const isOver = cell && rest && lines.slice(at + 2, at + 2 + (isInLarge ? NEAR_LARGE : NEAR)).some(isOfAccount);
    if (isOver) widths ??= widthsOf(lines);
    const hadRoom = !cell || !rest || hasRoom(cell, rest, widths?.get(columnOf(line, cell)) ?? 0);
    if (!isOver || hadRoom) rows.push(line);
    else {
      rows.push({ ...line, cells: [{ ...cell, text: `${cell.text} ${rest.text}` }] });
      at += 1;
    }
  }
  return rows;
}

/** The same with an amount at the right of the name's first line, which left no room for its next word: "NATIONAL CREDIT  $1,240" over "SYSTEMS". */
export function withNamesBelowAmounts(lines: readonly TextLine[]): readonly TextLine[] {
  const rows: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [line, below, labels] = lines.slice(at, at + 3);
    if (!line) continue;
    const rest = below && labels && isOfAccount(labels) ? restBesideAmount(line, below) : undefined;
    const [name, ...amount] = line.cells;
    if (name && rest) rows.push({ ...line, cells: [{ ...name, text: `${name.text} ${rest.text}` }, ...amount] });
    else rows.push(line);
    at += rest ? 1 : 0;
  }
  return rows;
}

function restBesideAmount(line: TextLine, below: TextLine): Cell | undefined {
  const [name, amount, ...others] = line.cells;
  const [rest] = below.cells;
  if (!name || !amount || others.length > 0 || !amountAlone.test(amount.text) || !isLarge(name.text)) return undefined;
  const isName = rest && restOfName.test(rest.text) && goesOn({ ...line, cells: [name] }, below);
  return isName && !hasRoom(name, rest, amount.x - letterWidth(name)) ? rest : undefined;
}

/** The rest of a name has no more lines. */
const MOST_REST = 2;

/** A name beside the bureaus' names over its table, which goes on in the lines below, as one. */
export function withWholeNamesInHeads(lines: readonly TextLine[]): readonly TextLine[] {
  const rows: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [printed] = lines.slice(at, at + 1);
    if (!printed) continue;
    const line = withBureauApart(printed);
    const rest = restOfHead(line, lines.slice(at + 1, at + 2 + MOST_REST));
    const [name, ...columns] = line.cells;
    if (name && rest.length > 0)
      rows.push({ ...line, cells: [{ ...name, text: [name, ...rest].map(({ text }) => text).join(" ") }, ...columns] });
    else rows.push(line);
    at += rest.length;
  }
  return rows;
}

/** A long name may reach as far as the first bureau's: "KESTREL/HOMEMART TransUnion", "Experian", "Equifax". */
function withBureauApart(line: TextLine): TextLine {
  const [first, ...others] = line.cells;
  const [, name = "", bureau = ""] = /^(.{2,60}) (TransUnion|Experian|Equifax)$/.exec(first?.text ?? "") ?? [];
  if (!first || bureau === "" || !isLarge(name) || others.length !== bureaus.length - 1) return line;
  const names = [bureau, ...others.map(({ text }) => text)].map(bureauIn);
  if (names.includes(undefined) || new Set(names).size < names.length) return line;
  const letter = first.width / first.text.length;
  const x = first.x + (name.length + 1) * letter;
  const cells = [
    { ...first, text: name, width: name.length * letter },
    { ...first, text: bureau, x, width: bureau.length * letter },
  ];
  return { ...line, cells: [...cells, ...others] };
}

function restOfHead(line: TextLine, below: readonly TextLine[]): Cell[] {
  const [name, ...columns] = line.cells;
  if (!name || !isLarge(name.text) || columnsOf(line)?.length !== columns.length) return [];
  if (!nameOf({ ...line, cells: [name] })?.isSure) return [];
  const end = below.findIndex(({ page, cells: [cell, ...others] }) => {
    const isRest = cell && others.length === 0 && page === line.page && Math.abs(cell.x - name.x) <= SAME_START;
    return (
      !isRest || !restOfName.test(cell.text) || labelled(cell, accountLabels).some(({ field }) => field !== "bureaus")
    );
  });
  // Rows of the table follow.
  return end < 1 ? [] : below.slice(0, end).flatMap(({ cells }) => cells);
}

/** "CREDIT CO", and no number. */
const restOfName = /^\p{Lu}[\p{Lu} .,&'/-]*$/u;

const isLarge = (text: string) => text === text.toUpperCase();

function mayBeName({ cells: [cell, ...others], begins }: TextLine, fewestLetters: number): boolean {
  return (
    cell !== undefined &&
    others.length === 0 &&
    !begins &&
    cell.text.length >= fewestLetters &&
    isLarge(cell.text) &&
    !day.test(cell.text) &&
    !isPlace(cell.text)
  );
}

/** "MARIA SAMPLE — 10/23/2026" is over the first account. */
const day = /\b\d{1,2}\/\d{1,2}\/\d{2,4}\b/;

/** A name right below another one, in the same column and letters. */
function goesOn(line: TextLine, below: TextLine): boolean {
  const [[cell], [rest, ...others]] = [line.cells, below.cells];
  if (!cell || !rest || others.length > 0 || Math.abs(rest.x - cell.x) > SAME_START || isApart(line, below))
    return false;
  if (line.page !== below.page || !isLarge(rest.text) || isTypeLine(rest.text) || isStatusWord(rest.text)) return false;
  const isOther = labelled(rest, accountLabels).length > 0 || isPlace(rest.text) || sectionOf(textOf(below));
  return !isOther && nameOf(line)?.isSure === true && nameOf(below)?.isSure === true && !nameOf(line)?.accountNumber;
}

const isOfAccount = ({ cells }: TextLine) => cells.some((cell) => labelled(cell, accountLabels).length > 0);

const letterWidth = ({ text, width }: Cell) => width / Math.max(1, text.length);

const columnOf = ({ page }: TextLine, { x }: Cell) => `${page} ${Math.round(x)}`;

/** Where the widest line of each column ends. */
function widthsOf(lines: readonly TextLine[]): Map<string, number> {
  const widths = new Map<string, number>();
  for (const line of lines) {
    const [first] = line.cells;
    if (!first) continue;
    const end = Math.max(...line.cells.map(({ x, width }) => x + width));
    widths.set(columnOf(line, first), Math.max(end, widths.get(columnOf(line, first)) ?? 0));
  }
  return widths;
}

function hasRoom(cell: Cell, rest: Cell, widest: number): boolean {
  const letter = letterWidth(cell);
  const word = rest.text.split(" ", 1)[0]?.length ?? 0;
  return cell.x + cell.width + (word + 1) * letter <= widest;
}
