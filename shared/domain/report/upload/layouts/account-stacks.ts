import type { TextLine } from "../lines/text-line";
import { nameOf, typeAndNumberIn } from "../words/names";
import { linesOf, partsOf } from "./accounts-in-lines";
import { amountAlone } from "./amount-cards";
import { AMOUNT, isLabelled, type Part, partIn } from "./known-parts";

const MOST_IN_STACK = 4;
/** Behind a stack may be a button's words. */
const FURTHEST_LABEL = 2;

/** Accounts in a few lines each, or in rows, of whose parts none has a label. */
export const withAccountsInStacks = (lines: readonly TextLine[]): TextLine[] => {
  const rows: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    const stack = accountInStack(lines, at) ?? accountInTwoRows(line, lines[at + 1]);
    rows.push(...(stack?.rows ?? [line]));
    at += (stack?.height ?? 1) - 1;
  }
  return rows;
};

/** A name with its number, and below it lines of nothing but parts that are known: "Auto loan | Past due 60 days" over "$1,240.00". */
function accountInStack(lines: readonly TextLine[], at: number): { rows: TextLine[]; height: number } | undefined {
  const line = lines[at];
  const [cell, ...others] = line?.cells ?? [];
  const name = line && cell && others.length === 0 && !line.begins ? nameOf(line) : undefined;
  if (!line || !cell || !name?.accountNumber || isLabelled(cell.text)) return undefined;
  const below = lines.slice(at + 1, at + 1 + MOST_IN_STACK).map(knownParts);
  const end = below.indexOf(undefined);
  const height = 1 + (end < 0 ? below.length : end);
  const parts = below.slice(0, height - 1).flatMap((each) => each ?? []);
  // With labels below, the rest of the account is told there.
  const areLabelled = lines.slice(at + height, at + height + FURTHEST_LABEL).some(hasLabel);
  const isWhole = !areLabelled && parts.some(isBare);
  const found = isWhole ? partsOf([cell.text, ...parts.map(({ text }) => text)], / · /) : undefined;
  return found && { rows: linesOf(line, cell, found), height };
}

/** A name with the amount at its right, and below it the account's kind and status: both without labels. */
function accountInTwoRows(
  line: TextLine,
  below: TextLine | undefined,
): { rows: TextLine[]; height: number } | undefined {
  const [cell, amount, ...others] = line.cells;
  const [type, status, ...more] = below?.cells ?? [];
  if (!cell || !amount || !type || !status || others.length + more.length > 0 || line.begins) return undefined;
  if (!amountAlone.test(amount.text) || isLabelled(cell.text)) return undefined;
  // The end of its number may be behind the kind: "Credit card (...4417)".
  const known = typeAndNumberIn(type.text);
  const kind = known?.type === undefined ? [type.text] : [known.type, known.number];
  const texts = [cell.text, amount.text, ...kind, status.text];
  const found = partsOf(texts, / · /);
  const says = found?.parts.some(({ field }) => field === "payStatus");
  return found && says && found.parts.every(({ label }) => bare.includes(label))
    ? { rows: linesOf(line, cell, found), height: 2 }
    : undefined;
}

const bare: readonly string[] = ["Status", "Account type", "Account number", AMOUNT];

/** What has no label of its own. */
const isBare = ({ label }: Part) => label === "Status" || label === "Account type";
const hasLabel = ({ cells: [cell] }: TextLine) => cell !== undefined && isLabelled(cell.text);

/** The parts of a line in which none has a label. */
function knownParts({ cells, begins }: TextLine): Part[] | undefined {
  const [cell, ...others] = cells;
  if (!cell || others.length > 0 || begins) return undefined;
  const texts = cell.text.split(/\s*[·•|]\s*/);
  const parts = texts.flatMap((text) => (isLabelled(text) ? [] : (partIn(text) ?? [])));
  return parts.length === texts.length ? parts : undefined;
}

/** Below a heading, rows of a name, its number and an amount, with nothing over them: what is owed on each account. */
export function withBareRows(lines: readonly TextLine[]): TextLine[] {
  let isOpen = false;
  return lines.flatMap((line) => {
    const row = isOpen ? bareRow(line) : undefined;
    isOpen = row !== undefined || (line.cells.length === 1 && !line.begins);
    return row ?? [line];
  });
}

function bareRow(line: TextLine): TextLine[] | undefined {
  const [cell, ...others] = line.cells;
  if (!cell || line.begins || others.length < 2 || isLabelled(cell.text)) return undefined;
  const parts = others.map(({ text }) => partIn(text));
  const fields = parts.map((part) => part?.field);
  const isOne = fields.filter((field) => field === "balance").length === 1 && fields.includes("accountNumber");
  const name = isOne && !fields.includes(undefined) ? nameOf({ ...line, cells: [cell] }) : undefined;
  return name && linesOf(line, cell, { name: name.value, parts: parts.filter((part) => part !== undefined) });
}
