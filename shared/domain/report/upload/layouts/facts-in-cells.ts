import type { Cell, TextLine } from "../lines/text-line";
import { CREDITOR, labelledLine, MOST_ACCOUNTS } from "../tables/table-values";
import { bureauIn } from "../words/bureau-columns";
import { labelled } from "../words/fields";
import { nameOf } from "../words/names";
import { accountLabels } from "../words/vocabulary";

const SAME_START = 3;
const MOST_LINES = 14;
/** So many accounts show that a page is set so, and so many facts that lines are an account's. */
const FEWEST_ACCOUNTS = 2;
const FEWEST_FACTS = 3;

type Account = { rows: TextLine[]; height: number };

/**
 * A row for each account, in whose cells are lines of a label and its value: below the name its number and kind, beside these how it
 * stands, and beside that the bureaus that report it, one below another. Each becomes a line of its own below the name.
 */
export function withFactsInCells(lines: readonly TextLine[]): readonly TextLine[] {
  const rows: TextLine[] = [];
  let count = 0;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    const account = count < MOST_ACCOUNTS ? accountAt(lines, at) : undefined;
    rows.push(...(account?.rows ?? [line]));
    count += account ? 1 : 0;
    at += (account?.height ?? 1) - 1;
  }
  return count < FEWEST_ACCOUNTS ? lines : rows;
}

function accountAt(lines: readonly TextLine[], at: number): Account | undefined {
  const [first] = lines.slice(at, at + 1);
  const [name, ...beside] = first?.cells ?? [];
  if (!first || !name || first.begins || beside.length < 2 || !beside.some(isFact)) return undefined;
  if (!beside.every(isOwn) || isFact(name) || !nameOf({ ...first, cells: [name] })) return undefined;
  const below = lines.slice(at + 1, at + MOST_LINES);
  const end = below.findIndex((line) => !goesOn(line, first));
  const own = end < 0 ? below : below.slice(0, end);
  const cells = [first, ...own].flatMap((line) => line.cells.map((cell) => ({ line, cell })));
  const facts = cells.filter(({ cell }) => isFact(cell));
  const sources = cells.filter(({ cell }) => isBureau(cell)).map(({ cell }) => cell.text);
  if (facts.length < FEWEST_FACTS || sources.length === 0) return undefined;
  const rows: TextLine[] = [
    { ...labelledLine(first, CREDITOR, name), begins: true },
    ...facts.map(({ line, cell }) => ({ ...line, cells: [cell] })),
    labelledLine(first, "Source:", { ...name, text: sources.join(" ") }),
  ];
  return { rows, height: own.length + 1 };
}

/** In the columns of the account's first line are no cells but facts and bureaus. */
const goesOn = ({ cells, page, begins }: TextLine, first: TextLine) =>
  !begins &&
  page === first.page &&
  cells.length > 0 &&
  cells.every((cell) => isOwn(cell) && first.cells.some(({ x }) => Math.abs(x - cell.x) < SAME_START));

const isOwn = (cell: Cell) => isFact(cell) || isBureau(cell);
const isBureau = ({ text }: Cell) => bureauIn(text) !== undefined;

/** "Past due: $90" */
function isFact(cell: Cell): boolean {
  const [part, ...others] = labelled(cell, accountLabels);
  return others.length === 0 && part !== undefined && part.value !== "" && /^[^:]{2,40}:\s/.test(cell.text);
}
