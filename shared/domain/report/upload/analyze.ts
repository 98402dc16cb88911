import * as z from "zod";
import { type Bureau, bureaus } from "../../bureau/bureau";
import type { Day } from "../../days";
import type { BureauFile } from "../bureau-file";
import type { ReportIdentity } from "../report-identity";
import { type Block, entryOf, type FoundEntry } from "./accounts/account";
import { blocksOf } from "./accounts/blocks";
import { withoutListedTwice } from "./accounts/listed-twice";
import { namelessPages } from "./accounts/nameless";
import { readPairs } from "./accounts/pairs";
import { asRowsOfLabels } from "./arrangements";
import { consumerNames } from "./consumer-names";
import { identityOf } from "./identity";
import { withSpacedLettersJoined } from "./layouts/spaced-letters";
import { withPlainLetters } from "./lines/plain-letters";
import { isTooLong, type TextLine, textOf } from "./lines/text-line";
import { withKnownMarks } from "./months/misread-checks";
import { MOST_ACCOUNTS } from "./tables/table-values";
import type { Sheet } from "./tri-merge/reports-on-pages";
import { withScoresBelowNames } from "./tri-merge/scores-behind-names";
import { sheetsIn } from "./tri-merge/sheets";
import { withTabsAsHeadings } from "./tri-merge/tabs";
import { triMergeBlocks, triMergeRows, triMergeScores } from "./tri-merge/tri-merge";
import { turnedBlocks } from "./tri-merge/turned";
import type { UnreadPage } from "./unread-page";
import { bureauOf } from "./words/bureau-marks";
import { countedNegatives } from "./words/counted-negatives";
import { dateOrderOf } from "./words/date-order";
import { withKnownBureaus } from "./words/misread-bureaus";
import { withKnownLabels } from "./words/misread-labels";
import { reportDay } from "./words/report-day";
import { sectionOf } from "./words/sections";
import { bureausIn, isInInitials } from "./words/sources";
import type { DateOrder } from "./words/values";
import { accountLabels } from "./words/vocabulary";
import { isYearlyReport } from "./words/yearly-report";

export const ReportSource = z.enum(["experian", "equifax", "transunion", "tri_merge"]);
export type ReportSource = z.infer<typeof ReportSource>;

/** What an uploaded report says, one file per bureau that it speaks of. */
export type ReadReport = {
  source: ReportSource;
  /** The day that the report itself carries. */
  reportedOn?: Day;
  /** Whose report it says it is: see `consumerNames()`. */
  consumerNames?: string[];
  files: (BureauFile & { entries: FoundEntry[]; identity?: ReportIdentity })[];
  /** How many negative accounts it counts itself, at least. */
  countedNegatives?: number;
  /** The pages of negative accounts whose creditor's name was not found. */
  namelessPages?: number[];
  /** Pictures among its pages that say nothing: what they show is missing. */
  unreadPages?: UnreadPage[];
};

const FEWEST_LABELS = 4;

/**
 * Reads a credit report that a person uploaded: the three of AnnualCreditReport.com and prints with a column for each bureau,
 * known by their own headings. Nothing is guessed: what is not printed is not there. Undefined when it is no such report.
 *
 * @param said whose report its member says it is: it counts only where no page says that
 */
export function analyzeReport(read: readonly TextLine[], today: Day, said?: Bureau): ReadReport | undefined {
  if (isTooLong(read)) return undefined;
  const known = withKnownBureaus(withKnownLabels(withPlainLetters(read)));
  const lines = withTabsAsHeadings(withScoresBelowNames(withKnownMarks(known)));
  const order = dateOrderOf(lines);
  const whole = { reportedOn: reportDay(lines, today, order), order, isYearly: isYearlyReport(lines) };
  const sheets = sheetsIn(lines);
  const report =
    sheets.length > 1 ? together(sheets.map((sheet) => readSheet(sheet, whole))) : readLines(lines, { said, ...whole });
  const files =
    report?.files.map((file) => ({
      ...file,
      entries: withoutListedTwice(file.entries),
      identity: identityOf(file.bureau, { isOfOne: report.source === file.bureau, sheets, today, order }),
    })) ?? [];
  return report && { ...report, files, countedNegatives: countedNegatives(lines), consumerNames: consumerNames(read) };
}

