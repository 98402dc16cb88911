import { inBankruptcy } from "../../public-record";
import { type Cell, type TextLine, textOf } from "../lines/text-line";
import { tellsStatus } from "../words/fields";
import type { Label, TableColumn } from "../words/heading-words";
import { nameOf, ownerBefore } from "../words/names";
import { placedInGrid } from "./label-grid";

const FEWEST_ROWS = 2;

/** What all values of a column are shows what it holds, whatever words are over it. */
const kinds: readonly (readonly [Label, (cell: Cell, line: TextLine) => boolean])[] = [
  [
    { label: "creditor name", field: "creditorName" },
    (cell, line) =>
      nameOf({ ...line, cells: [{ ...cell, text: cell.text.replace(ownerBefore, "") }] })?.isSure === true,
  ],
  [
    { label: "account number", field: "accountNumber" },
    ({ text }) => /^(?:(?=.*\d)[A-Z\d-]*[Xx*•]{2,}[\dXx*•-]*|#\d{4,})$/.test(text),
  ],
  [
    { label: "status", field: "payStatus" },
    ({ text }) => text.length <= LONGEST_STATUS && !/[$:]/.test(text) && saysHowItStands(text),
  ],
];
const LONGEST_STATUS = 80;

/** The lines up to where the same heading is over the rows of another section. */
function beforeNext(columns: readonly TableColumn[], below: readonly TextLine[]): readonly TextLine[] {
  const words = columns.map(({ cell }) => cell.text).join(" ");
  const next = below.findIndex((line) => textOf(line) === words);
  return next < 0 ? below : below.slice(0, next);
}

/** In a table that a person wrote some accounts are just "OK". */
const isWell = /^(?:ok|okay|good|fine)\.?$/i;
const saysHowItStands = (text: string) => tellsStatus(text) || isWell.test(text) || inBankruptcy.test(text);

/** The columns of a table, those under unknown words with what their values in the lines below show. */
export function withInferredLabels(columns: readonly TableColumn[], below: readonly TextLine[]): TableColumn[] {
  const isUnknown = ({ labels, bureau }: TableColumn) => bureau === undefined && labels.every((label) => !label);
  // Below "Payment" may be how it is paid.
  const saysLittle = ({ labels }: TableColumn) => labels.length === 1 && labels[0]?.field === "none";
  // Over "Bureaus" may be words that are not known: of a row's two lines the first says how the account stands.
  const isLower = ({ labels: [upper, lower] }: TableColumn) => !upper && lower?.field === "bureaus";
  if (!columns.some((column) => isUnknown(column) || saysLittle(column) || isLower(column))) return [...columns];
  const wide = beforeNext(columns, below).filter(({ cells }) => cells.length >= Math.max(3, columns.length / 2));
  // In other rows may be the ends of values, which show nothing.
  const full = wide.filter(({ cells }) => cells.length === columns.length);
  const rows = full.length >= Math.max(FEWEST_ROWS, wide.length / 2) ? full : wide;
  const parts = columns.map(({ cell, labels: [label] }) => ({ cell, part: label && { ...label, value: "" } }));
  // Most columns are ruled out by their first value: of a row is found out only what is asked.
  const placed: (Cell | undefined)[][] = [];
  const cellsOf = (line: TextLine, row: number) => (placed[row] ??= placedInGrid(line.cells, parts));
  const inferred = [...columns];
  for (const [label, isKind] of kinds) {
    if (inferred.some(({ labels }) => labels.some((known) => known?.field === label.field))) continue;
    const at = inferred.findIndex((own, column) => {
      const isOpen = isUnknown(own) || (label.field === "payStatus" && (saysLittle(own) || isLower(own)));
      if (!isOpen || rows.length < FEWEST_ROWS) return false;
      let count = 0;
      const isOther = rows.some((line, row) => {
        const cell = cellsOf(line, row)[column];
        if (cell) count += 1;
        return cell !== undefined && !isKind(cell, line);
      });
      return !isOther && count >= Math.max(FEWEST_ROWS, rows.length / 2);
    });
    const column = inferred[at];
    if (column) inferred[at] = { ...column, labels: isLower(column) ? [label, ...column.labels.slice(1)] : [label] };
  }
  // Where another column says how the accounts stand, these words are over what is said besides.
  const isNote = (column: TableColumn) => isUnknown(column) && notes.test(column.cell.text);
  return inferred.map((column) => (isNote(column) ? { ...column, labels: [remarks] } : column));
}

const notes = /^(?:notes?|notas?)$/i;
const remarks: Label = { label: "remarks", field: "remarks" };
