import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import { cut } from "#shared/domain/text/cut";
import { valuesBelow } from "../lines/columns";
import { type Cell, LONGEST_CELL, type TextLine, textOf } from "../lines/text-line";
import { lineOf, withCounts } from "../tables/table-values";
import { bureauIn, columnsOf } from "../words/bureau-columns";
import { bureauValues, valuesBeforeBureaus } from "../words/bureau-names";
import { isHeadingOfCopy } from "../words/copied-columns";
import { labelled } from "../words/fields";
import { labelIn } from "../words/heading-words";
import { historyOf } from "../words/pay-status";
import { recordRowLabels } from "../words/record-vocabulary";
import { accountLabels } from "../words/vocabulary";
import { bureauHeadingIn, isOverAccounts } from "./bureau-parts";

/** Lines that speak of one bureau; lines in a row under one heading have one number. */
export type Zone = { bureau: Bureau; number: number };

/** Lines, and of which bureau those speak that are one bureau's own. */
export type TurnedLines = {
  lines: TextLine[];
  zones: ReadonlyMap<TextLine, Zone>;
  /** Each bureau's part has accounts with names of their own; else it is a part of an account. */
  isWhole: boolean;
};

/**
 * The lines of a report that shows several bureaus below one another, each with its bureau: under its name, in a row that begins
 * with its name, or behind its name in a line. Rows and lines of several become one line for each value.
 */
export function turnedLines(lines: readonly TextLine[]): TurnedLines {
  return new Turner(lines).turn();
}

class Turner {
  private readonly turned: TextLine[] = [];
  private readonly zones = new Map<TextLine, Zone>();
  private readonly isWhole: boolean;
  private zone: Zone | undefined;
  private numbers = 0;

  constructor(private readonly lines: readonly TextLine[]) {
    this.isWhole = hasWholeReports(lines);
  }

  turn(): TurnedLines {
    for (let at = 0; at < this.lines.length; at += 1) {
      const line = this.lines[at];
      if (!line) continue;
      const rows = this.rowsBelow(at);
      const heading = bureauHeadingIn(line);
      const isOverColumns = isHeadingOfCopy(this.lines, at, [accountLabels, recordRowLabels]);
      if (columnsOf(line) || isOverColumns) this.zone = undefined;
      if (rows > 0) at += rows;
      else if (isOverColumns) at = this.keepNames(at);
      else if (heading) this.enter(line, heading);
      else if (!this.takeValues(line, this.lines[at + 1])) this.keep(line);
    }
    return { lines: this.turned, zones: this.zones, isWhole: this.isWhole };
  }

  /** Bureaus' names in a row, none of which is over lines of its own: where the last of them is. */
  private keepNames(from: number): number {
    const near = this.lines.slice(from, from + bureaus.length);
    const end = near.findIndex((line) => !bureauHeadingIn(line));
    const names = end < 0 ? near : near.slice(0, end);
    for (const line of names) this.keep(line);
    return from + names.length - 1;
  }

  private enter(line: TextLine, bureau: Bureau): void {
    // The heading of a whole report is on each of its pages.
    if (!this.isWhole || this.zone?.bureau !== bureau) this.zone = { bureau, number: ++this.numbers };
    this.keep(line);
  }

  private keep(line: TextLine): void {
    this.turned.push(line);
    if (this.zone) this.zones.set(line, this.zone);
  }

  private add(bureau: Bureau, line: TextLine): void {
    this.zones.set(line, { bureau, number: ++this.numbers });
    this.turned.push(line);
  }

  /** A row of labels over rows that begin with a bureau's name: how many of them there are. */
  private rowsBelow(at: number): number {
    const labels = this.lines[at]?.cells ?? [];
    if (labels.length < 2 || !bureauOfRow(this.lines[at + 1])) return 0;
    const known = labels.flatMap((cell) => labelIn(cell.text) ?? []);
    const hasCreditor = known.some(({ field }) => field === "creditorName");
    if (known.length < Math.max(2, labels.length - 2) || hasCreditor) return 0;
    const rows: TextLine[] = [];
    let end = at + 1;
    for (let line = this.lines[end]; line; line = this.lines[++end]) {
      const above = rows.at(-1);
      if (bureauOfRow(line) && !historyIn(line)) rows.push(line);
      else if (above && goesOnIn(line, above)) rows[rows.length - 1] = joined(above, line);
      else break;
    }
    for (const row of rows) this.addRow(row, labels);
    return end - at - 1;
  }

  private addRow(row: TextLine, labels: readonly Cell[]): void {
    const bureau = bureauOfRow(row);
    if (!bureau) return;
    const [name, ...values] = row.cells;
    // The corner over the bureaus' names may be empty.
    const first = labels[0];
    const isCornerEmpty = first !== undefined && name !== undefined && first.x > name.x + name.width / 2;
    const under = isCornerEmpty ? labels : labels.slice(1);
    const placed = values.length === under.length ? values : valuesBelow(values, under);
    const own = under.flatMap((label, column) => {
      const value = placed[column];
      const known = labelIn(label.text);
      // Nothing below words that are no label is read.
      return value && known ? [lineOf(row, known, value)] : [];
    });
    for (const line of withCounts(own)) this.add(bureau, line);
  }

