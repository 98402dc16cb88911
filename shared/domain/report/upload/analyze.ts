import * as z from "zod";
import { type Bureau, bureaus } from "../../bureau/bureau";
import type { Day } from "../../days";
import type { BureauFile } from "../bureau-file";
import { type Block, entryOf, type FoundEntry } from "./accounts/account";
import { blocksOf } from "./accounts/blocks";
import { readPairs } from "./accounts/pairs";
import { asRowsOfLabels } from "./arrangements";
import { isTooLong, type TextLine, textOf } from "./lines/text-line";
import { MOST_ACCOUNTS } from "./tables/table-values";
import { triMergeBlocks, triMergeRows, triMergeScores } from "./tri-merge/tri-merge";
import { turnedBlocks } from "./tri-merge/turned";
import type { UnreadPage } from "./unread-page";
import { dateOrderOf } from "./words/date-order";
import { withKnownLabels } from "./words/misread-labels";
import { reportDay } from "./words/report-day";
import { sectionOf } from "./words/sections";
import { bureausIn, isInInitials } from "./words/sources";
import type { DateOrder } from "./words/values";
import { accountLabels } from "./words/vocabulary";

export const ReportSource = z.enum(["experian", "equifax", "transunion", "tri_merge"]);
export type ReportSource = z.infer<typeof ReportSource>;

/** What an uploaded report says, one file per bureau that it speaks of. */
export type ReadReport = {
  source: ReportSource;
  /** The day that the report itself carries. */
  reportedOn?: Day;
  files: (BureauFile & { entries: FoundEntry[] })[];
  /** Pictures among its pages that say nothing: what they show is missing. */
  unreadPages?: UnreadPage[];
};

/** How often a bureau is named, and words that its own report has. */
const marks: Readonly<Record<Bureau, readonly RegExp[]>> = {
  experian: [
    /\bexperian(?![a-z])/i,
    /\breport (?:number|#)/i,
    /\bpotentially negative\b/i,
    /\baccounts in good standing\b/i,
    /\bon record until\b/i,
    /\baddress identification number\b/i,
    /\bstatus updated\b/i,
    /\bpartial account number\b/i,
  ],
  equifax: [
    /\bequifax(?![a-z])/i,
    /\befx-acr\b/i,
    /\bconfirmation (?:number|#)/i,
    /\bequifax information services\b/i,
    /\bdate of 1st delinquency\b/i,
    /\bloan\/account type\b/i,
    /\breported balance\b/i,
    /\bnarrative codes?\b/i,
    /\bactivity designator\b/i,
    /\bcreditor classification\b/i,
    /\bdeferred payment start date\b/i,
    /\bballoon payment (?:date|amount)\b/i,
    /\bcredit file ?: [a-z]{3,9} \d/i,
    /\baccount column title descriptions\b/i,
  ],
  transunion: [
    /\btrans ?union(?![a-z])/i,
    /\bpersonal credit report for\b/i,
    /\bfile number\b/i,
    /\baccounts with adverse information\b/i,
    /\bsatisfactory accounts\b/i,
    /\bpay status\b/i,
    /\bmaximum delinquency of\b/i,
  ],
};

const FEWEST_LABELS = 4;
/** So many of its own words tell a bureau that is not named. */
const FEWEST_MARKS = 3;

/**
 * Reads a credit report that a person uploaded: the three of AnnualCreditReport.com and prints with a column for each bureau,
 * known by their own headings. Nothing is guessed: what is not printed is not there. Undefined when it is no such report.
 *
 * @param said whose report its member says it is: it counts only where no page says that
 */
export function analyzeReport(read: readonly TextLine[], today: Day, said?: Bureau): ReadReport | undefined {
  if (isTooLong(read)) return undefined;
  const lines = withKnownLabels(read);
  const order = dateOrderOf(lines);
  const reportedOn = reportDay(lines, today, order);
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
  const sourced = filesBySource(own, order);
  if (sourced.some(({ entries }) => entries.length > MOST_ACCOUNTS)) return undefined;
  if (sourced.length > 0) return { source: "tri_merge", reportedOn, files: sourced };
  const named = bureauOf(lines);
  const bureau = named ?? said;
  if (!bureau) return undefined;
  // A bureau's own report is the free yearly one as a rule; one that speaks of three bureaus was bought elsewhere.
  const entries = own
    .flatMap((block) => entryOf(block, order) ?? [])
    .map((entry) => ({ ...entry, fromAnnualReport: true }));
  if (entries.length > MOST_ACCOUNTS) return undefined;
  // Without a bureau's name it takes more to be a report: much has accounts and amounts.
  const showsAccounts = entries.length > 0 && (named !== undefined || labelsIn(lines) >= FEWEST_LABELS);
  return showsAccounts || isReport(lines)
    ? { source: bureau, reportedOn, files: [{ bureau, score: null, entries }] }
    : undefined;
}

const withSources = (blocks: readonly Block[]) =>
  blocks.filter(({ readings }) => readings.get("bureaus")?.some(({ value }) => bureausIn(value).length > 0));

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

/** The bureau whose own words the report has, and its name. */
function bureauOf(lines: readonly TextLine[]): Bureau | undefined {
  const texts = lines.map(textOf);
  const counted = bureaus.map((bureau) => {
    const [name, ...others] = marks[bureau];
    const found = others.filter((mark) => texts.some((text) => mark.test(text))).length;
    const named = name ? texts.filter((text) => name.test(text)).length : 0;
    // In a print the bureau's name may be a picture: then its own words tell it.
    const isSilent = named === 0 && found < FEWEST_MARKS;
    return { bureau, named, score: isSilent ? 0 : found * 2 + Math.min(named, 3) };
  });
  const [best, second] = counted.sort((a, b) => b.score - a.score || b.named - a.named);
  if (!best || best.score === 0) return undefined;
  return second && second.score === best.score && second.named === best.named ? undefined : best.bureau;
}
