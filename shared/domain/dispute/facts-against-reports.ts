import { type Day, endOfMonth } from "../days";
import type { ItemType } from "../report/negative-item";
import { isPublicRecord } from "../report/public-record";
import { isOnTime } from "./late-months";
import type { FactField, StatedFact } from "./stated-facts";

/** What one bureau reports of an item, as far as a stated day or month is held against it. */
type View = {
  itemType: ItemType;
  dateOpened?: Day;
  dateReported?: Day;
  dateClosed?: Day;
  dateOfFirstDelinquency?: Day;
  paymentHistory?: string;
  originalCreditor?: string;
};

type Limit = {
  fields: readonly FactField[];
  /** A reported day which the facts must not lie before, or after. */
  not: "before" | "after";
  day: "dateOpened" | "dateReported" | "dateClosed" | "dateOfFirstDelinquency";
  refusal: "beforeOpened" | "afterReported" | "openedAfterClosed" | "openedAfterLate";
  /** The fact that corrects that day: with it, nothing is held against the reported one. */
  correctedBy?: FactField;
  /** Whose report binds no one. */
  except: (view: View) => boolean;
};

const isBefore = (one: Day | undefined, other: Day | undefined) =>
  one !== undefined && other !== undefined && one < other;

/**
 * Whether an account may have been opened after the debt: a collector, or whoever bought the debt, opened it, so it was paid and late
 * before.
 */
const isOfBuyer = ({ itemType, originalCreditor, dateOpened, dateOfFirstDelinquency }: View) =>
  itemType === "collection" || originalCreditor !== undefined || isBefore(dateOfFirstDelinquency, dateOpened);

/** Where a report itself has a closing before the opening, one of them is of another account. */
const isClosedFirst = ({ dateOpened, dateClosed }: View) => isBefore(dateClosed, dateOpened);

const limits: readonly Limit[] = [
  {
    fields: ["late_month", "paid_on", "first_delinquency"],
    not: "before",
    day: "dateOpened",
    refusal: "beforeOpened",
    correctedBy: "date_opened",
    except: isOfBuyer,
  },
  {
    fields: ["date_closed"],
    not: "before",
    day: "dateOpened",
    refusal: "beforeOpened",
    correctedBy: "date_opened",
    except: isClosedFirst,
  },
  {
    fields: ["date_opened"],
    not: "after",
    day: "dateClosed",
    refusal: "openedAfterClosed",
    correctedBy: "date_closed",
    except: isClosedFirst,
  },
  {
    fields: ["date_opened"],
    not: "after",
    day: "dateOfFirstDelinquency",
    refusal: "openedAfterLate",
    correctedBy: "first_delinquency",
    except: isOfBuyer,
  },
  // A record's day is the one on which it was filed.
  {
    fields: ["late_month", "date_opened"],
    not: "after",
    day: "dateReported",
    refusal: "afterReported",
    except: isPublicRecord,
  },
];

/** Why a fact cannot be right: which one, and the reported day that it crosses, where it is a reported one. */
export type Contradiction = {
  refusal: Limit["refusal"] | "alreadyOnTime" | "datesCross";
  field: FactField;
  day?: Day;
};

/**
 * The first fact that contradicts every bureau's own value, which the member does not correct in the same dispute; or the month of a
 * payment that every bureau's history shows as made on time. A bureau that does not say binds nothing.
 */
export function contradictionOf(facts: readonly StatedFact[], views: readonly View[]): Contradiction | undefined {
  for (const fact of facts) {
    const found = limits.flatMap((limit) => crossing(limit, fact, { facts, views }) ?? [])[0];
    if (found) return found;
    if (fact.field === "late_month" && views.length > 0 && views.every((view) => isOnTime(fact.right, view))) {
      return { refusal: "alreadyOnTime", field: fact.field };
    }
  }
  return undefined;
}

type Known = { facts: readonly StatedFact[]; views: readonly View[] };

/** The member's own other day is held against a fact in place of the reported ones. */
function crossing(limit: Limit, { field, right }: StatedFact, { facts, views }: Known): Contradiction | undefined {
  if (!limit.fields.includes(field) || typeof right !== "string" || views.some(limit.except)) return undefined;
  const corrected = facts.find((other) => other.field === limit.correctedBy)?.right;
  if (typeof corrected === "string") {
    return isPast(limit, right, corrected) ? { refusal: "datesCross", field } : undefined;
  }
  const days = views.flatMap((view) => view[limit.day] ?? []).toSorted();
  if (days.length === 0 || !days.every((day) => isPast(limit, right, day))) return undefined;
  // Of several reported days the one that the fact comes nearest to.
  return { refusal: limit.refusal, field, day: days.at(limit.not === "before" ? 0 : -1) };
}

/** A month is compared as a month, and the first of one may stand for all of it: many reports print no more. */
function isPast({ not }: Limit, right: string, day: Day): boolean {
  const last = day.endsWith("-01") ? endOfMonth(day) : day;
  return not === "before" ? right < day.slice(0, right.length) : right > last.slice(0, right.length);
}
