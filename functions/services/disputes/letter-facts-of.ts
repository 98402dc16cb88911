import type { LetterFacts } from "#functions/letters/letter-facts";
import type { UserRecord } from "#functions/repositories/users";
import type { ChosenDetails } from "#shared/api/schemas/dispute";
import type { BureauView, NegativeItem } from "#shared/api/schemas/report";
import type { Bureau } from "#shared/domain/bureau/bureau";
import type { Day } from "#shared/domain/days";
import { missingBlockProofs } from "#shared/domain/dispute/block";
import type { ReasonKey } from "#shared/domain/dispute/reasons";
import type { StatedFact } from "#shared/domain/dispute/stated-facts";
import { type Exhibit, exhibitsFor } from "#shared/domain/evidence/exhibit";
import type { ReportIdentity } from "#shared/domain/report/report-identity";
import type { Evidence } from "#shared/domain/report/upload/accounts/evidence";

type LetterInput = {
  item: NegativeItem;
  /** See `reportsNamed()`. */
  reports: Record<Bureau, ReportIdentity>;
  reasons: ReasonKey[];
  explanation?: string;
  statedFacts?: StatedFact[];
  writtenOn: Day;
  round: number;
  /** How the round before ended at each bureau. */
  previous?: Previous;
};

export type Previous = Record<Bureau, LetterFacts["previous"]>;

/** What each bureau's letter says about an item: the values that this bureau reports, where the report tells them apart. */
export function factsOf(
  user: UserRecord,
  { item, previous, reports, ...input }: LetterInput,
): Record<Bureau, LetterFacts> {
  const consumer = consumerOf(user);
  const hasIdEnclosed = user.hasIdOnFile === true;
  const about = (bureau: Bureau): LetterFacts => ({
    ...input,
    bureau,
    consumer,
    reportDate: reports[bureau].on,
    reportNumber: reports[bureau].number,
    item: itemAt(bureau, item),
    hasIdEnclosed,
    previous: previous?.[bureau],
  });
  return { experian: about("experian"), equifax: about("equifax"), transunion: about("transunion") };
}

/** Who writes. What is not known yet is in brackets, so that the reader of the draft sees it. */
export function consumerOf(user: UserRecord): LetterFacts["consumer"] {
  const { firstName, lastName, address, phone, ssnLast4, birthYear } = user;
  return {
    fullName: [firstName, lastName].filter(Boolean).join(" ") || "[name]",
    street: address?.street ?? "[street]",
    city: address?.city ?? "[city]",
    state: address?.state ?? "[state]",
    zipCode: address?.zipCode ?? "[ZIP]",
    phone,
    ssnLast4,
    birthYear: birthYear === undefined ? undefined : String(birthYear),
  };
}

/** An item as one bureau reports it. */
export function itemAt(bureau: Bureau, item: NegativeItem): LetterFacts["item"] {
  const view: BureauView | undefined = item.bureauViews?.find((each) => each.bureau === bureau);
  const seen = view ?? item;
  return {
    isReported: item.bureaus.includes(bureau),
    itemType: item.itemType,
    creditorName: seen.creditorName,
    accountNumber: seen.accountNumber,
    amount: seen.amount,
    status: seen.status,
    payStatus: view?.payStatus,
    payRemark: view?.payRemark,
    understoodStatus: view?.understoodStatus,
    dateOpened: seen.dateOpened,
    dateReported: seen.dateReported,
    dateClosed: seen.dateClosed,
    dateOfFirstDelinquency: seen.dateOfFirstDelinquency,
    removalOn: view?.removalOn,
    paymentHistory: view?.paymentHistory,
    paymentHistoryMonth: view?.paymentHistoryMonth,
    originalCreditor: item.originalCreditor,
    fromAnnualReport: (view ?? item).fromAnnualReport,
    // Where the member has found something misread, the reading is quoted to no one.
    excerpt: view?.evidence && !item.correctedFields?.length ? excerptOf(view.evidence) : undefined,
  };
}

