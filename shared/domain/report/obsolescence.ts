import { addDays, addYears, type Day } from "../days";
import type { ItemType } from "./negative-item";

type Dated = {
  itemType: ItemType;
  dateOfFirstDelinquency?: Day;
  dateReported?: Day;
  dateClosed?: Day;
};

export type Obsolescence = {
  basisKind: "dofd" | "event" | "filing" | "paid" | "unknown";
  basisDate?: Day;
  /** When the bureaus usually drop it, by their own practice. */
  practiceRemovalOn?: Day;
  /** The last day the law lets it stay. */
  legalMaxOn?: Day;
  status: "current" | "past_practice" | "obsolete" | "unknown";
};

const placedDebts: readonly ItemType[] = ["collection", "charge_off", "repossession", "foreclosure"];

/**
 * How long a negative item may stay in a file. FCRA 605, 15 U.S.C. § 1681c(a): bankruptcies 10 years from the order for relief,
 * judgments 7 years from their entry, tax liens 7 years from their payment (unpaid ones have no limit), everything else 7 years;
 * (c)(1): for debts placed for collection or charged off the 7 years begin 180 days after the delinquency that led to it. The
 * days of opening and of the last payment say nothing; without a basis the answer is "unknown", never "obsolete".
 */
export function obsolescence(item: Dated, today: Day): Obsolescence {
  const limit = limitOf(item);
  if (!limit) return { basisKind: "unknown", status: "unknown" };
  if (today > limit.legalMaxOn) return { ...limit, status: "obsolete" };
  return { ...limit, status: today > limit.practiceRemovalOn ? "past_practice" : "current" };
}

function limitOf({ itemType, dateOfFirstDelinquency, dateReported, dateClosed }: Dated) {
  if (placedDebts.includes(itemType)) return dateOfFirstDelinquency ? placed(dateOfFirstDelinquency) : undefined;
  if (itemType === "judgment") return dateReported ? stays(dateReported, 7, "filing") : undefined;
  // A lien is released by its payment or later.
  if (itemType === "tax_lien") return dateClosed ? stays(dateClosed, 7, "paid") : undefined;
  if (itemType !== "bankruptcy") return dateOfFirstDelinquency ? stays(dateOfFirstDelinquency, 7, "event") : undefined;
  // A court's record has no delinquency: one that does is an account included in the bankruptcy, which may have been charged off.
  if (dateOfFirstDelinquency) return placed(dateOfFirstDelinquency);
  return dateReported ? stays(dateReported, 10, "filing") : undefined;
}

function placed(basisDate: Day) {
  const legalMaxOn = addYears(addDays(basisDate, 180), 7);
  return { basisKind: "dofd" as const, basisDate, practiceRemovalOn: addYears(basisDate, 7), legalMaxOn };
}

function stays(basisDate: Day, years: number, basisKind: "dofd" | "event" | "filing" | "paid") {
  const until = addYears(basisDate, years);
  return { basisKind, basisDate, practiceRemovalOn: until, legalMaxOn: until };
}