/** What all of a file's pages are read with. */
type Whole = { said?: Bureau; reportedOn?: Day; order: DateOrder; isYearly: boolean };

function readSheet({ lines, bureau }: Sheet, whole: Whole): ReadReport | undefined {
  if (!bureau) return readLines(lines, whole);
  const entries = ownEntries(blocksOf(asRowsOfLabels(lines)), whole);
  return { source: bureau, reportedOn: whole.reportedOn, files: [{ bureau, score: null, entries }] };
}

/** Sheets of which at least one has a table of several bureaus, as one report. */
function together(sheets: readonly (ReadReport | undefined)[]): ReadReport | undefined {
  const read = sheets.filter((sheet) => sheet !== undefined).map(withOwnTables);
  const own = read.flatMap(({ files }) => files);
  const files = bureaus.flatMap((bureau) => {
    const same = own.filter((file) => file.bureau === bureau);
    const score = same.find((file) => file.score !== null)?.score ?? null;
    return same.length > 0 ? { bureau, score, entries: same.flatMap(({ entries }) => entries) } : [];
  });
  if (files.some(({ entries }) => entries.length > MOST_ACCOUNTS)) return undefined;
  return read[0] && { source: "tri_merge", reportedOn: read[0].reportedOn, files };
}

/** Each sheet counts its tables from the first on: what is in one of two of them is not one account. */
function withOwnTables({ files, ...sheet }: ReadReport, place: number): ReadReport {
  const own = (entry: FoundEntry): FoundEntry => (entry.table ? { ...entry, table: `${place}-${entry.table}` } : entry);
  return { ...sheet, files: files.map((file) => ({ ...file, entries: file.entries.map(own) })) };
}

function readLines(lines: readonly TextLine[], whole: Whole): ReadReport | undefined {
  const { said, reportedOn, order } = whole;
  const printed = asRowsOfLabels(lines);
  const own = blocksOf(printed);
  const turned = mostlyTurned(turnedBlocks(printed), own);
  // A lender's report may show its scores in columns, and name each account's sources all the same.
  const rows = turned || namesSources(own) ? undefined : triMergeRows(printed);
  if (turned || rows) {
    const blocks = turned ?? triMergeBlocks(rows ?? []);
    const scores = triMergeScores(rows ?? printed);
    const files = bureaus.map((bureau) => ({
      bureau,
      score: scores[bureau] ?? null,
      entries: blocks[bureau].flatMap((block) => entryOf(block, order) ?? []),
    }));
    const spoken = files.filter(({ score, entries }) => score !== null || entries.length > 0);
    if (spoken.some(({ entries }) => entries.length > MOST_ACCOUNTS)) return undefined;
    return spoken.length > 0 ? { source: "tri_merge", reportedOn, files: spoken } : undefined;
  }
  const overAll = bureauOverAll(own);
  const sourced = overAll ? [] : filesBySource(own, order);
  if (sourced.some(({ entries }) => entries.length > MOST_ACCOUNTS)) return undefined;
  if (sourced.length > 0) return { source: "tri_merge", reportedOn, files: sourced };
  const named = overAll ?? bureauOf(withSpacedLettersJoined(lines));
  const bureau = named ?? said;
  if (!bureau) return undefined;
  const entries = ownEntries(own, whole);
  if (entries.length > MOST_ACCOUNTS) return undefined;
  // Without a bureau's name it takes more to be a report: much has accounts and amounts.
  const isSure = named !== undefined || labelsIn(printed) >= FEWEST_LABELS;
  return isSure && (entries.length > 0 || isReport(lines))
    ? {
        source: bureau,
        reportedOn,
        files: [{ bureau, score: null, entries }],
        namelessPages: namelessPages(own, order),
      }
    : undefined;
}

