import * as z from "zod";
import { type Bureau, bureaus } from "../../bureau/bureau";
import type { Day } from "../../days";
import type { BureauFile } from "../bureau-file";
import { entryOf, type FoundEntry } from "./account";
import { blocksOf, MOST_ENTRIES } from "./blocks";
import { type Layout, layouts, sectionOf } from "./layout";
import { MOST_LINES, type TextLine, textOf } from "./text-line";
import { isTriMerge, triMergeBlocks, triMergeScores } from "./tri-merge";
import { dayOfText } from "./values";

export const ReportSource = z.enum(["experian", "equifax", "transunion", "tri_merge"]);
export type ReportSource = z.infer<typeof ReportSource>;

/** What an uploaded report says, one file per bureau that it speaks of. */
export type ReadReport = {
  source: ReportSource;
  /** The day that the report itself carries. */
  reportedOn?: Day;
  files: (BureauFile & { entries: FoundEntry[] })[];
};

/** The words that only this bureau's report has, on its first pages or in its headings. Two must be there, its name among them. */
const marks: Readonly<Record<Bureau, readonly RegExp[]>> = {
  experian: [
    /\bexperian\b/i,
    /\breport (?:number|#)/i,
    /\bprepared for\b/i,
    /\bpotentially negative\b/i,
    /\baccounts in good standing\b/i,
    /\bon record until\b/i,
  ],
  equifax: [
    /\bequifax\b/i,
    /\befx-acr\b/i,
    /\bconfirmation (?:number|#)/i,
    /\bequifax information services\b/i,
    /\bdate of 1st delinquency\b/i,
    /\bloan\/account type\b/i,
    /\bprepared for\b/i,
  ],
  transunion: [
    /\btransunion\b/i,
    /\bpersonal credit report for\b/i,
    /\bfile number\b/i,
    /\bdate created\b/i,
    /\baccounts with adverse information\b/i,
    /\bsatisfactory accounts\b/i,
    /\bpay status\b/i,
  ],
};

const dated =
  /\b(?:date created|date generated|report date|date of report|generated on|created on|report as of|as of)\s*:?\s*((?:[a-z]{3,9}\.? \d{1,2}, \d{4})|\d{1,2}\/\d{1,2}\/\d{4}|\d{4}-\d{2}-\d{2})/i;

/**
 * Reads a credit report that a person uploaded: the three of AnnualCreditReport.com and prints with a column for each bureau,
 * known by their own headings. Nothing is guessed: what is not printed is not there. Undefined when it is no such report.
 */
export function analyzeReport(lines: readonly TextLine[], today: Day): ReadReport | undefined {
  if (lines.length > MOST_LINES) return undefined;
  const reportedOn = reportDay(lines, today);
  if (isTriMerge(lines)) {
    const blocks = triMergeBlocks(lines);
    const scores = triMergeScores(lines);
    const files = bureaus.map((bureau) => ({
      bureau,
      score: scores[bureau] ?? null,
      entries: blocks[bureau].flatMap((block) => entryOf(block) ?? []),
    }));
    const spoken = files.filter(({ score, entries }) => score !== null || entries.length > 0);
    if (spoken.some(({ entries }) => entries.length > MOST_ENTRIES)) return undefined;
    return spoken.length > 0 ? { source: "tri_merge", reportedOn, files: spoken } : undefined;
  }
  const layout = layoutOf(lines);
  if (!layout) return undefined;
  const { bureau } = layout;
  // A bureau's own report is the free yearly one as a rule; one that speaks of three bureaus was bought elsewhere.
  const entries = blocksOf(lines, layout)
    .flatMap((block) => entryOf(block) ?? [])
    .map((entry) => ({ ...entry, fromAnnualReport: true }));
  if (entries.length > MOST_ENTRIES) return undefined;
  const isReport = entries.length > 0 || lines.filter((line) => sectionOf(textOf(line), layout)).length >= 2;
  return isReport ? { source: bureau, reportedOn, files: [{ bureau, score: null, entries }] } : undefined;
}

function layoutOf(lines: readonly TextLine[]): Layout | undefined {
  const texts = lines.map(textOf);
  const counted = layouts.map((layout) => {
    const [name, ...others] = marks[layout.bureau];
    const found = others.filter((mark) => texts.some((text) => mark.test(text))).length;
    return { layout, found: name && found > 0 && texts.some((text) => name.test(text)) ? found : 0 };
  });
  const best = counted.sort((a, b) => b.found - a.found)[0];
  return best && best.found > 0 ? best.layout : undefined;
}

/** A day to come is a misprint or a trick. */
function reportDay(lines: readonly TextLine[], today: Day): Day | undefined {
  for (const line of lines.slice(0, 200)) {
    const day = dayOfText(dated.exec(textOf(line))?.[1] ?? "");
    if (day && day <= today) return day;
  }
  return undefined;
}
