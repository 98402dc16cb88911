import type { Cell, TextLine } from "../lines/text-line";
import { tellsStatus } from "../words/fields";
import type { TableColumn } from "../words/heading-words";
import { bureausIn } from "../words/sources";

const STRAY = 6;

/** "STATUS SOURCE" over one column of values, in which the sources are below the status: its heading is "STATUS / SOURCE". */
export function withSharedColumn(columns: readonly TableColumn[], below: readonly TextLine[]): readonly TableColumn[] {
  const [status, source] = columns.slice(-2);
  if (!status || !source || fieldOf(status) !== "payStatus" || fieldOf(source) !== "bureaus") return columns;
  const isUnder = ({ x }: Cell) => Math.abs(x - status.cell.x) < STRAY;
  const values = below.filter(({ cells }) => cells.some(isUnder)).flatMap(({ cells }) => cells);
  const areShared = values.some((cell) => isUnder(cell) && bureausIn(cell.text).length > 0 && !tellsStatus(cell.text));
  if (!areShared || values.some(({ x }) => x > source.cell.x - STRAY)) return columns;
  const width = source.cell.x + source.cell.width - status.cell.x;
  const cell = { ...status.cell, text: `${status.cell.text} / ${source.cell.text}`, width };
  return [...columns.slice(0, -2), { ...status, cell, labels: [...status.labels, ...source.labels] }];
}

const fieldOf = ({ labels }: TableColumn) => (labels.length === 1 ? labels[0]?.field : undefined);
