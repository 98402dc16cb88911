import { earliestYear } from "../report/earliest-year";
import type { ItemType } from "../report/negative-item";
import { isPublicRecord } from "../report/public-record";
import { isSurelyBefore, type ReportedDate } from "../report/reported-date";
import { isOnTime } from "./late-months";
import { datedFields, type FactField, type StatedFact } from "./stated-facts";

/** What one bureau reports of an item, as far as a stated day or month is held against it. */
type View = {
  itemType: ItemType;
  dateOpened?: ReportedDate;
  dateReported?: ReportedDate;
  dateClosed?: ReportedDate;
  dateOfFirstDelinquency?: ReportedDate;
  paymentHistory?: string;
  paymentHistoryMonth?: string;
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

/**
 * Whether an account may have been opened after its debt began: a collector or a buyer of the debt opened it, and payments were missed
 * before that.
 */
const isOfBuyer = (view: View) => isSold(view) || isSurelyBefore(view.dateOfFirstDelinquency, view.dateOpened);

const isSold = ({ itemType, originalCreditor }: View) => itemType === "collection" || originalCreditor !== undefined;

/** Where a report itself has a closing before the opening, one of them is of another account. */
const isClosedFirst = ({ dateOpened, dateClosed }: View) => isSurelyBefore(dateClosed, dateOpened);

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
  refusal: Limit["refusal"] | "alreadyOnTime" | "datesCross" | "tooLongAgo";
  field: FactField;
  day?: ReportedDate;
};

/**
 * The first fact that contradicts every bureau's own value, which the member does not correct in the same dispute; or the month of a
 * payment that every bureau's history shows as made on time. A bureau that does not say binds nothing.
 *
 * @param birthYear the member's, where it is known
 */
export function contradictionOf(
  facts: readonly StatedFact[],
  views: readonly View[],
  birthYear?: number,
): Contradiction | undefined {
  const first = earliestYear(views, birthYear);
  for (const fact of facts) {
    if (datedFields.includes(fact.field) && String(fact.right) < first) {
      return { refusal: "tooLongAgo", field: fact.field };
    }
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
  if (!limit.fields.includes(field) || typeof right !== "string") return undefined;
  const corrected = facts.find((other) => other.field === limit.correctedBy)?.right;
  if (typeof corrected === "string") {
    // What the report has in a strange order is corrected: of an account that was not sold no order is left to explain.
    const mayCross = limit.except === isOfBuyer && views.some(isSold);
    return isPast(limit, right, corrected) && !mayCross ? { refusal: "datesCross", field } : undefined;
  }
  if (views.some(limit.except)) return undefined;
  const days = views.flatMap((view) => view[limit.day] ?? []).toSorted();
  if (days.length === 0 || !days.every((day) => isPast(limit, right, day))) return undefined;
  // Of several reported days the one that the fact comes nearest to.
  return { refusal: limit.refusal, field, day: days.at(limit.not === "before" ? 0 : -1) };
}

/** Of a month every day may be meant. */
const isPast = ({ not }: Limit, right: string, date: ReportedDate) =>
  not === "before" ? isSurelyBefore(right, date) : isSurelyBefore(date, right);