/** Each line that was read well once, in the order of the report. */
function excerptOf(evidence: Evidence): LetterFacts["item"]["excerpt"] {
  const read = [evidence, ...evidence.fields].filter(({ confidence }) => confidence !== "low");
  const lines = read.map(({ page, line, rawText }) => ({ page, line, text: rawText }));
  const byPlace = new Map(lines.map((each) => [`${each.page}-${each.line}`, each]));
  return [...byPlace.values()].sort((a, b) => a.page - b.page || a.line - b.line);
}

type Changes = Partial<Pick<LetterFacts, "round" | "writtenOn" | "reasons" | "explanation" | "statedFacts">> & {
  previous?: Previous;
};

/** Letters with other facts: who writes is taken from the user record as it now is, what else changes from `changes`. */
export function rewritten(
  user: UserRecord,
  facts: Record<Bureau, LetterFacts>,
  { previous, ...changes }: Changes,
): Record<Bureau, LetterFacts> {
  const hasIdEnclosed = user.hasIdOnFile === true;
  const consumer = consumerOf(user);
  return each(facts, (old) => ({
    ...old,
    ...changes,
    ...(previous && { previous: previous[old.bureau] }),
    consumer,
    hasIdEnclosed,
  }));
}

/** What the letters answer at each bureau. */
export function previousIn(facts: Record<Bureau, LetterFacts>): Previous {
  const { experian, equifax, transunion } = facts;
  return { experian: experian.previous, equifax: equifax.previous, transunion: transunion.previous };
}

/** Letters with the address of the user record as it now is, and nothing else changed. */
export function readdressed<F extends LetterFacts>(user: UserRecord, facts: Record<Bureau, F>): Record<Bureau, F> {
  const { street, city, state, zipCode } = consumerOf(user);
  return each(facts, (old) => ({ ...old, consumer: { ...old.consumer, street, city, state, zipCode } }));
}

/** The letters with another date. */
export function dated(facts: Record<Bureau, LetterFacts>, writtenOn: Day): Record<Bureau, LetterFacts> {
  return each(facts, (old) => ({ ...old, writtenOn }));
}

/** The letters with other exhibits, each with those that go to its bureau. */
export function withExhibits(
  facts: Record<Bureau, LetterFacts>,
  exhibits: readonly Exhibit[] = [],
): Record<Bureau, LetterFacts> {
  return each(facts, (old) => {
    const own = exhibitsFor(old.bureau, exhibits);
    return { ...old, exhibits: own.length > 0 ? own : undefined };
  });
}

/** The letters with the exhibits and details that others have, bureau by bureau. */
export function withChosenOf(facts: Record<Bureau, LetterFacts>, others: Record<Bureau, LetterFacts>) {
  return each(facts, (old) => ({
    ...old,
    exhibits: others[old.bureau].exhibits,
    details: others[old.bureau].details,
  }));
}

/** The letters with nothing that was chosen for them alone. */
export function withoutChosen(facts: Record<Bureau, LetterFacts>) {
  return each(facts, ({ exhibits: _, details: _details, ...chosen }): LetterFacts => {
    const { kind: _kind, words: _words, shownAgain: _shown, addsTo: _adds, isRepeated: _repeated, ...old } = chosen;
    return old;
  });
}

/** The letters of a draft as what their reasons and proofs make of them: a request to block, or a dispute. Later steps stay. */
export function withBlock(facts: Record<Bureau, LetterFacts>) {
  return each(facts, (old) => {
    if (old.kind && old.kind !== "block") return old;
    const { kind: _, ...dispute } = old;
    return missingBlockProofs(old)?.length === 0 ? { ...dispute, kind: "block" } : dispute;
  });
}

/** The letters with what their writer chose to say beside name and address. */
export function withDetails(facts: Record<Bureau, LetterFacts>, { fileNumbers = {}, ...same }: ChosenDetails) {
  return each(facts, (old) => {
    const details = { ...same, fileNumber: fileNumbers[old.bureau] };
    return { ...old, details: Object.values(details).some((value) => value !== undefined) ? details : undefined };
  });
}

/** The letters with a change to each of them. */
export function each<F extends LetterFacts>(
  { experian, equifax, transunion }: Record<Bureau, F>,
  update: (old: F) => F,
): Record<Bureau, F> {
  return { experian: update(experian), equifax: update(equifax), transunion: update(transunion) };
}
