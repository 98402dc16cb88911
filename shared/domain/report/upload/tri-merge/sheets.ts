import type { Bureau } from "#shared/domain/bureau/bureau";
import { bureauHeadingIn, isOverAccounts } from "../accounts/bureau-parts";
import { type TextLine, textOf } from "../lines/text-line";
import { columnsOf } from "../words/bureau-columns";
import { countsDays } from "./late-counters";
import { accountFieldsIn, FEWEST_LABELS, reportsOnPages, type Sheet } from "./reports-on-pages";

/**
 * The sheets of a file that has tables with a column for each bureau and, before or behind them, a bureau's own report: in a
 * photo of two sheets, or in prints that were put together; and the reports that are on pages of their own.
 */
export function sheetsIn(lines: readonly TextLine[]): readonly Sheet[] {
  return reportsOnPages(lines).flatMap((sheet) => (sheet.bureau ? [sheet] : sheetsBesideTables(sheet.lines)));
}

function sheetsBesideTables(lines: readonly TextLine[]): readonly Sheet[] {
  const tables = lines.flatMap((line, at) => (columnsOf(line) ? [at] : []));
  if (tables.length === 0) return [{ lines }];
  const sheets: Sheet[] = [];
  let from = 0;
  for (const { bureau, start, end } of ownReports(lines, tables)) {
    if (start > from) sheets.push({ lines: lines.slice(from, start) });
    sheets.push({ lines: lines.slice(start, end), bureau });
    from = end;
  }
  return from < lines.length ? [...sheets, { lines: lines.slice(from) }] : sheets;
}

type OwnReport = { bureau: Bureau; start: number; end: number };

function ownReports(lines: readonly TextLine[], tables: readonly number[]): OwnReport[] {
  const isTable = new Set(tables);
  const found: OwnReport[] = [];
  const close = (own: OwnReport | undefined, stop: number) => {
    if (!own) return;
    const fields = lines.slice(own.start, stop).map(accountFieldsIn);
    if (new Set(fields.flat()).size < FEWEST_LABELS) return;
    // What is between its last row and a table is the table's heading.
    const last = fields.findLastIndex((each) => each.length > 0);
    found.push({ ...own, end: isTable.has(stop) ? own.start + last + 1 : stop });
  };
  let own: OwnReport | undefined;
  for (const [at, line] of lines.entries()) {
    const bureau = opensReport(lines, at) ? bureauHeadingIn(line) : undefined;
    // Its heading may be on each of its pages.
    if (isTable.has(at) || (bureau && bureau !== own?.bureau)) {
      close(own, at);
      own = bureau && { bureau, start: at, end: lines.length };
    }
  }
  close(own, lines.length);
  return found;
}

/** Names and scores of bureaus that are listed are at most so many lines apart. */
const LISTED = 4;

/** A bureau's name by itself, over a section or a creditor: not one of several, with their scores or without, nor over late counts. */
function opensReport(lines: readonly TextLine[], at: number): boolean {
  const [line, below] = lines.slice(at, at + 2);
  const above = lines.slice(Math.max(0, at - LISTED), at);
  // With its late counts a bureau's name ends the table above.
  const isListed = above.some(bureauHeadingIn) && !above.some((each) => countsDays(textOf(each)));
  if (!line || isListed || (below && countsDays(textOf(below)))) return false;
  return isOverAccounts(lines, at) === true;
}
