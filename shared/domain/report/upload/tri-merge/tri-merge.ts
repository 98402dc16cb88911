import type { Bureau } from "#shared/domain/bureau/bureau";
import type { Block } from "../accounts/account";
import { LEAST_SURE, type TextLine, textOf } from "../lines/text-line";
import { datedHistory } from "../months/dated-marks";
import { daysOf } from "../months/marks-below";
import { bureauIn, type Columns, cellOf, columnsOf, nearest } from "../words/bureau-columns";
import { isHeadOverCopy, rowsOfCopy } from "../words/copied-columns";
import { addReading, type Field, labelled, type Readings } from "../words/fields";
import { historyOf } from "../words/pay-status";
import { withTotalSaid } from "../words/rating";
import { recordRowLabels } from "../words/record-vocabulary";
import { printed } from "../words/values";
import { accountLabels } from "../words/vocabulary";
import { withoutCardsOverTables } from "./cards-over-tables";
import { columnRows } from "./column-rows";
import { withLateCounters } from "./late-counters";
import { type Draft, draftsOf, labelsOf, rowLabel } from "./tri-merge-tables";

/** The lines as rows of tables with a column for each bureau; undefined when this is no such report. */
export function triMergeRows(given: readonly TextLine[]): TextLine[] | undefined {
  const lines = withoutCardsOverTables(given);
  const labels = [accountLabels, recordRowLabels];
  const isCopy = lines.some(
    (line, at) => (line.cells.length === 1 && bureauIn(textOf(line))) || isHeadOverCopy(lines, at, labels),
  );
  const rows = columnRows(isCopy ? rowsOfCopy(lines, labels) : lines);
  const known = new Set<Field>();
  let columns: Columns | undefined;
  for (const row of rows) {
    columns = columnsOf(row) ?? columns;
    const first = row.cells.length > 1 && columns ? rowLabel(row, accountLabels) : undefined;
    if (first) known.add(accountLabels[first] ?? "none");
  }
  const isTable = known.has("accountNumber") || (known.has("balance") && known.has("payStatus"));
  return isTable ? withLateCounters(rows) : undefined;
}

/** What each bureau reports of each account; one table is one account. A dash means that this bureau does not report it. */
export function triMergeBlocks(lines: readonly TextLine[]): Record<Bureau, Block[]> {
  const drafts = draftsOf(lines);
  const of = (bureau: Bureau) => drafts.flatMap((draft, index) => blockOf(draft, bureau, `table-${index}`) ?? []);
  return { experian: of("experian"), equifax: of("equifax"), transunion: of("transunion") };
}

/** The bureaus' own scores, where the report prints them; 300 to 850. */
export function triMergeScores(lines: readonly TextLine[]): Partial<Record<Bureau, number>> {
  let columns: Columns | undefined;
  for (const line of lines) {
    columns = columnsOf(line) ?? columns;
    if (!columns || !["credit score", "score"].includes(rowLabel(line, accountLabels) ?? "")) continue;
    const known = columns;
    const scores = known.map(({ bureau }) => [bureau, Number(cellOf(line, bureau, known)?.text)] as const);
    const printedScores = scores.filter(([, score]) => Number.isInteger(score) && score >= 300 && score <= 850);
    // The label alone is the heading over the table of scores.
    if (printedScores.length > 0) return Object.fromEntries(printedScores);
  }
  return {};
}

function blockOf(draft: Draft, bureau: Bureau, table: string): Block | undefined {
  const { rows, others, columns, heading, section } = draft;
  const readings: Readings = new Map();
  for (const { line, label, wraps: more } of rows) {
    const field = labelsOf(section)[label] ?? "none";
    const cell = cellOf(line, bureau, columns);
    const rest = more.flatMap(({ cells }) => cells.filter((each) => nearest(each, columns) === bureau));
    const value = printed([cell?.text ?? "", ...rest.map(({ text }) => text)].join(" "));
    if (field === "none" || value === undefined) continue;
    // "credit grantor" may be the last words of a remark, over labels.
    if (field === "creditorName" && labelled({ text: value }, accountLabels)[0]?.value === "") continue;
    const confidence = (cell?.confidence ?? 1) < LEAST_SURE ? "low" : "high";
    // Of the line only its own: a letter to this bureau quotes it as this bureau's words.
    const rawText = `${line.cells[0]?.text ?? label} ${value}`;
    addReading(readings, field, { value: withTotalSaid(label, value), line, rawText, confidence });
  }
  const history = historyRow(others, bureau);
  // Counts of late months may be zero for a bureau that says nothing else.
  if (readings.size === 0 && !/[1-6GHJKL]/.test(history?.marks ?? "")) return undefined;
  if (heading?.originalCreditor) readings.set("originalCreditor", [{ ...heading, value: heading.originalCreditor }]);
  if (heading?.type && !readings.has("accountType"))
    addReading(readings, "accountType", { ...heading, value: heading.type });
  const kind = section === "records" ? "public_record" : section === "collections" ? "collection" : "tradeline";
  return { kind, readings, heading, history, table };
}

/** "TransUnion OK OK 30 60": newest first unless the years above say otherwise; a long history has several rows. */
function historyRow(lines: readonly TextLine[], bureau: Bureau): Block["history"] {
  const rows = lines.flatMap((line) => {
    const [name = "", ...values] = textOf(line)
      .replace(/^trans union/i, "transunion")
      .split(" ");
    const marks = bureauIn(name) === bureau ? historyOf(values) : undefined;
    return marks === undefined ? [] : [{ marks, line }];
  });
  const late = rows.find(({ marks }) => /[1-6GHJKL]/.test(marks)) ?? rows[0];
  const months = rows.map((row) => monthsOfRow(row, lines));
  const dated = months.every((each) => each !== undefined) ? datedHistory(months.flat()) : undefined;
  if (late && dated) return { ...dated, line: late.line };
  const marks = rows.map((row) => row.marks).join("");
  return late && { marks: isOldestFirst(lines) ? [...marks].reverse().join("") : marks, line: late.line };
}

/** Its own months, or those of the rows "Month" and "Year" of its table; undefined where it has not as many marks. */
function monthsOfRow({ marks, line }: { marks: string; line: TextLine }, lines: readonly TextLine[]) {
  const rowOf = (label: RegExp) =>
    lines.map((each) => textOf(each).split(" ")).find(([first = ""]) => label.test(first));
  const years = rowOf(/^(?:year|año)$/i) ?? [];
  const names = rowOf(/^(?:month|mes)$/i) ?? [];
  const { newest } = line;
  const pairs = names.slice(1).flatMap((name, at) => [name, years[at + 1] ?? ""]);
  const days = newest === undefined ? daysOf(pairs) : Array.from(marks, (_, at) => newest - at);
  return days?.length === marks.length ? days.map((at, place) => ({ at, mark: marks[place] })) : undefined;
}

function isOldestFirst(lines: readonly TextLine[]): boolean {
  const years =
    lines
      .map(textOf)
      .find((text) => /^(?:year|año)\b/i.test(text))
      ?.match(/\d{2,4}/g) ?? [];
  return Number(years[0] ?? 0) < Number(years.at(-1) ?? 0);
}
