import { type Cell, type TextLine, textOf } from "../lines/text-line";
import { lineOf } from "../tables/table-values";
import type { Columns } from "../words/bureau-columns";
import { bureauHeading } from "../words/bureau-names";
import { labelled } from "../words/fields";
import { isStatusAlone } from "../words/status-values";
import { dayOfText, printed } from "../words/values";
import { accountLabels } from "../words/vocabulary";

const STRAY = 12;
const MOST_STATUSES = 3;
const openOrClosed = /^(?:open|closed|abierta|cerrada)$/i;

const isStatus = (text: string) => openOrClosed.test(text) || isStatusAlone(text);
const labelFor = (text: string) => (openOrClosed.test(text) ? "account status" : "payment status");

/** Right below a bureau's name and over the labels of its part: "Closed", "Charged off", each with a label. */
export function withStatusesUnderBureaus(lines: readonly TextLine[]): TextLine[] {
  const rows: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    rows.push(line);
    const below = bureauHeading(textOf(line)) ? lines.slice(at + 1, at + 2 + MOST_STATUSES) : [];
    const end = below.findIndex((each) => each.cells.length !== 1 || !isStatus(textOf(each)));
    const labels = below[end]?.cells[0];
    if (end < 1 || !labels || labelled(labels, accountLabels).length === 0) continue;
    rows.push(...below.slice(0, end).flatMap(withLabel));
    at += end;
  }
  return rows;
}

const withLabel = (line: TextLine): TextLine[] =>
  line.cells.map((cell) => lineOf(line, { label: labelFor(cell.text), field: "payStatus" }, cell));

/** The label of a row of statuses under the bureaus' names that has none; a day below shows that "Closed" is one. */
export function statusRowLabel(line: TextLine, below: TextLine | undefined, columns: Columns): string | undefined {
  const isPlaced = ({ x }: Cell) => columns.some((column) => Math.abs(column.x - x) < STRAY);
  const said = line.cells.filter(({ text }) => printed(text) !== undefined);
  if (line.cells.length > columns.length || !line.cells.every(isPlaced) || !said.every(({ text }) => isStatus(text)))
    return undefined;
  if (below?.cells.some(({ text }) => dayOfText(text) !== undefined)) return undefined;
  return said[0] && labelFor(said[0].text);
}
