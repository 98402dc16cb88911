import type { Bureau } from "#shared/domain/bureau/bureau";
import { pagesOf, type TextLine } from "../lines/text-line";
import { columnsOf } from "../words/bureau-columns";
import { bureauOfPage } from "../words/bureau-marks";
import { type Field, labelled } from "../words/fields";
import { accountLabels } from "../words/vocabulary";

/** So many different labels of accounts show that lines are a report. */
export const FEWEST_LABELS = 3;

/** `bureau`: whose own report it is. */
export type Sheet = { lines: readonly TextLine[]; bureau?: Bureau };

type Pages = { lines: readonly TextLine[]; of?: Bureau | "tables" };

/**
 * The reports of a file in which several were put together, each on pages of its own: bureaus' own ones, and those with a column for
 * each bureau. One sheet where the pages do not tell two: an account of one bureau's report may never be taken for another's.
 */
export function reportsOnPages(lines: readonly TextLine[]): readonly Sheet[] {
  const pages = pagesOf(lines).flatMap(sheetsOfPage);
  const hasTables = pages.some(isTable);
  const reports = joined(
    pages.map((page) => ({ lines: page, of: isTable(page) ? "tables" : ownerOf(page, hasTables) })),
  );
  const own = joined(reports.map((report) => (hasAccounts(report) ? report : { ...report, of: undefined })));
  if (new Set(own.map(({ of }) => of)).size < 2) return [{ lines }];
  return own.map(({ lines, of }) => ({ lines, bureau: of === "tables" ? undefined : of }));
}

/** One picture may show two sheets. */
function sheetsOfPage(page: readonly TextLine[]): (readonly TextLine[])[] {
  const second = page.findIndex(({ isBelow }) => isBelow);
  return second > 0 ? [page.slice(0, second), page.slice(second)] : [page];
}

const isTable = (page: readonly TextLine[]) => page.some((line) => columnsOf(line) !== undefined);

/** Between tables of several bureaus a page has to name its own as well. */
function ownerOf(page: readonly TextLine[], hasTables: boolean): Bureau | undefined {
  const { bureau, isNamed } = bureauOfPage(page) ?? {};
  return hasTables && !isNamed ? undefined : bureau;
}

/** Pages one after the other of one report as one; a page that does not tell whose it is goes with those before it. */
function joined(pages: readonly Pages[]): Pages[] {
  const reports: Pages[] = [];
  for (const { lines, of } of pages) {
    const last = reports.at(-1);
    if (!last || (of && last.of && of !== last.of)) reports.push({ lines, of });
    else reports[reports.length - 1] = { lines: [...last.lines, ...lines], of: last.of ?? of };
  }
  return reports;
}

function hasAccounts({ lines, of }: Pages): boolean {
  if (of === "tables") return true;
  return new Set(lines.flatMap(accountFieldsIn)).size >= FEWEST_LABELS;
}

/** What the labels of an account in a line are of. */
export const accountFieldsIn = ({ cells }: TextLine): Field[] =>
  cells
    .flatMap((cell) => labelled(cell, accountLabels))
    .map(({ field }) => field)
    .filter((field) => field !== "none");
