import { addDays, addYears, type Day } from "../days";
import type { ItemType } from "./negative-item";

type Dated = {
  itemType: ItemType;
  dateOfFirstDelinquency?: Day;
  dateReported?: Day;
  dateClosed?: Day;
  lastPaymentDate?: Day;
};

export type Obsolescence = {
  basisKind: "dofd" | "event" | "filing" | "unknown";
  basisDate?: Day;
  /** When the bureaus usually drop it, by their own practice. */
  practiceRemovalOn?: Day;
  /** The last day the law lets it stay. */
  legalMaxOn?: Day;
  status: "current" | "past_practice" | "obsolete" | "unknown";
};

const placedDebts: readonly ItemType[] = ["collection", "charge_off", "repossession", "foreclosure"];

/**
 * How long a negative item may stay in a file. FCRA 605, 15 U.S.C. § 1681c(a): bankruptcies 10 years from the order for
 * relief, everything else 7 years; (c)(1): for debts placed for collection or charged off the 7 years begin 180 days after the
 * delinquency that led to it. The day an account was opened says nothing; without a basis the answer is "unknown", never
 * "obsolete".
 */
export function obsolescence(item: Dated, today: Day): Obsolescence {
  const limit = limitOf(item);
  if (!limit) return { basisKind: "unknown", status: "unknown" };
  if (today > limit.legalMaxOn) return { ...limit, status: "obsolete" };
  return { ...limit, status: today > limit.practiceRemovalOn ? "past_practice" : "current" };
}

function limitOf(item: Dated) {
  const { itemType, dateOfFirstDelinquency, dateReported } = item;
  if (placedDebts.includes(itemType)) {
    return dateOfFirstDelinquency === undefined
      ? undefined
      : {
          basisKind: "dofd" as const,
          basisDate: dateOfFirstDelinquency,
          practiceRemovalOn: addYears(dateOfFirstDelinquency, 7),
          legalMaxOn: addYears(addDays(dateOfFirstDelinquency, 180), 7),
        };
  }
  if (itemType === "bankruptcy") return dateReported ? stays(dateReported, 10, "filing") : undefined;
  if (itemType === "judgment" || itemType === "tax_lien")
    return dateReported ? stays(dateReported, 7, "filing") : undefined;
  const event = dateOfFirstDelinquency ?? item.lastPaymentDate;
  return event ? stays(event, 7, "event") : undefined;
}

function stays(basisDate: Day, years: number, basisKind: "filing" | "event") {
  const until = addYears(basisDate, years);
  return { basisKind, basisDate, practiceRemovalOn: until, legalMaxOn: until };
}
