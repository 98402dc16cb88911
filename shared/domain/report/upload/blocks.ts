import type { Block } from "./account";
import { hasLabel, type Labels, type Reading, readFields } from "./fields";
import { historyIn } from "./history";
import { recordLabels } from "./labels";
import { type Layout, type SectionKind, sectionOf } from "./layout";
import { type TextLine, textOf } from "./text-line";

type Draft = { section: SectionKind; lines: TextLine[]; heading?: Reading };

/** No file of a person has more; merging takes time with the square of them. */
export const MOST_ENTRIES = 400;

const numberedHeading = /^(.{2,80}?)\s+#?\s?((?=[\dXx*]*[*Xx]{2})(?=[\dXx*]*\d)[\dXx*]{4,24})$/;
const closedMark = /\s*[-–(]\s*closed\)?$/i;
const negativeMark = /\s*[-–]?\s*potentially negative$/i;
const placeWords = /\b\d{5}(?:-\d{4})?\b|\(?\d{3}\)? ?\d{3}-\d{4}|^(?:p\.? ?o\.? box|\d+ )|^(?:page \d|https?:)/i;

const labelsOf = (section: SectionKind, { labels }: Layout): Labels => (section === "records" ? recordLabels : labels);

/** The accounts and court records of one bureau's report, in the order of the file. */
export function blocksOf(lines: readonly TextLine[], layout: Layout): Block[] {
  const drafts: Draft[] = [];
  let section: SectionKind = "accounts";
  let draft: Draft | undefined;
  let loose: TextLine[] = [];

  for (const line of lines) {
    const text = textOf(line);
    const opened = sectionOf(text, layout);
    if (opened) {
      // "Potentially negative" also stands below a creditor's name, and does not end what it belongs to.
      if (!(opened === section && /^potentially negative$/i.test(text)))
        [section, draft, loose] = [opened, undefined, []];
      continue;
    }
    if (section === "other") continue;
    if (begins({ line, text, section, draft }, layout)) {
      draft = { section, lines: [line], heading: headingOf(loose, text, layout) };
      drafts.push(draft);
      if (drafts.length > MOST_ENTRIES) break;
      loose = [];
    } else if (hasLabel(line, labelsOf(section, layout))) {
      draft?.lines.push(line);
      loose = [];
    } else {
      draft?.lines.push(line);
      loose.push(line);
    }
  }
  return drafts.map((each) => blockOf(each, layout));
}

type Seen = { line: TextLine; text: string; section: SectionKind; draft?: Draft };

function begins({ line, text, section, draft }: Seen, layout: Layout): boolean {
  if (section === "records") {
    const known = Object.keys(recordLabels).filter((label) => hasLabel(line, recordLabels, label));
    const repeats = known.some((label) => draft?.lines.some((earlier) => hasLabel(earlier, recordLabels, label)));
    return known.length > 0 && (draft === undefined || repeats);
  }
  if (layout.hasNumberedHeadings && numberedHeading.test(text) && !hasLabel(line, layout.labels)) return true;
  if (hasLabel(line, layout.labels, ...layout.names)) return layout.names.length > 0;
  if (!hasLabel(line, layout.labels, ...layout.numbers)) return false;
  // The heading of this account has started it already.
  return draft === undefined || draft.lines.some((earlier) => hasLabel(earlier, layout.labels, ...layout.numbers));
}

/** The creditor over a block: the last line before it that is neither an address nor a mark. */
function headingOf(loose: readonly TextLine[], text: string, { hasNumberedHeadings }: Layout): Reading | undefined {
  const numbered = hasNumberedHeadings && numberedHeading.test(text);
  const line = numbered
    ? undefined
    : loose
        .slice(-5)
        .findLast(
          (candidate) => !placeWords.test(textOf(candidate)) && !/^potentially negative$/i.test(textOf(candidate)),
        );
  return line && { value: textOf(line), line, rawText: textOf(line), confidence: "medium" };
}

function blockOf({ section, lines, heading }: Draft, layout: Layout): Block {
  const labels = labelsOf(section, layout);
  const readings = readFields(lines, labels);
  const [first] = lines;
  const numbered = layout.hasNumberedHeadings && first ? numberedHeading.exec(textOf(first)) : null;
  if (numbered && first) {
    const place = { line: first, rawText: textOf(first), confidence: "medium" as const };
    readings.set("creditorName", [{ ...place, value: numbered[1] ?? "" }]);
    readings.set("accountNumber", [{ ...place, value: numbered[2] ?? "" }]);
  }
  const name = heading?.value ?? "";
  const value = name.replace(negativeMark, "").replace(closedMark, "").trim();
  return {
    kind: section === "records" ? "public_record" : section === "collections" ? "collection" : "tradeline",
    readings,
    heading: heading && value !== "" ? { ...heading, value } : undefined,
    history: section === "records" ? undefined : historyIn(lines, labels),
    isClosed: closedMark.test(name),
  };
}
