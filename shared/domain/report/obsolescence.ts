import type { Day } from "../days";
import type { ItemType } from "./negative-item";
import { statusMeant } from "./negative-type";
import { inBankruptcy, inChapter13, isPublicRecord } from "./public-record";
import { daysAfter, lastDayOf, type ReportedDate, yearsAfter } from "./reported-date";

type Dated = {
  itemType: ItemType;
  dateOfFirstDelinquency?: ReportedDate;
  dateReported?: ReportedDate;
  dateClosed?: ReportedDate;
  /** How the bureaus say that it is paid. */
  payStatus?: string;
  understoodStatus?: string;
};

export type Obsolescence = {
  basisKind: "dofd" | "event" | "filing" | "paid" | "unknown";
  basisDate?: ReportedDate;
  /** When the bureaus usually drop it, by their own practice. */
  practiceRemovalOn?: ReportedDate;
  /** The last day the law lets it stay; counted from a month, the last month that it can be. */
  legalMaxOn?: ReportedDate;
  status: "current" | "past_practice" | "obsolete" | "unknown";
};

const placedDebts: readonly ItemType[] = ["collection", "charge_off", "repossession", "foreclosure"];

/**
 * How long a negative item may stay in a file. FCRA 605, 15 U.S.C. § 1681c(a): bankruptcies of every chapter 10 years from the order
 * for relief (taken from the filing), judgments 7 years from their entry or until the statute of limitations ends, whichever is
 * longer (so their end is not known), tax liens 7 years from their payment (unpaid ones have no limit), everything else 7 years;
 * (c)(1): for debts placed for collection or charged off the 7 years begin 180 days after the delinquency that led to it. That
 * chapter 13 leaves after 7 years is the bureaus' own practice. The days of opening and of the last payment say nothing; without a
 * basis the answer is "unknown", never "obsolete", and a month from which it counts has to be over for each of its days.
 */
export function obsolescence(item: Dated, today: Day): Obsolescence {
  const limit = limitOf(item);
  if (!limit) return { basisKind: "unknown", status: "unknown" };
  const { legalMaxOn, practiceRemovalOn } = limit;
  if (legalMaxOn !== undefined && today > lastDayOf(legalMaxOn)) return { ...limit, status: "obsolete" };
  return { ...limit, status: today > lastDayOf(practiceRemovalOn) ? "past_practice" : "current" };
}

type Limit = {
  basisKind: Obsolescence["basisKind"];
  basisDate: ReportedDate;
  practiceRemovalOn: ReportedDate;
  legalMaxOn?: ReportedDate;
};

function limitOf(item: Dated): Limit | undefined {
  const { itemType, dateOfFirstDelinquency, dateReported, dateClosed } = item;
  const payStatus = statusMeant(item) ?? "";
  if (isPublicRecord(item)) {
    // A lien is released by its payment or later.
    if (itemType === "tax_lien") return dateClosed ? stays(dateClosed, 7, "paid") : undefined;
    if (!dateReported) return undefined;
    const sevenYears = yearsAfter(dateReported, 7);
    if (itemType === "judgment") return { basisKind: "filing", basisDate: dateReported, practiceRemovalOn: sevenYears };
    const tenYears = stays(dateReported, 10, "filing");
    return inChapter13.test(payStatus) ? { ...tenYears, practiceRemovalOn: sevenYears } : tenYears;
  }
  if (!dateOfFirstDelinquency) return undefined;
  // An account that a bankruptcy includes may have been charged off.
  const isPlaced = placedDebts.includes(itemType) || itemType === "bankruptcy" || inBankruptcy.test(payStatus);
  return isPlaced ? placed(dateOfFirstDelinquency) : stays(dateOfFirstDelinquency, 7, "event");
}

function placed(basisDate: ReportedDate): Limit {
  const legalMaxOn = yearsAfter(daysAfter(basisDate, 180), 7);
  return { basisKind: "dofd", basisDate, practiceRemovalOn: yearsAfter(basisDate, 7), legalMaxOn };
}

function stays(basisDate: ReportedDate, years: number, basisKind: Limit["basisKind"]) {
  const until = yearsAfter(basisDate, years);
  return { basisKind, basisDate, practiceRemovalOn: until, legalMaxOn: until };
}
