import { type Day, isDay } from "../days";
import { statusMeant } from "../report/negative-type";
import { inBankruptcy } from "../report/public-record";
import { mayBeSame, type ReportedDate } from "../report/reported-date";
import { isOneOf } from "../text/is-one-of";
import { isPlainText } from "../text/plain-text";
import { isOnTime } from "./late-months";
import type { ReasonKey } from "./reasons";

/** What a member has to show where a fact is known from. */
export const knownFromKinds = ["statement", "receipt", "bank_record", "letter", "court_paper", "own_records"] as const;
export type KnownFrom = (typeof knownFromKinds)[number];

export const MOST_DOLLARS = 100_000_000;
export const MONTH = /^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/;
/** Whether a day can be meant: from 1900 to 2199. */
export const isInReach = (day: Day) => day >= "1900-01-01" && day < "2200-01-01";

/** Whose an account is that its bureau reports as the member's. */
export const ownershipValues = ["no_account", "another_person", "authorized_user"] as const;
export type Ownership = (typeof ownershipValues)[number];

/** An account's true status. */
export const statusValues = ["closed", "transferred", "settled", "current", "open"] as const;
export type StatusValue = (typeof statusValues)[number];

export const LONGEST_ENTRY_NAME = 120;

export type FactField =
  | "ownership"
  | "balance"
  | "status"
  /** The month of a payment that is reported late and was made on time: `2025-03`. */
  | "late_month"
  | "date_opened"
  | "date_closed"
  | "first_delinquency"
  /** When the debt was paid in full. */
  | "paid_on"
  /** When a bankruptcy discharged the debt. */
  | "discharged_on"
  /** The other entry of the report that is the same debt, as the member names it. */
  | "duplicate_of";

/** What is right in each field that is no day and no text. */
type ChosenValues = { balance: number; ownership: Ownership; status: StatusValue };
type RightValue<F extends FactField> = F extends keyof ChosenValues ? ChosenValues[F] : string;
type FactIn<F extends FactField> = { field: F; right: RightValue<F>; knownFrom: KnownFrom };

/** One value of an item that is wrong, with the right one, as its owner states it. Amounts in US dollars. */
export type StatedFact = { [F in FactField]: FactIn<F> }[FactField];

/** A fact as it was typed: what `StatedFact` accepts, or undefined where a part is missing or wrong. Without the schema, for screens. */
export function statedFact(
  field: FactField,
  right: number | string | undefined,
  knownFrom: string,
): StatedFact | undefined {
  if (!isOneOf(knownFromKinds, knownFrom)) return undefined;
  if (field === "balance") {
    return typeof right === "number" && right >= 0 && right <= MOST_DOLLARS ? { field, right, knownFrom } : undefined;
  }
  if (typeof right !== "string") return undefined;
  if (field === "ownership") return isOneOf(ownershipValues, right) ? { field, right, knownFrom } : undefined;
  if (field === "status") return isOneOf(statusValues, right) ? { field, right, knownFrom } : undefined;
  return isSoundText(field, right) ? { field, right, knownFrom } : undefined;
}

function isSoundText(field: Exclude<FactField, keyof ChosenValues>, right: string): boolean {
  if (field === "duplicate_of") return right !== "" && right.length <= LONGEST_ENTRY_NAME && isPlainText(right);
  return field === "late_month" ? MONTH.test(right) : isDay(right) && isInReach(right);
}

/** At most so many of one item: each field once, and some months. */
export const MOST_FACTS = 10;

/** The reasons that a fact in each field makes exact. */
export const reasonsOfField: Record<FactField, readonly ReasonKey[]> = {
  ownership: ["not_mine"],
  balance: ["incorrect_amount"],
  discharged_on: ["incorrect_amount", "outdated"],
  status: ["account_closed", "outdated"],
  late_month: ["paid_on_time"],
  date_opened: ["incorrect_dates"],
  date_closed: ["incorrect_dates"],
  first_delinquency: ["incorrect_dates"],
  paid_on: ["paid_in_full"],
  duplicate_of: ["duplicate"],
};