/** A bureau's own report may be the free yearly one; one that speaks of three bureaus was bought elsewhere. */
const ownEntries = (own: readonly Block[], { order, isYearly }: Whole): FoundEntry[] =>
  own
    .flatMap((block) => entryOf(block, order) ?? [])
    .map((entry) => (isYearly ? { ...entry, fromAnnualReport: true } : entry));

const withSources = (blocks: readonly Block[]) =>
  blocks.filter(({ readings }) => readings.get("bureaus")?.some(({ value }) => bureausIn(value).length > 0));

/** "Bureau: Experian" over the first of several accounts, none of which has one of its own, is the report's. */
function bureauOverAll(blocks: readonly Block[]): Bureau | undefined {
  const [said, ...others] = withSources(blocks);
  if (!said || others.length > 0 || said !== blocks[0] || blocks.length < 2) return undefined;
  const [source] = said.readings.get("bureaus") ?? [];
  const [name] = said.readings.get("creditorName") ?? [];
  const [bureau, ...more] = source ? bureausIn(source.value) : [];
  return source && name && isBefore(source.line, name.line) && more.length === 0 ? bureau : undefined;
}

const isBefore = (line: TextLine, other: TextLine) =>
  line.page < other.page || (line.page === other.page && line.line < other.line);

/** Whether most accounts say which bureaus report them. */
function namesSources(blocks: readonly Block[]): boolean {
  const said = withSources(blocks);
  return said.length >= 2 && said.length > blocks.length / 2;
}

/** A bureau's name here and there makes no part of its own, where more accounts name their sources. */
function mostlyTurned(turned: Record<Bureau, Block[]> | undefined, blocks: readonly Block[]) {
  const count = bureaus.reduce((sum, bureau) => sum + (turned?.[bureau].length ?? 0), 0);
  return count >= withSources(blocks).length ? turned : undefined;
}

/** A lender's report says beside each account which bureaus report it. */
function filesBySource(blocks: readonly Block[], order: DateOrder): ReadReport["files"] {
  const said = ({ readings }: Block) => (readings.get("bureaus") ?? []).map(({ value }) => value);
  const inInitials = blocks.flatMap(said).some(isInInitials);
  const own = blocks.map((block, index) => {
    const sources = said(block).flatMap((value) => bureausIn(value, inInitials));
    // A row of one bureau is one view of an account that the other bureaus' rows may speak of too.
    return { block: sources.length === 1 ? block : { ...block, table: `row-${index}` }, sources };
  });
  const files = bureaus.map((bureau) => {
    const entries = own.flatMap(({ block, sources }) =>
      sources.includes(bureau) ? (entryOf(block, order) ?? []) : [],
    );
    return { bureau, score: null, entries };
  });
  const records = own.filter(({ block, sources }) => block.kind === "public_record" && sources.length === 0);
  const unsure = records.flatMap(({ block }) => unsureEntryOf(block, order) ?? []);
  return files
    .filter(({ entries }) => entries.length > 0)
    .map((file) => ({ ...file, entries: [...file.entries, ...unsure] }));
}

/** A court's record that names no bureau may be in the file of each: its member looks at it. */
function unsureEntryOf(block: Block, order: DateOrder): FoundEntry | undefined {
  const entry = entryOf(block, order);
  return entry && { ...entry, evidence: { ...entry.evidence, confidence: "low" } };
}

/** A report without a negative account still has its sections and the labels of accounts. */
function isReport(lines: readonly TextLine[]): boolean {
  const opened = new Set(lines.map((line) => sectionOf(textOf(line))).filter((section) => section !== undefined));
  const headings = lines.filter((line) => sectionOf(textOf(line))).length;
  if (headings >= 2 && opened.has("accounts")) return true;
  return headings >= 2 && labelsIn(lines) >= FEWEST_LABELS;
}

/** How many different things the labels of accounts say. */
function labelsIn(lines: readonly TextLine[]): number {
  const known = readPairs(lines.slice(0, 2_000), accountLabels).pairs.filter(({ reading }) => reading !== undefined);
  return new Set(known.map(({ field }) => field)).size;
}
