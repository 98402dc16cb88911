import type { Bureau } from "../bureau/bureau";
import type { Day } from "../days";
import type { ItemType } from "../report/negative-item";
import { statusMeant } from "../report/negative-type";
import { obsolescence } from "../report/obsolescence";
import { isPublicRecord } from "../report/public-record";
import { isPastRemoval } from "../report/removal";
import { isMonth, type ReportedDate } from "../report/reported-date";
import { hasOtherLetters } from "../text/latin-letters";
import { contradictionOf } from "./facts-against-reports";
import { factsExclude, ofAnother } from "./facts-exclude";
import { namesDate, type ReasonKey, statedReasons } from "./reasons";
import type { Refusal } from "./refusals";
import { factRefusal, isReportedSo, reasonsOf, type StatedFact } from "./stated-facts";

/** What one bureau reports of an item, as far as a statement is held against it. What is not there is not known. */
export type Reported = {
  itemType: ItemType;
  /** US dollars. */
  amount?: number;
  status: "open" | "closed";
  payStatus?: string;
  understoodStatus?: string;
  dateOpened?: ReportedDate;
  dateReported?: ReportedDate;
  dateClosed?: ReportedDate;
  dateOfFirstDelinquency?: ReportedDate;
  removalOn?: Day;
  /** Newest first, as in Metro 2. */
  paymentHistory?: string;
  paymentHistoryMonth?: string;
  /** To whom a debt was owed that its reporter collects or has bought. */
  originalCreditor?: string;
};

/** A sentence of a letter: its words are `letters.<sentence>` in the catalogues. */
export type Sentence =
  | ReasonKey
  | "not_mine_record"
  | "paid_on_time_account"
  | "paid_on_time_record"
  | "account_closed_record"
  | "incorrect_amount_unknown"
  | "incorrect_amount_nothing"
  | "incorrect_dates_named"
  | "incorrect_dates_unknown"
  | "paid_in_full_owes_nothing"
  | "paid_in_full_record"
  | "duplicate_record"
  | "identity_theft_record"
  | "obsolete"
  | "obsolete_month"
  | "obsolete_bankruptcy"
  | "obsolete_bankruptcy_month"
  | "past_removal"
  | "alternative";

/** What a member states of an item. */
type Stated = { reasons: readonly ReasonKey[]; explanation?: string; statedFacts?: readonly StatedFact[] };

type LetterInput = { reported: Reported; on: Day; explanation?: string };

type Row = {
  /** Of an account, and of a court's or an office's public record. */
  account: Sentence;
  record?: Sentence;
  /** Other words where the reported values or the consumer's own words ask for them. */
  where?: (input: LetterInput) => Sentence | undefined;
  /** The bureau reports this already: the statement asks it for nothing. */
  isReported?: (reported: Reported) => boolean;
};

/** What each reason says in a letter, by what the item is and what the bureau reports of it: nothing that these contradict. */
const table: Record<ReasonKey, Row> = {
  not_mine: { account: "not_mine", record: "not_mine_record" },
  paid_on_time: {
    account: "paid_on_time_account",
    record: "paid_on_time_record",
    where: ({ reported }) => (reported.itemType === "late_payment" ? "paid_on_time" : undefined),
  },
  account_closed: {
    account: "account_closed",
    record: "account_closed_record",
    isReported: ({ status }) => status === "closed",
  },
  incorrect_amount: {
    account: "incorrect_amount",
    where: ({ reported: { amount } }) => {
      if (amount === undefined) return "incorrect_amount_unknown";
      // The consumer may mean what another bureau reports: nothing owed is not called wrong.
      return amount === 0 ? "incorrect_amount_nothing" : undefined;
    },
  },
  incorrect_dates: {
    account: "incorrect_dates",
    where: ({ reported, explanation }) => {
      if (explanation !== undefined && namesDate(explanation)) return "incorrect_dates_named";
      return hasDates(reported) ? undefined : "incorrect_dates_unknown";
    },
  },
  paid_in_full: {
    account: "paid_in_full",
    record: "paid_in_full_record",
    where: ({ reported }) =>
      reported.amount === 0 && !isPublicRecord(reported) ? "paid_in_full_owes_nothing" : undefined,
    isReported: isPaid,
  },
  duplicate: { account: "duplicate", record: "duplicate_record" },
  identity_theft: { account: "identity_theft", record: "identity_theft_record" },
  mixed_files: { account: "mixed_files" },
  outdated: {
    account: "outdated",
    where: (input) => obsolete(input) ?? (isPastRemoval(input.reported, input.on) ? "past_removal" : undefined),
  },
  other: { account: "other" },
};

/** Sentences that ask for a check and call nothing wrong. */
const asking: readonly Sentence[] = [
  "incorrect_amount_unknown",
  "incorrect_amount_nothing",
  "incorrect_dates",
  "incorrect_dates_unknown",
];

/** What no fact makes more exact: the law's own limit, and the bureau's. */
const pastLimit: readonly Sentence[] = [
  "obsolete",
  "obsolete_month",
  "obsolete_bankruptcy",
  "obsolete_bankruptcy_month",
  "past_removal",
];

/** A debt that another person owes, and one that the consumer has paid. */
const excluding: readonly (readonly [readonly ReasonKey[], readonly ReasonKey[]])[] = [
  [ofAnother, ["paid_in_full", "paid_on_time"]],
];

