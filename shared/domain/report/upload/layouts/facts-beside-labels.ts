import { cut } from "#shared/domain/text/cut";
import { type Cell, LONGEST_CELL, type TextLine, textOf } from "../lines/text-line";
import { factLine, isFact, nameLine } from "../tables/name-facts";
import { labelledLine } from "../tables/table-values";
import { columnsOf } from "../words/bureau-columns";
import { labelled, tellsStatus } from "../words/fields";
import { isTypeLine, nameOf } from "../words/names";
import { sectionOf } from "../words/sections";
import { accountLabels } from "../words/vocabulary";

const SAME_START = 3;
const FEWEST_FACTS = 2;
const MOST_LINES_BELOW = 8;
const MOST_REMARKS = 3;

/**
 * Accounts whose name, number, kind and status are below one another without labels, beside columns of labels with their values,
 * as lines of the name, of each fact and of the labels: "NORTHLAKE CARD  Opened 03/19  Balance $310" over "441712XX  Past due $90".
 * Right of the labels may be a column of remarks, the account's status above them.
 */
export function withFactsBesideLabels(lines: readonly TextLine[]): TextLine[] {
  const rows: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    const account = accountAt(lines, at);
    rows.push(...(account?.lines ?? [line]));
    if (account) at += account.below;
  }
  return rows;
}

/** What is in the lines of an account: its name, the facts below that, the labels beside them, and what is right of those. */
type Account = {
  name: Cell;
  facts: TextLine[];
  labelled: TextLine[];
  beside: { line: TextLine; text: string }[];
  /** Where the labels beside the name begin: what begins there below is a label too. */
  labelsAt: readonly number[];
};

function accountAt(lines: readonly TextLine[], at: number): { lines: TextLine[]; below: number } | undefined {
  const line = lines[at];
  const [name, ...others] = line?.cells ?? [];
  const own = line && name && !columnsOf(line) ? splitOf(others) : undefined;
  if (!line || !name || !own || !nameLine(line, name)) return undefined;
  const labelled = [{ ...line, cells: own.labelled }];
  const labelsAt = own.labelled.filter((cell) => partsOf(cell).length > 0).map(({ x }) => x);
  const account: Account = { name: { ...name }, facts: [], labelled, beside: [], labelsAt };
  take(account, line, own);
  const labelX = others[0]?.x ?? 0;
  let below = 0;
  while (below < MOST_LINES_BELOW && goesOn(account, lines[at + below + 1], labelX)) below += 1;
  const named = nameLine(line, account.name);
  if (!named || account.facts.length < FEWEST_FACTS) return undefined;
  const remarks = remarksFrom(lines, at + below + 1, { left: name.x, right: labelX });
  const said = [named, ...account.facts, ...account.labelled, ...besideLines(account.beside)];
  return { lines: [...said, ...remarks], below: below + remarks.length };
}

