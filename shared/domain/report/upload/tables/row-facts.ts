import type { Cell, TextLine } from "../lines/text-line";
import { isCodes } from "../words/bureau-names";
import { type Field, labelled, tellsStatus } from "../words/fields";
import { isStatusWord } from "../words/status-values";
import { accountLabels } from "../words/vocabulary";
import type { TableHeader } from "./table-header";
import { lineOf, type Row } from "./table-values";

/** A masked number, or one with so many digits that it is no day and no amount. */
const accountNumber = /^(?=.*\d)(?:[A-Z]{0,4}[\dXx*•-]*[Xx*•]{2,}[\dXx*•-]*|\d{8,})$/;
export const isAccountNumber = (text: string) => accountNumber.test(text);
const LONGEST_STATUS = 60;
const LONGEST_OTHER = 40;

/**
 * What a line below a row says without labels and outside of the columns: "517800XXXXXX", "Credit Card", "Charge off". Only a number
 * and the account's status are known by themselves, and only what no column says of the row. Undefined when the line is
 * something else.
 */
export function factsIn(line: TextLine, { columns }: TableHeader, values: Row["values"]): TextLine[] | undefined {
  const said = columns.flatMap(({ labels }, at) => labels.slice(0, values[at]?.length ?? 0));
  const fields = new Set(said.flatMap((label) => label?.field ?? []));
  const [first] = line.cells;
  if (first && line.cells.length === 1) {
    if (isAccountNumber(first.text) && !fields.has("accountNumber")) return [factOf(line, first, "accountNumber")];
    return isStatusWord(first.text) ? [factOf(line, first, "payStatus")] : undefined;
  }
  if (line.cells.length < 2 || !line.cells.every(isFact)) return undefined;
  const facts = line.cells.flatMap((cell) => {
    const field = fieldOf(cell);
    return field && !fields.has(field) ? [factOf(line, cell, field)] : [];
  });
  return facts.length > 0 ? facts : undefined;
}

/**
 * Below a row its number, and beside that what columns do not say, with labels and without: "517800XXXXXX  Last active 08/2025
 * Charge off  XP/TU". Undefined when the line is something else.
 */
export function factsBesideNumber(
  line: TextLine,
  { columns }: TableHeader,
  values: Row["values"],
): TextLine[] | undefined {
  const [first, ...others] = line.cells;
  const isSaid = (cell: Cell) => (labelled(cell, accountLabels).at(-1)?.value ?? "") !== "";
  if (!first || !accountNumber.test(first.text) || !others.some(isSaid)) return undefined;
  if (!others.every((cell) => isSaid(cell) || isFact(cell))) return undefined;
  const fields = new Set(
    columns.flatMap(({ labels }, at) => labels.slice(0, values[at]?.length ?? 0)).map((label) => label?.field),
  );
  return line.cells.flatMap((cell) => {
    const field = fieldOf(cell);
    if (isSaid(cell)) return [{ ...line, cells: [cell] }];
    return field && !fields.has(field) ? [factOf(line, cell, field)] : [];
  });
}

/** "30:1 60:0 90+:0" */
const countsOfDays = /^30:\d{1,2},? 60:\d{1,2},? 90\+?:\d{1,2}$/;

type Known = Extract<Field, "accountNumber" | "payStatus" | "bureaus" | "lateCounts">;
const words: Readonly<Record<Known, string>> = {
  accountNumber: "Account number",
  payStatus: "Status",
  bureaus: "Source",
  lateCounts: "Times late",
};
const factOf = (line: TextLine, cell: Cell, field: Known) => lineOf(line, { label: words[field], field }, cell);

/** A cell that says an account's status without a label. */
export const statusOf = (line: TextLine, cell: Cell) => factOf(line, cell, "payStatus");

function fieldOf({ text }: Cell): Known | undefined {
  if (isCodes(text)) return "bureaus";
  if (countsOfDays.test(text)) return "lateCounts";
  if (accountNumber.test(text)) return "accountNumber";
  return isStatus(text) ? "payStatus" : undefined;
}

/** Whether a text may be an account's status, as a table has it. */
export const isStatus = (text: string) => text.length <= LONGEST_STATUS && !/[:$]/.test(text) && tellsStatus(text);

/** The manner of payment as a figure alone: beside it the status is in words. */
const mannerOfPayment = /^mop:? \d$/i;

/** Kinds of accounts and the like are beside them. */
const isFact = (cell: Cell) =>
  fieldOf(cell) !== undefined ||
  mannerOfPayment.test(cell.text) ||
  (cell.text.length <= LONGEST_OTHER && !/[\d:$]/.test(cell.text));
