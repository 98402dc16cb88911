import type { NegativeItem } from "#shared/api/schemas/report";
import type { Bureau } from "../bureau/bureau";
import { addDays, type Day, daysBetween } from "../days";
import { type ReasonKey, reasonsFor } from "../dispute/reasons";
import { isSameCreditor } from "./creditor-name";
import { disputedAlreadyAt } from "./disputed-already";
import { isMedical, SMALLEST_MEDICAL } from "./medical";
import { statusesOf } from "./merge";
import { isPaidInWords, statusMeant } from "./negative-type";
import { type Obsolescence, obsolescence } from "./obsolescence";
import { inBankruptcy, isNoLongerCarried, isPublicRecord } from "./public-record";
import { LEAVES_SOON_DAYS, pastRemoval, removalSoon } from "./removal";
import { firstDayOf, isSurelyBefore, lastDayOf, type ReportedDate, yearsAfter } from "./reported-date";
import { saysOpen } from "./says-open";

/** One bureau's side of a finding: an amount in US dollars, a date, a day of which the month is shown, or what it prints. */
export type FindingValue = { bureau: Bureau; amount?: number; day?: ReportedDate; month?: Day; text?: string };

/**
 * Something in a file that its owner should look at: a question with the numbers side by side, never a statement that a bureau is
 * wrong. Its words are `item.finding.<kind>`, with the question `item.finding.<kind>.question`.
 */
export type Finding = {
  kind: FindingKind;
  values: readonly FindingValue[];
  /** The reason to begin with, if its owner finds that the file is wrong. */
  reason?: ReasonKey;
  /** The legal limit, or the other item that may be of the same debt. */
  on?: ReportedDate;
  /** What the days are from which the limit is counted. */
  basis?: Obsolescence["basisKind"] | "removal";
  /** A day in the month in which the first payment was missed, counted back from the bureau's own month of removal. */
  estimated?: Day;
  other?: Pick<NegativeItem, "id" | "creditorName" | "amount">;
};

export const findingKinds = [
  "obsolete",
  "pastRemoval",
  "notCarried",
  "reaged",
  "sameDebtTwice",
  "paidButOwing",
  "dischargedButOwing",
  "medicalPaid",
  "medicalSmall",
  "medicalRecent",
  "amountsDiffer",
  "openedDiffer",
  "statusesDiffer",
  "closedBeforeOpened",
  "pastUsualRemoval",
  "leavesSoon",
  "disputedAlready",
] as const;
export type FindingKind = (typeof findingKinds)[number];

type View = NonNullable<NegativeItem["bureauViews"]>[number];
type Input = { item: NegativeItem; views: readonly View[]; others: readonly NegativeItem[]; today: Day };
type Rule = (input: Input) => Omit<Finding, "kind"> | undefined;

/** A month that one bureau rounds otherwise is no contradiction. */
const MOST_DAYS_APART = 31;

/**
 * What is worth checking in an item's file, the gravest first. Rules by 15 U.S.C. § 1681c (how long an item may stay), the
 * bureaus' own practice on medical debt (July 2022, April 2023) and public records (2017, 2018), and plain contradictions.
 *
 * @param items all negative items of the report: the same debt may be there twice
 */
export function findingsOf(item: NegativeItem, items: readonly NegativeItem[], today: Day): Finding[] {
  if (item.isRemoved) return [];
  const others = items.filter(({ id, isRemoved }) => id !== item.id && !isRemoved);
  const input = { item, views: item.bureauViews ?? [], others, today };
  return findingKinds.flatMap((kind) => {
    const found = rules[kind](input);
    return found ? { kind, ...found } : [];
  });
}

