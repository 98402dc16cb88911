import { type TextLine, textOf } from "../lines/text-line";
import { withBareRecords } from "../records/bare-records";
import { MOST_ACCOUNTS } from "../tables/table-values";
import { bureauHeading } from "../words/bureau-names";
import { addReading, type Reading, type Readings, tellsStatus } from "../words/fields";
import { nameOf } from "../words/names";
import { isKindAlone, recordTypeIn, recordTypeOf } from "../words/record-type";
import { recordLabels } from "../words/record-vocabulary";
import { isPart } from "../words/sections";
import { accountLabels } from "../words/vocabulary";
import type { Block } from "./account";
import { beginsAnother, type Draft, type Owners, type OwnPair, readingsOf } from "./draft";
import { amountBesideName, type Heading, headingOf, readingOf } from "./headings-over-blocks";
import { historyIn, isHistoryLine } from "./history";
import { type Pair, readPairs } from "./pairs";
import { type Part, partsOf } from "./parts";
import { hasUnknownLabel } from "./unknown-labels";

const oneBureau: Owners = { isWhole: true };

const LOOK_AHEAD = 14;

/** The accounts and court records of one bureau's report, in the order of the file. */
export function blocksOf(lines: readonly TextLine[]): Block[] {
  return draftsIn(lines, oneBureau).map(blockOf);
}

/** What is in the file of one account, with the lines of it. */
export function draftsIn(lines: readonly TextLine[], owners: Owners): Draft[] {
  const drafts: Draft[] = [];
  for (const part of partsOf(lines)) {
    if (part.section === "other") continue;
    const found = draftsOf(part, owners, drafts.at(-1));
    drafts.push(
      ...(part.section === "records" && !owners.zones ? orBareOnes(found, part) : withStatusAbove(found, part)),
    );
    if (drafts.length > MOST_ACCOUNTS) break;
  }
  return drafts.slice(0, MOST_ACCOUNTS + 1);
}

/** A heading's status is of as many accounts as it counts; where more or fewer are found, or it counts none, its member looks at them. */
function withStatusAbove(drafts: Draft[], { statusAbove: above }: Part): Draft[] {
  if (!above) return drafts;
  const reading = readingOf(above.status, above.line);
  const statusAbove: Reading = drafts.length === above.count ? reading : { ...reading, confidence: "low" };
  return drafts.map((draft, at) => (at < (above.count ?? drafts.length) ? { ...draft, statusAbove } : draft));
}

/** Court records whose names and kinds have no labels, where none is read by labels. */
function orBareOnes(found: Draft[], part: Part): Draft[] {
  if (found.some(isRecord)) return found;
  const bare = draftsOf({ ...part, lines: withBareRecords(part.lines) }, oneBureau, undefined).filter(isRecord);
  return bare.length > 0 ? bare : found;
}

/** Whether the court and what the record is are both known. */
function isRecord(draft: Draft): boolean {
  const { heading, readings } = blockOf(draft);
  const name = heading?.value ?? readings.get("creditorName")?.[0]?.value;
  return name !== undefined && recordTypeIn(name, readings) !== undefined;
}

function draftsOf({ section, lines, isNegative }: Part, owners: Owners, last: Draft | undefined): Draft[] {
  const labels = section === "records" ? recordLabels : accountLabels;
  const { pairs, taken } = readPairs(lines, labels, (line) => isPart(textOf(line)) || isMarked(line));
  const byLine = pairsByLine(lines, pairs, owners);
  const drafts: Draft[] = [];
  let draft: Draft | undefined;
  let before = last?.pairs.at(-1)?.zone?.number;
  let loose: number[] = [];
  // Below a marked name its history may come before its labels.
  let ahead: TextLine[] = [];
  /** Whether the labels below a history are of the name above it: the account before has its own already. */
  const isOverHistory = (above: readonly number[], at: number) =>
    above.some((each) => isSureName(lines[each])) &&
    next(byLine, lines, at, taken).some(({ label, field }) =>
      draft ? draft.pairs.some((pair) => pair.label === label) : field === "accountNumber",
    );
  lines.forEach((line, at) => {
    const found = byLine.get(at);
    if (found) {
      const heading = headingOf(
        aboveBureau(
          loose.flatMap((each) => lines[each] ?? []),
          owners,
        ),
      );
      if (
        draft === undefined ||
        line.begins ||
        beginsAnother(draft, found, heading, owners, () => next(byLine, lines, at, taken))
      ) {
        const name = heading ?? kindAbove(draft, found, owners);
        draft = {
          section,
          lines: [],
          pairs: [],
          heading: name,
          isNegative,
          shared: owners.isWhole ? undefined : before,
        };
        drafts.push(draft);
      }
      keep(draft, ...found);
      draft.lines.push(...ahead, line);
      before = found.at(-1)?.zone?.number;
      [loose, ahead] = [[], []];
    } else if (taken.has(at)) draft?.lines.push(line);
    else if (draft && isAdverse(line)) {
      draft.lines.push(line);
      keep(draft, {
        label: "status",
        field: "payStatus",
        at,
        reading: readingOf(textOf(line).slice(1, -1), line),
      });
    } else if (!isHistoryLine(line)) {
      draft?.lines.push(line);
      if (!draft || !hasUnknownLabel(lines, at, draft, byLine)) loose.push(at);
    } else if (loose.some((each) => isMarked(lines[each])) || isOverHistory(loose, at)) ahead.push(line);
    else {
      draft?.lines.push(line);
      loose = [];
    }
  });
  draft?.lines.push(...ahead);
  return drafts;
}