  /** "Balance: TU $120 EX $130", or the label and below it a line for each bureau. */
  private takeValues(line: TextLine, below: TextLine | undefined): boolean {
    const history = historyIn(line);
    if (history) {
      this.add(history.bureau, history.line);
      return true;
    }
    const values = bureauValues(textOf(line));
    const label = this.turned.findLast((each) => !this.ofValue.has(each));
    const [cell, ...others] = label?.cells ?? [];
    if (values.length > 0 && cell && others.length === 0 && isLabel(cell)) return this.addValues(line, cell, values);
    const [first, ...rest] = line.cells;
    if (first && this.takeBehind(line, first)) return true;
    const [part, ...more] = first ? labelled(first, accountLabels) : [];
    // A list of bureaus says who reports the account, not what each of them does.
    if (
      !first ||
      !part ||
      part.field === "bureaus" ||
      more.length > 0 ||
      (below && isLabel(first) && rest.length === 0)
    )
      return false;
    const inline = bureauValues([part.value, ...rest.map(({ text }) => text)].join(" "));
    return new Set(inline.map(({ bureau }) => bureau)).size > 1 && this.addValues(line, labelCell(first, part), inline);
  }

  /** "Balance: $120 (TU), $130 (EX)", "60 days late: 05/2026 (TU, EQ)". */
  private takeBehind(line: TextLine, first: Cell): boolean {
    const text = textOf(line);
    if (!/[)\]]$/.test(text)) return false;
    const [, late, months = ""] = lateMonths.exec(text) ?? [];
    if (late) {
      const each = valuesBeforeBureaus(months).map(({ bureau, value }) => ({ bureau, value: `${late} in ${value}` }));
      return each.length > 0 && this.addValues(line, { ...first, text: "Times late:" }, each);
    }
    const [part, ...more] = labelled({ text }, accountLabels);
    const values = part && more.length === 0 && part.field !== "bureaus" ? valuesBeforeBureaus(part.value) : [];
    return part !== undefined && values.length > 0 && this.addValues(line, labelCell(first, part), values);
  }

  private readonly ofValue = new WeakSet<TextLine>();

  private addValues(line: TextLine, label: Cell, values: readonly { bureau: Bureau; value: string }[]): boolean {
    for (const { bureau, value } of values) {
      const own = {
        ...line,
        cells: [label, { ...label, text: value, x: label.x + label.width + GAP, width: label.width }],
      };
      this.ofValue.add(own);
      this.add(bureau, own);
    }
    return true;
  }
}

const GAP = 60;
/** Late months told once for several bureaus. */
const lateMonths = /^((?:30|60|90|120|150|180) days (?:late|past due)): (\d{1,2}\/\d{4}.*)$/i;

function labelCell(cell: Cell, { label }: { label: string }): Cell {
  return { ...cell, text: `${cell.text.slice(0, label.length)}:` };
}

function isLabel(cell: Cell): boolean {
  const [part, ...others] = labelled(cell, accountLabels);
  return part?.value === "" && others.length === 0;
}

const bureauOfRow = (line: TextLine | undefined) =>
  line && line.cells.length > 1 ? bureauIn(line.cells[0]?.text ?? "") : undefined;

/** Whether each cell is the rest of words right above it, in a column of values. */
const goesOnIn = ({ cells, page, begins }: TextLine, above: TextLine) =>
  !begins &&
  page === above.page &&
  cells.every((cell) => above.cells.slice(1).some((over) => isBelow(cell, over) && /\p{L}{3}/u.test(over.text)));

const isBelow = ({ x }: Cell, over: Cell) => Math.abs(x - over.x) < SAME_START;
const SAME_START = 3;

const joined = (above: TextLine, { cells }: TextLine): TextLine => ({
  ...above,
  cells: above.cells.map((over, at) => {
    const rest = at > 0 ? cells.find((cell) => isBelow(cell, over)) : undefined;
    return rest ? { ...over, text: cut(`${over.text} ${rest.text}`, LONGEST_CELL) } : over;
  }),
});

/** "TransUnion OK OK 30 60". */
function historyIn(line: TextLine): { bureau: Bureau; line: TextLine } | undefined {
  const [name = "", ...values] = textOf(line)
    .replace(/^trans union/i, "transunion")
    .split(" ");
  const bureau = bureauIn(name.replace(/:$/, ""));
  if (!bureau || historyOf(values) === undefined) return undefined;
  const [first] = line.cells;
  return { bureau, line: { ...line, cells: first ? [{ ...first, text: ["Rating", ...values].join(" ") }] : [] } };
}

/** Whether a bureau's name is over accounts and their names, and not over a part of one account. */
function hasWholeReports(lines: readonly TextLine[]): boolean {
  const headings = lines.map((_, at) => isOverAccounts(lines, at));
  const count = (isWhole: boolean) => headings.filter((each) => each === isWhole).length;
  return count(true) > count(false);
}