/** Takes a line of the account; false for what is none. */
function goesOn(account: Account, line: TextLine | undefined, labelX: number): boolean {
  const [first, ...others] = line?.cells ?? [];
  if (!line || !first || line.begins || columnsOf(line)) return false;
  if (Math.abs(first.x - labelX) < SAME_START) {
    const own = splitOf(line.cells, account.labelsAt);
    if (own) take(account, line, own, true);
    return own !== undefined;
  }
  if (Math.abs(first.x - account.name.x) >= SAME_START || others[0]?.text === account.labelled[0]?.cells[0]?.text)
    return false;
  const own = others.length === 0 ? { labelled: [], beside: [] } : splitOf(others, account.labelsAt);
  const isFactOf = partsOf(first).length === 0 && (isFact(first.text) || isTypeLine(withoutState(first.text)));
  // A long name goes on before the first fact, be it with a word that is a label elsewhere: "BUREAU".
  const goesOnName = nameOf({ ...line, cells: [first] })?.isSure || /^\p{Lu}[\p{Lu} &'.-]+$/u.test(first.text);
  const isOfName = account.facts.length === 0 && others.length > 0 && goesOnName;
  if (!own || !(isFactOf || isOfName)) return false;
  if (isFactOf) account.facts.push(factLine(line, first));
  else account.name.text = cut(`${account.name.text} ${first.text}`, LONGEST_CELL);
  take(account, line, own, true);
  return true;
}

type Split = { labelled: Cell[]; beside: Cell[] };

function take(account: Account, line: TextLine, { labelled: cells, beside }: Split, isBelow = false): void {
  if (isBelow && cells.length > 0) account.labelled.push({ ...line, cells });
  account.beside.push(...beside.map(({ text }) => ({ line, text })));
}

/** Labels with their values behind them or in the next cell, and behind the last of these at most one cell without a label. */
function splitOf(cells: readonly Cell[], labelsAt: readonly number[] = []): Split | undefined {
  const isUnknownLabel = (cell: Cell | undefined) =>
    cell !== undefined && /^\p{L}[^\d$]*$/u.test(cell.text) && labelsAt.some((x) => Math.abs(x - cell.x) < SAME_START);
  const end = cells.findIndex(
    (cell, at) => !isLabelled(cell, cells[at - 1]) && !isUnknownLabel(cell) && !isUnknownLabel(cells[at - 1]),
  );
  const own = end < 0 ? cells : cells.slice(0, end);
  const beside = end < 0 ? [] : cells.slice(end);
  if (own.length === 0 || beside.length > 1) return undefined;
  const isValued = end < 0 && own.length > 1;
  return isValued || isWhole(own.at(-1)) ? { labelled: [...own], beside } : undefined;
}

const isLabelled = (cell: Cell, before: Cell | undefined) =>
  partsOf(cell).length > 0 || unknown.test(cell.text) || (before !== undefined && partsOf(before).at(-1)?.value === "");

/** "REVOLVING CLOSED": what kind of account it is, and that it is closed. */
const withoutState = (text: string) => text.replace(/ (?:closed|open|paid)$/i, "");

/** "Updated by: 06/2026": a label that is not known, with its value. */
const unknown = /^\p{Lu}[^:$\d]{1,30}: \S/u;

const isWhole = (cell: Cell | undefined) =>
  cell !== undefined && ((partsOf(cell).at(-1)?.value ?? "") !== "" || unknown.test(cell.text));

const partsOf = (cell: Cell | undefined) => (cell ? labelled(cell, accountLabels) : []);

/** The status first, then what is remarked; words in small letters go on what is above them. */
function besideLines(beside: Account["beside"]): TextLine[] {
  const texts: Account["beside"] = [];
  for (const each of beside) {
    const last = texts.at(-1);
    if (last && /^[\p{Ll};,(]/u.test(each.text)) last.text = cut(`${last.text} ${each.text}`, LONGEST_CELL);
    else texts.push({ ...each });
  }
  return texts.map(({ line, text }, at) =>
    labelledLine(line, at === 0 && tellsStatus(text) ? "Status:" : "Remarks:", { text, x: 0, width: text.length }),
  );
}

/** Further right than the name, below the account: what its creditor remarks. */
function remarksFrom(lines: readonly TextLine[], from: number, { left, right }: { left: number; right: number }) {
  const below = lines.slice(from, from + MOST_REMARKS);
  const isRemark = (line: TextLine) => {
    const [cell, ...others] = line.cells;
    return cell !== undefined && others.length === 0 && cell.x > left + SAME_START && cell.x < right && !line.begins;
  };
  const end = below.findIndex((line) => !isRemark(line) || sectionOf(textOf(line)) !== undefined);
  return (end < 0 ? below : below.slice(0, end)).map((line) =>
    line.cells.some((cell) => partsOf(cell).length > 0) || !line.cells[0]
      ? line
      : labelledLine(line, "Remarks:", line.cells[0]),
  );
}