const rules: Record<FindingKind, Rule> = {
  obsolete: (input) => {
    const limits = limitsOf(input);
    const isOver = limits.status === "obsolete";
    return isOver ? { ...countedFrom(input, limits), on: limits.legalMaxOn, reason: "outdated" } : undefined;
  },
  pastRemoval: (input) => (limitsOf(input).status === "obsolete" ? undefined : pastRemoval(input)),
  notCarried: ({ item }) => (isNoLongerCarried(item.itemType) ? { values: [], reason: "outdated" } : undefined),
  reaged: ({ views }) => {
    const values = datedBy(views, "dateOfFirstDelinquency");
    return areApart(values) ? { values, reason: "incorrect_dates" } : undefined;
  },
  sameDebtTwice: ({ item, views, others }) => {
    const other = others.find((each) => isSameDebt(item, each) || isSameDebt(each, item));
    const known = amountsOf(views);
    const values = known.length > 0 ? known : item.bureaus.map((bureau) => ({ bureau, amount: item.amount }));
    return other && { values, other, reason: "duplicate" };
  },
  paidButOwing: ({ views }) => owing(views, isPaidInWords),
  dischargedButOwing: ({ item, views }) =>
    isPublicRecord(item) ? undefined : owing(views, (words) => inBankruptcy.test(words)),
  medicalPaid: ({ item, views }) => {
    const paid = views.filter((view) => view.amount === 0 || isPaidInWords(statusMeant(view) ?? ""));
    return isMedical(item) && paid.length > 0 ? { values: amountsOf(paid), reason: "paid_in_full" } : undefined;
  },
  medicalSmall: ({ item, views }) => {
    const small = views.filter(({ amount = 0 }) => amount > 0 && amount < SMALLEST_MEDICAL);
    return isMedical(item) && small.length > 0 ? { values: amountsOf(small), reason: "other" } : undefined;
  },
  medicalRecent: ({ item, views, today }) => {
    const since = item.dateOfFirstDelinquency;
    if (!isMedical(item) || !since) return undefined;
    const on = yearsAfter(since, 1);
    const isOver = firstDayOf(on) <= today;
    return isOver
      ? undefined
      : { values: daysOf({ item, views }, "dateOfFirstDelinquency", since), on, reason: "other" };
  },
  amountsDiffer: ({ views }) => {
    const values = amountsOf(views);
    return new Set(values.map(({ amount }) => amount)).size > 1 ? { values, reason: "incorrect_amount" } : undefined;
  },
  openedDiffer: ({ views }) => {
    const values = datedBy(views, "dateOpened");
    return areApart(values) ? { values, reason: "incorrect_dates" } : undefined;
  },
  statusesDiffer: ({ item, views }) => {
    const telling = views.filter((view) => view.status === "closed" || saysOpen(view));
    const values = telling.map(({ bureau, status }) => ({ bureau, text: status }));
    if (new Set(values.map(({ text }) => text)).size < 2) return undefined;
    return { values, reason: reasonsFor(item.itemType).includes("account_closed") ? "account_closed" : "other" };
  },
  closedBeforeOpened: ({ views }) => {
    const wrong = views.filter(({ dateOpened, dateClosed }) => isSurelyBefore(dateClosed, dateOpened));
    return wrong.length > 0 ? { values: datedBy(wrong, "dateClosed"), reason: "incorrect_dates" } : undefined;
  },
  pastUsualRemoval: (input) => {
    const limits = limitsOf(input);
    const isPast = limits.status === "past_practice" && !pastRemoval(input);
    return isPast ? { ...countedFrom(input, limits), on: limits.practiceRemovalOn, reason: "outdated" } : undefined;
  },
  leavesSoon: (input) => {
    const { status, legalMaxOn } = limitsOf(input);
    const isSoon = legalMaxOn !== undefined && lastDayOf(legalMaxOn) <= addDays(input.today, LEAVES_SOON_DAYS);
    if (isSoon && status === "current") return { values: [], on: legalMaxOn };
    const on = status === "unknown" ? removalSoon(input) : undefined;
    return on === undefined ? undefined : { values: [], on, basis: "removal" };
  },
  disputedAlready: ({ views }) => {
    const marked = disputedAlreadyAt(views);
    return marked.length > 0 ? { values: marked.map((bureau) => ({ bureau })) } : undefined;
  },
};

function limitsOf({ item, views, today }: Input) {
  return obsolescence({ ...item, payStatus: statusesOf(views) }, today);
}

const basisFields = { filing: "dateReported", paid: "dateClosed" } as const;

/** The days from which an item's time is counted, as the bureaus report them. */
function countedFrom(input: Input, { basisKind, basisDate }: Obsolescence): Pick<Finding, "values" | "basis"> {
  const field = basisKind === "filing" || basisKind === "paid" ? basisFields[basisKind] : "dateOfFirstDelinquency";
  return { values: daysOf(input, field, basisDate), basis: basisKind };
}

/** A day as each bureau reports it; where none does by itself, as the item has it. */
function daysOf(
  { item, views }: Pick<Input, "item" | "views">,
  field: DatedField,
  day: ReportedDate | undefined,
): FindingValue[] {
  const known = datedBy(views, field);
  return known.length > 0 || day === undefined ? known : item.bureaus.map((bureau) => ({ bureau, day }));
}

function amountsOf(views: readonly View[]): FindingValue[] {
  return views.flatMap(({ bureau, amount }) => (amount === undefined ? [] : { bureau, amount }));
}

type DatedField = "dateOpened" | "dateClosed" | "dateReported" | "dateOfFirstDelinquency";

function datedBy(views: readonly View[], field: DatedField) {
  return views.flatMap(({ bureau, [field]: day }) => (day === undefined ? [] : { bureau, day }));
}

/** Of a month the day is meant that is nearest to the other dates. */
function areApart(values: readonly { day: ReportedDate }[]): boolean {
  const isLater = (one: ReportedDate, other: ReportedDate) =>
    daysBetween(lastDayOf(one), firstDayOf(other)) > MOST_DAYS_APART;
  return values.some((one) => values.some((other) => isLater(one.day, other.day)));
}

function owing(views: readonly View[], isSettled: (words: string) => boolean) {
  const wrong = views.filter((view) => (view.amount ?? 0) > 0 && isSettled(statusMeant(view) ?? ""));
  return wrong.length > 0 ? { values: amountsOf(wrong), reason: "incorrect_amount" as const } : undefined;
}

/** A collector names this creditor as the first one, and both report a balance. */
function isSameDebt(collection: NegativeItem, first: NegativeItem): boolean {
  if (collection.itemType !== "collection" || !collection.originalCreditor) return false;
  const bothOwe = (collection.amount ?? 0) > 0 && (first.amount ?? 0) > 0;
  return bothOwe && isSameCreditor(collection.originalCreditor, first.creditorName);
}