/** No account prints so many labels; what a file says more is not read, as each is held against those before it. */
const MOST_PAIRS = 1_000;

function keep(draft: Draft, ...pairs: readonly OwnPair[]): void {
  if (draft.pairs.length < MOST_PAIRS) draft.pairs.push(...pairs);
}

/** What a court's record is stands once over the parts of all bureaus. */
function kindAbove(draft: Draft | undefined, found: readonly OwnPair[], { isWhole }: Owners): Heading | undefined {
  const isOfOther = draft?.pairs.at(-1)?.zone?.bureau !== found[0]?.zone?.bureau;
  const isKind = draft?.section === "records" && draft.heading !== undefined && isKindAlone(draft.heading.value);
  return isWhole && isOfOther && isKind ? draft?.heading : undefined;
}

/** TransUnion puts what is adverse in such brackets; where its label is apart, they show what it is: ">Charged Off<". */
const isAdverse = (line: TextLine) => /^>[^<>]{4,80}<$/.test(textOf(line)) && tellsStatus(textOf(line));

const isSureName = (line: TextLine | undefined) => line !== undefined && nameOf(line)?.isSure === true;

const isMarked = (line: TextLine | undefined) => line !== undefined && nameOf(line)?.isMarked === true;

function pairsByLine(lines: readonly TextLine[], pairs: readonly Pair[], { zones }: Owners): Map<number, OwnPair[]> {
  const byLine = new Map<number, OwnPair[]>();
  for (const pair of pairs) {
    const line = lines[pair.at];
    const own = zones && line ? { ...pair, zone: zones.get(line) } : pair;
    const known = byLine.get(pair.at);
    if (known) known.push(own);
    else byLine.set(pair.at, [own]);
  }
  return byLine;
}

/** Where a bureau's name is over a part of an account, the account's own name is above it. */
function aboveBureau(loose: readonly TextLine[], { isWhole, zones }: Owners): readonly TextLine[] {
  const heading = isWhole ? -1 : loose.findLastIndex((line) => zones?.has(line) && bureauHeading(textOf(line)));
  return heading < 0 ? loose : loose.slice(0, heading);
}

/** What the labels of the next lines say, up to the next name. */
function next(
  byLine: ReadonlyMap<number, OwnPair[]>,
  lines: readonly TextLine[],
  from: number,
  taken: ReadonlySet<number>,
): OwnPair[] {
  const found: OwnPair[] = [];
  let end = from + LOOK_AHEAD;
  for (let at = from; at < end && at < lines.length; at += 1) {
    const pairs = byLine.get(at);
    const line = lines[at];
    if (line && end < from + LOOK_AHEAD * 3 && isHistoryLine(line)) end += 1;
    if (line?.begins && at > from) break;
    if (pairs) found.push(...pairs);
    else if (line && !taken.has(at) && nameOf(line)?.isSure) break;
  }
  return found;
}

/** What an account says of itself counts before the heading above it; "closed" alone says not how it was paid. */
const saysOwnStatus = (readings: Readings) =>
  readings.get("payStatus")?.some(({ value }) => !/^(?:open|closed|abierta|cerrada)$/i.test(value)) === true;

/** What a draft says in all, as one account's values. */
export function blockOf({ section, lines, pairs, heading, isNegative, statusAbove }: Omit<Draft, "shared">): Block {
  const readings = readingsOf(pairs);
  if (statusAbove && !saysOwnStatus(readings)) addReading(readings, "payStatus", statusAbove);
  if (heading?.accountNumber && !readings.has("accountNumber")) {
    readings.set("accountNumber", [{ ...heading.reading, value: heading.accountNumber }]);
  }
  const beside = section === "records" ? undefined : amountBesideName(heading, pairs);
  if (beside && !readings.has("amount")) readings.set("balance", [beside]);
  // Below a record's last label is the next one's heading.
  const isSaidAbove = heading !== undefined && isKindAlone(heading.value);
  const said =
    section === "records" && !readings.has("recordType") && !isSaidAbove
      ? lines.find((line) => recordTypeOf(textOf(line)))
      : undefined;
  if (said) readings.set("recordType", [readingOf(textOf(said), said)]);
  return {
    kind: section === "records" ? "public_record" : section === "collections" ? "collection" : "tradeline",
    readings,
    heading: heading?.reading,
    history: section === "records" ? undefined : historyIn(lines),
    isClosed: heading?.isClosed,
    isNegative,
    hasUnreadBalance: pairs.some(({ field, isUnread }) => field === "balance" && isUnread),
  };
}