/** The reasons that a stated fact makes exact: an account that is current or open was not closed. */
export function reasonsOf(fact: Pick<StatedFact, "field" | "right">): readonly ReasonKey[] {
  const isOver = fact.right === "closed" || fact.right === "transferred";
  return fact.field === "status" && !isOver ? ["outdated"] : reasonsOfField[fact.field];
}

/** Dates that bureaus report too, some of them as a month. */
export const dateFields = ["date_opened", "date_closed", "first_delinquency"] as const;

/** What a bureau reports of an item, as far as facts are held against it. */
type Reported = {
  amount?: number;
  status?: "open" | "closed";
  payStatus?: string;
  understoodStatus?: string;
  dateOpened?: ReportedDate;
  dateReported?: ReportedDate;
  dateClosed?: ReportedDate;
  dateOfFirstDelinquency?: ReportedDate;
  paymentHistory?: string;
  paymentHistoryMonth?: string;
};

/**
 * The value that a bureau reports in a field: dollars, a date, or its own words for the status. Undefined when it does not say, and
 * for what has no value: whose an account is, and which months were late.
 */
export function reportedValue(field: FactField, reported: Reported): number | string | undefined {
  if (field === "date_opened") return reported.dateOpened;
  if (field === "date_closed") return reported.dateClosed;
  if (field === "first_delinquency") return reported.dateOfFirstDelinquency;
  if (field === "status") return reported.payStatus ?? reported.status;
  return field === "late_month" || field === "ownership" ? undefined : reported.amount;
}

/** Whether a bureau reports already what a fact states, as a month that has the day: then its letter does not ask for it. */
export function isReportedSo(fact: StatedFact, reported: Reported): boolean {
  const { amount } = reported;
  const paid = paidAs(reported);
  if (fact.field === "ownership" || fact.field === "duplicate_of") return false;
  if (fact.field === "late_month") return isOnTime(fact.right, reported);
  if (fact.field === "status") return isStatus[fact.right](reported);
  if (fact.field === "paid_on") return amount === 0 && /\bpaid\b/i.test(paid) && !/\bnot paid\b/i.test(paid);
  if (fact.field === "discharged_on") return amount === 0 && inBankruptcy.test(paid);
  if (fact.field === "balance") return amount === fact.right;
  const date = reportedValue(fact.field, reported);
  return typeof date === "string" && mayBeSame(date, fact.right);
}

const paidAs = (reported: Reported) => statusMeant(reported) ?? "";

const isStatus: Record<StatusValue, (reported: Reported) => boolean> = {
  closed: ({ status }) => status === "closed",
  open: ({ status }) => status === "open",
  transferred: (reported) => /\b(transferred|sold)\b/i.test(paidAs(reported)),
  settled: (reported) => reported.amount === 0 && /\bsettled\b/i.test(paidAs(reported)),
  current: (reported) => /\b(current|as agreed)\b/i.test(paidAs(reported)) && !/\bnot\b/i.test(paidAs(reported)),
};

/** Why facts cannot be stated at all: nothing that lies ahead has happened, and each field has one right value. */
export function factRefusal(facts: readonly StatedFact[], today: Day): "factInFuture" | "factTwice" | undefined {
  if (factAhead(facts, today)) return "factInFuture";
  const keys = facts.map(({ field, right }) => (field === "late_month" ? `${field} ${right}` : field));
  return new Set(keys).size < keys.length ? "factTwice" : undefined;
}

/** The first fact whose day or month lies ahead. */
export function factAhead(facts: readonly StatedFact[], today: Day): StatedFact | undefined {
  return facts.find(({ field, right }) => datedFields.includes(field) && String(right) > today);
}

/** Facts that are a day, or a month. */
export const datedFields: readonly FactField[] = [
  "late_month",
  "date_opened",
  "date_closed",
  "first_delinquency",
  "paid_on",
  "discharged_on",
];
