import { isSameCreditor } from "../merge";
import type { Block } from "./account";
import { type Field, isText, type Reading } from "./fields";
import { historyIn, isHistoryLine } from "./history";
import { isPlace, type Name, nameOf } from "./names";
import { type Pair, readingsOf, readPairs } from "./pairs";
import { headingWords, isPart, type SectionKind, sectionOf } from "./sections";
import { LEAST_SURE, type TextLine, textOf } from "./text-line";
import { accountLabels, recordLabels } from "./vocabulary";

type Heading = Name & { reading: Reading };
type Draft = { section: SectionKind; lines: TextLine[]; pairs: Pair[]; heading?: Heading };
/** A part of a report under one heading. */
type Part = { section: SectionKind; lines: TextLine[] };

/** No file of a person has more; merging takes time with the square of them. */
export const MOST_ENTRIES = 400;

/** An account has these once: with another value they begin another account. */
const own: readonly Field[] = ["creditorName", "accountNumber"];
/** Where a name stands between, these show that another account begins. */
const once: readonly Field[] = [
  ...own,
  "dateOpened",
  "accountType",
  "balance",
  "payStatus",
  "dateReported",
  "recordType",
];
const LOOK_AHEAD = 14;

/** The accounts and court records of one bureau's report, in the order of the file. */
export function blocksOf(lines: readonly TextLine[]): Block[] {
  const drafts: Draft[] = [];
  for (const part of partsOf(lines)) {
    if (part.section === "other") continue;
    drafts.push(...draftsOf(part));
    if (drafts.length > MOST_ENTRIES) break;
  }
  return drafts.slice(0, MOST_ENTRIES + 1).map(blockOf);
}

function partsOf(lines: readonly TextLine[]): Part[] {
  const parts: Part[] = [{ section: "accounts", lines: [] }];
  for (const [index, line] of lines.entries()) {
    const opened = opensSection(line, lines[index - 1], parts.at(-1)?.section ?? "accounts");
    if (opened) parts.push({ section: opened, lines: [] });
    else parts.at(-1)?.lines.push(line);
  }
  return parts;
}

/** "Potentially negative" also stands below a creditor's name, and a section's words can be the value of a label above. */
function opensSection(line: TextLine, before: TextLine | undefined, current: SectionKind): SectionKind | undefined {
  const text = textOf(line);
  const opened = sectionOf(text);
  if (opened === undefined) return undefined;
  if (/^(?:potentially )?negative$/i.test(text) && before && nameOf(before)) return undefined;
  if (partWords.test(headingWords(text)) && (current === "accounts" || (before && nameOf(before)?.isSure)))
    return undefined;
  const label = before && before.cells.length === 1 ? readPairs([before, line], accountLabels).pairs[0] : undefined;
  const isValue =
    label?.reading !== undefined && isText(label.field) && label.field !== "remarks" && label.reading.line === line;
  return isValue ? undefined : opened;
}

/** These open a section of a report, and a part of an account as well. */
const partWords = /^(?:summary|account (?:history|summary)|overview|resumen|historial de (?:la )?cuenta)$/;

function draftsOf({ section, lines }: Part): Draft[] {
  const labels = section === "records" ? recordLabels : accountLabels;
  const { pairs, taken } = readPairs(lines, labels, (line) => isPart(textOf(line)) || nameOf(line)?.isMarked === true);
  const byLine = new Map<number, Pair[]>();
  for (const pair of pairs) byLine.set(pair.at, [...(byLine.get(pair.at) ?? []), pair]);
  const drafts: Draft[] = [];
  let draft: Draft | undefined;
  let loose: number[] = [];
  lines.forEach((line, at) => {
    const found = byLine.get(at);
    if (found) {
      const heading = headingOf(loose.flatMap((each) => lines[each] ?? []));
      if (draft === undefined || begins(draft, found, heading, () => next(byLine, lines, at))) {
        draft = { section, lines: [], pairs: [], heading };
        drafts.push(draft);
      }
      draft.pairs.push(...found);
      draft.lines.push(line);
      loose = [];
    } else if (!taken.has(at)) {
      draft?.lines.push(line);
      if (!isHistoryLine(line)) loose.push(at);
      else loose = [];
    } else draft?.lines.push(line);
  });
  return drafts;
}

/** What the labels of the next lines say, up to the next name. */
function next(byLine: ReadonlyMap<number, Pair[]>, lines: readonly TextLine[], from: number): Pair[] {
  const found: Pair[] = [];
  for (let at = from; at < from + LOOK_AHEAD && at < lines.length; at += 1) {
    const pairs = byLine.get(at);
    const line = lines[at];
    if (pairs) found.push(...pairs);
    else if (line && nameOf(line)?.isSure) break;
  }
  return found;
}

function begins(draft: Draft, found: readonly Pair[], heading: Heading | undefined, coming: () => Pair[]): boolean {
  const repeats = (pair: Pair, fields: readonly Field[]) =>
    fields.includes(pair.field) &&
    draft.pairs.some(
      ({ label, reading }) => label === pair.label && (reading?.value !== pair.reading?.value || !reading),
    );
  if (heading?.accountNumber !== undefined) return true;
  if (found.some((pair) => repeats(pair, own))) return true;
  const title = draft.heading?.value;
  const isOther = (pair: Pair) =>
    pair.field === "creditorName" && title && pair.reading && !isSameCreditor(title, pair.reading.value);
  if (draft.pairs.length > 0 && found.some(isOther)) return true;
  if (!heading) return false;
  const isSame = (pair: Pair) => pair.field === "creditorName" && pair.reading?.value === draft.heading?.value;
  if (found.some(isSame) || heading.value === draft.heading?.value) return coming().some((pair) => repeats(pair, own));
  const again = coming().filter(
    (pair) => once.includes(pair.field) && draft.pairs.some(({ label }) => label === pair.label),
  );
  return (
    again.length > 0 ||
    (heading.isSure && draft.pairs.length > 3 && coming().filter(({ reading }) => reading).length > 1)
  );
}

/** The creditor over a block: the last line before it that is a name, before an address if there is one. */
function headingOf(loose: readonly TextLine[]): Heading | undefined {
  const near = loose.slice(-10);
  const firstPlace = near.findIndex((line) => isPlace(textOf(line)));
  const candidates = (firstPlace > 0 ? near.slice(0, firstPlace) : near).flatMap((line) => {
    const name = nameOf(line);
    return name ? [{ ...name, reading: readingOf(name.value, line) }] : [];
  });
  const others = near.flatMap((line) => {
    const name = nameOf(line);
    return name ? [{ ...name, reading: readingOf(name.value, line) }] : [];
  });
  const all = candidates.length > 0 ? candidates : others;
  return all.findLast(({ isSure }) => isSure) ?? all.at(-1);
}

const readingOf = (value: string, line: TextLine): Reading => ({
  value,
  line,
  rawText: textOf(line),
  confidence: line.cells.some(({ confidence = 1 }) => confidence < LEAST_SURE) ? "low" : "medium",
});

function blockOf({ section, lines, pairs, heading }: Draft): Block {
  const readings = readingsOf(pairs);
  if (heading?.accountNumber && !readings.has("accountNumber")) {
    readings.set("accountNumber", [{ ...heading.reading, value: heading.accountNumber }]);
  }
  return {
    kind: section === "records" ? "public_record" : section === "collections" ? "collection" : "tradeline",
    readings,
    heading: heading?.reading,
    history: section === "records" ? undefined : historyIn(lines),
    isClosed: heading?.isClosed,
  };
}
