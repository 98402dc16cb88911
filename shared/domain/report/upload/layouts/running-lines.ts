import { type TextLine, textOf } from "../lines/text-line";
import { columnsOf } from "../words/bureau-columns";
import { bureauHeading } from "../words/bureau-names";
import { labelled } from "../words/fields";
import { accountLabels } from "../words/vocabulary";

/** Lines at the top and at the end of a page that may be the same on each. */
const EDGE = 4;

/** The lines without what is printed at the top or the end of most pages: titles, names, addresses, page numbers. */
export function withoutRunningLines(lines: readonly TextLine[]): TextLine[] {
  const pages = new Map<number, TextLine[]>();
  for (const line of lines) {
    const page = pages.get(line.page);
    if (page) page.push(line);
    else pages.set(line.page, [line]);
  }
  const counts = new Map<string, number>();
  const edges = [...pages.values()].map(edgeOf);
  for (const key of edges.flatMap((edge) => [...edge.keys()])) counts.set(key, (counts.get(key) ?? 0) + 1);
  const least = Math.max(2, Math.ceil(pages.size / 2));
  const running = edges.map((edge) => {
    const isOften = ([key]: readonly [string, TextLine]) => (counts.get(key) ?? 0) >= least;
    const entries = [...edge];
    // Each bureau's report may begin on a page of its own: below its heading are the sections' headings.
    const isFoot = ([key]: readonly [string, TextLine]) => key.startsWith("-");
    const report = entries.findIndex(
      (entry) => !isFoot(entry) && !isOften(entry) && bureauHeading(textOf(entry[1])) !== undefined,
    );
    const often = entries.filter((entry, at) => isOften(entry) && (report < 0 || at < report || isFoot(entry)));
    return new Set(often.map(([, line]) => line));
  });
  const isRunning = (line: TextLine, index: number, above: TextLine | undefined) =>
    (pageNumber.test(textOf(line)) && !month.test(textOf(line)) && !isLoneLabel(above)) ||
    (pages.size > 1 && running[index]?.has(line) === true && !hasValue(line));
  return [...pages.values()].flatMap((page, index) => page.filter((line, at) => !isRunning(line, index, page[at - 1])));
}

/**
 * The first and last lines of a page by their place and words; what differs from page to page is a number. What stands over an
 * account's last values is their heading, and no page's end; nor is what is below its first ones.
 */
function edgeOf(page: readonly TextLine[]): Map<string, TextLine> {
  const words = (line: TextLine) => textOf(line).replaceAll(/\d+/g, "#").toLowerCase();
  const first = page.slice(0, EDGE);
  const last = page.slice(-EDGE);
  const [values, end] = [first.findIndex(hasValue), last.findLastIndex(hasValue)];
  const top = (values < 0 ? first : first.slice(0, values)).map((line, at) => [`${at} ${words(line)}`, line] as const);
  const foot = last.slice(end + 1).map((line, at, all) => [`${at - all.length} ${words(line)}`, line] as const);
  return new Map([...top, ...foot]);
}

const pageNumber = /^(?:page|p[aá]gina|p\.) ?\d{1,4}(?: ?(?:of|de|\/) ?\d{1,4})?$|^\d{1,4} ?(?:of|de|\/) ?\d{1,4}$/i;

/** "05/2019" alone in its line is a value, and no page of 2,019. */
const month = /^(?:0?[1-9]|1[0-2])\/(?:19|20)\d\d$/;

/** So many are a payment history. */
const FEWEST_MONTHS = 3;
const eachMonth = /\b(?:0?[1-9]|1[0-2])\/(?:19|20)\d\d\b/g;

/** How often an account was late: "Times 30: 1  Times 60: 0", "30-59  1". */
const lateCount = /\b(?:(?:times|late) 30\+?(?: days)?|30(?:-59|:)):? ?\d{1,2}\b/i;

/** "03/18" below "Opened" is its value, and no page of 18. */
function isLoneLabel(line: TextLine | undefined): boolean {
  const [cell, ...others] = line?.cells ?? [];
  return cell !== undefined && others.length === 0 && labelled(cell, accountLabels).at(-1)?.value === "";
}

/** "Balance $0" at the end of three pages is a value each time, and the bureaus' names are over columns. */
const hasValue = (line: TextLine) =>
  columnsOf(line) !== undefined ||
  /\$/.test(textOf(line)) ||
  month.test(textOf(line)) ||
  lateCount.test(textOf(line)) ||
  (textOf(line).match(eachMonth)?.length ?? 0) >= FEWEST_MONTHS ||
  line.cells.some((cell) => labelled(cell, accountLabels).some(({ field }) => field !== "bureaus" || isShort(line)));

/** Beside other things, "Repositories XP/TU/EF" is of the report and no account's. */
const isShort = ({ cells }: TextLine) => cells.length <= 2;
