import type { Day } from "../days";
import type { ItemType } from "../report/negative-item";
import { isPublicRecord } from "../report/public-record";
import { isOnTime } from "./late-months";
import type { FactField, StatedFact } from "./stated-facts";

/** What one bureau reports of an item, as far as a stated day or month is held against it. */
type View = {
  itemType: ItemType;
  dateOpened?: Day;
  dateReported?: Day;
  dateOfFirstDelinquency?: Day;
  paymentHistory?: string;
  originalCreditor?: string;
};

type Limit = {
  field: FactField;
  /** A day of the report which the fact must not lie before, or after. */
  not: "before" | "after";
  day: "dateOpened" | "dateReported";
  refusal: "beforeOpened" | "afterReported";
  /** The fact that corrects that day: with it, nothing is held against the reported one. */
  correctedBy?: FactField;
  /** Whose view does not bind the fact. */
  except: (view: View) => boolean;
};

/**
 * Whether an account may have been opened after the debt: a collector, or whoever bought the debt, opened it, so it was paid and late
 * before.
 */
const isOfBuyer = ({ itemType, originalCreditor, dateOpened, dateOfFirstDelinquency }: View) =>
  itemType === "collection" ||
  originalCreditor !== undefined ||
  (dateOpened !== undefined && dateOfFirstDelinquency !== undefined && dateOfFirstDelinquency < dateOpened);

const limits: readonly Limit[] = [
  {
    field: "late_month",
    not: "before",
    day: "dateOpened",
    refusal: "beforeOpened",
    correctedBy: "date_opened",
    except: isOfBuyer,
  },
  // A record's day is the one on which it was filed.
  { field: "late_month", not: "after", day: "dateReported", refusal: "afterReported", except: isPublicRecord },
];

/** Why a fact cannot be right: which one, and the reported day that it crosses. */
export type Contradiction = { refusal: Limit["refusal"] | "alreadyOnTime"; field: FactField; day?: Day };

/**
 * The first fact that contradicts every bureau's own value, which the member does not correct in the same dispute; or the month of a
 * payment that every bureau's history shows as made on time. A bureau that does not say binds nothing.
 */
export function contradictionOf(facts: readonly StatedFact[], views: readonly View[]): Contradiction | undefined {
  for (const fact of facts) {
    const crossed = limits.find((limit) => isCrossed(limit, fact, facts, views));
    if (crossed) return { refusal: crossed.refusal, field: fact.field, day: nearest(crossed, views) };
    if (fact.field === "late_month" && views.length > 0 && views.every((view) => isOnTime(fact.right, view))) {
      return { refusal: "alreadyOnTime", field: fact.field };
    }
  }
  return undefined;
}

function isCrossed(limit: Limit, { field, right }: StatedFact, facts: readonly StatedFact[], views: readonly View[]) {
  if (field !== limit.field || typeof right !== "string" || views.some(limit.except)) return false;
  if (facts.some((other) => other.field === limit.correctedBy)) return false;
  const days = daysOf(limit, views);
  const isPast = (day: Day) =>
    limit.not === "before" ? right < day.slice(0, right.length) : right > day.slice(0, right.length);
  return days.length > 0 && days.every(isPast);
}

const daysOf = ({ day }: Limit, views: readonly View[]) => views.flatMap((view) => view[day] ?? []).toSorted();

/** Of several reported days the one that the fact comes nearest to. */
const nearest = (limit: Limit, views: readonly View[]) => daysOf(limit, views).at(limit.not === "before" ? 0 : -1);