/** What is wrong with an account, no matter who owes it: beside a debt of another it is said for the case that the bureau keeps it. */
const valueReasons: readonly ReasonKey[] = ["incorrect_amount", "incorrect_dates", "account_closed"];

/**
 * What a letter to one bureau states and asks, sentence by sentence; what the bureau reports already is left out. A reason that
 * facts make exact is stated by these alone.
 */
export function sentencesOf(stated: Stated, reported: Reported, on: Day): Sentence[] {
  const exact = (stated.statedFacts ?? []).flatMap(reasonsOf);
  const reasons = statedReasons(stated);
  const say = (reason: ReasonKey): Sentence[] => {
    const { account, record, where, isReported } = table[reason];
    if (isReported?.(reported)) return [];
    const input = { reported, on, explanation: stated.explanation };
    const sentence = where?.(input) ?? (isPublicRecord(reported) ? record : undefined) ?? account;
    return exact.includes(reason) && !pastLimit.includes(sentence) ? [] : [sentence];
  };
  if (!reasons.some((reason) => ofAnother.includes(reason))) return reasons.flatMap(say);
  const first = reasons.filter((reason) => !valueReasons.includes(reason)).flatMap(say);
  const values = reasons.filter((reason) => valueReasons.includes(reason)).flatMap(say);
  return values.length > 0 ? [...first, "alternative", ...values] : first;
}

/** The facts that a letter to one bureau states: those that it does not report already. */
export function factsToState({ statedFacts = [] }: Stated, reported: Reported): StatedFact[] {
  // What is paid or discharged has a balance of $0: its own sentence says so.
  const isSettled = statedFacts.some(({ field }) => field === "paid_on" || field === "discharged_on");
  return statedFacts.filter((fact) => !isReportedSo(fact, reported) && !(isSettled && fact.field === "balance"));
}

/** Whether the sentences call anything wrong. */
export function assertSomething(sentences: readonly Sentence[]): boolean {
  return sentences.some((sentence) => !asking.includes(sentence));
}

/**
 * Why a member cannot state something about an item: two statements exclude each other, or the values of every bureau that
 * reports it prove one false or leave nothing to ask for. Undefined when it can.
 *
 * @param views what each bureau that reports the item says of it
 * @param birthYear the member's, where it is known
 */
export function refusalOf(
  stated: Stated,
  views: readonly Reported[],
  today: Day,
  birthYear?: number,
): Refusal | undefined {
  const reasons = statedReasons(stated);
  const { statedFacts = [] } = stated;
  if (hasOtherLetters(stated.explanation ?? "")) return "otherLetters";
  const has = (some: readonly ReasonKey[]) => some.some((reason) => reasons.includes(reason));
  if (excluding.some(([these, those]) => has(these) && has(those))) return "statementsExclude";
  if (statedFacts.some((fact) => !has(reasonsOf(fact)))) return "factWithoutReason";
  if (factsExclude(reasons, statedFacts)) return "factsExclude";
  const refused = factRefusal(statedFacts, today);
  if (refused) return refused;
  const contradiction = contradictionOf(statedFacts, views, birthYear);
  if (contradiction || views.length === 0) return contradiction?.refusal;
  const isReported = (reason: ReasonKey) => views.every((view) => table[reason].isReported?.(view) ?? false);
  if (reasons.includes("account_closed") && isReported("account_closed")) return "alreadyClosed";
  const asks = (view: Reported) => sentencesOf(stated, view, today).length > 0 || factsToState(stated, view).length > 0;
  if (reasons.length === 0 || views.some(asks)) return undefined;
  return statedFacts.length > 0 ? "alreadySo" : "alreadyPaid";
}

type Item = Reported & {
  bureaus: readonly Bureau[];
  bureauViews?: readonly (Omit<Reported, "itemType" | "originalCreditor"> & { bureau: Bureau })[];
};

/** What each bureau that has an item reports of it: its own values, or the item's where these are not known by themselves. */
export function viewsOf(item: Item): Reported[] {
  const { itemType, originalCreditor, bureaus, bureauViews } = item;
  const viewOf = (bureau: Bureau) => bureauViews?.find((view) => view.bureau === bureau) ?? item;
  return bureaus.map((bureau) => ({ ...viewOf(bureau), itemType, originalCreditor }));
}

function hasDates({ dateOpened, dateReported, dateOfFirstDelinquency }: Reported): boolean {
  return [dateOpened, dateReported, dateOfFirstDelinquency].some((day) => day !== undefined);
}

/** Paid, with nothing owed. "Settled for less" is not paid in full; a closed account with $0 and no other word owes nothing. */
function isPaid({ amount, status, ...words }: Reported): boolean {
  const payStatus = statusMeant(words);
  if (amount !== 0) return false;
  if (payStatus === undefined) return status === "closed";
  return /\bpaid\b/i.test(payStatus) && !/\b(not paid|settled|less than|por menos)\b/i.test(payStatus);
}

/** An item is called obsolete only once the law's own limit is past, counted from a date that the letter names. */
function obsolete({ reported, on }: LetterInput): Sentence | undefined {
  const { status, basisDate, basisKind } = obsolescence(reported, on);
  if (status !== "obsolete" || basisDate === undefined) return undefined;
  const ofMonth = isMonth(basisDate);
  if (reported.itemType === "bankruptcy" && basisKind === "filing")
    return ofMonth ? "obsolete_bankruptcy_month" : "obsolete_bankruptcy";
  if (basisDate !== reported.dateOfFirstDelinquency) return undefined;
  return ofMonth ? "obsolete_month" : "obsolete";
}
