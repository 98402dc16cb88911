import { type Day, isDay } from "../days";
import { inBankruptcy } from "../report/public-record";
import { isOneOf } from "../text/is-one-of";
import type { ReasonKey } from "./reasons";

/** What a member has to show where a fact is known from. */
export const knownFromKinds = ["statement", "receipt", "bank_record", "letter", "court_paper", "own_records"] as const;
export type KnownFrom = (typeof knownFromKinds)[number];

export const MOST_DOLLARS = 100_000_000;
export const MONTH = /^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/;
export const isInReach = (day: Day) => day >= "1900-01-01" && day < "2200-01-01";

export type FactField =
  | "balance"
  /** The month of a payment that is reported late and was made on time: `2025-03`. */
  | "late_month"
  | "date_opened"
  | "date_closed"
  | "first_delinquency"
  /** When the debt was paid in full. */
  | "paid_on"
  /** When a bankruptcy discharged the debt. */
  | "discharged_on";

type FactIn<F extends FactField> = { field: F; right: F extends "balance" ? number : string; knownFrom: KnownFrom };

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
  const isSound = field === "late_month" ? MONTH.test(right) : isDay(right) && isInReach(right);
  return isSound ? { field, right, knownFrom } : undefined;
}

/** At most so many of one item: each field once, and some months. */
export const MOST_FACTS = 10;

/** The reason that a stated fact makes exact. */
export const reasonOfFact: Record<FactField, ReasonKey> = {
  balance: "incorrect_amount",
  discharged_on: "incorrect_amount",
  late_month: "paid_on_time",
  date_opened: "incorrect_dates",
  date_closed: "incorrect_dates",
  first_delinquency: "incorrect_dates",
  paid_on: "paid_in_full",
};

/** What a bureau reports of an item, as far as facts are held against it. */
type Reported = {
  amount?: number;
  payStatus?: string;
  dateOpened?: Day;
  dateClosed?: Day;
  dateOfFirstDelinquency?: Day;
};

/** The value that a bureau reports in a field: dollars or a day. Undefined when it does not say. */
export function reportedValue(field: FactField, reported: Reported): number | Day | undefined {
  if (field === "date_opened") return reported.dateOpened;
  if (field === "date_closed") return reported.dateClosed;
  if (field === "first_delinquency") return reported.dateOfFirstDelinquency;
  return field === "late_month" ? undefined : reported.amount;
}

/** Whether a bureau reports already what a fact states: then its letter does not ask for it. */
export function isReportedSo(fact: StatedFact, reported: Reported): boolean {
  const { payStatus = "", amount } = reported;
  if (fact.field === "late_month") return false;
  if (fact.field === "paid_on") return amount === 0 && /\bpaid\b/i.test(payStatus) && !/\bnot paid\b/i.test(payStatus);
  if (fact.field === "discharged_on") return amount === 0 && inBankruptcy.test(payStatus);
  return reportedValue(fact.field, reported) === fact.right;
}

/** Why facts cannot be stated at all: nothing that lies ahead has happened, each field has one right value, and days have an order. */
export function factRefusal(
  facts: readonly StatedFact[],
  today: Day,
): "factInFuture" | "factTwice" | "datesCross" | undefined {
  const isAhead = ({ right }: StatedFact) => typeof right === "string" && right > today;
  if (facts.some(isAhead)) return "factInFuture";
  const keys = facts.map(({ field, right }) => (field === "late_month" ? `${field} ${right}` : field));
  if (new Set(keys).size < keys.length) return "factTwice";
  return isBeforeOpening(facts) ? "datesCross" : undefined;
}

/** A late month is compared as a month. */
function isBeforeOpening(facts: readonly StatedFact[]): boolean {
  const opened = facts.find(({ field }) => field === "date_opened")?.right;
  if (typeof opened !== "string") return false;
  const later: readonly FactField[] = ["date_closed", "paid_on", "late_month"];
  return facts.some(
    ({ field, right }) => later.includes(field) && typeof right === "string" && right < opened.slice(0, right.length),
  );
}
