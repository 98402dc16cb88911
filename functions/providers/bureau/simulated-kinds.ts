import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import type { BureauEntry } from "#shared/domain/report/bureau-file";
import type { ItemType } from "#shared/domain/report/negative-item";
import type { Draw } from "./random";
import {
  chargeOff,
  collection,
  type Drawing,
  foreclosure,
  historyOf,
  lastReported,
  latePayment,
  monthsBefore,
  repossession,
  settled,
} from "./simulated-accounts";
import * as names from "./simulated-names";

/** An account and the bureaus that know it. */
export type SimulatedAccount = {
  entry: BureauEntry;
  reportedBy: readonly Bureau[];
};

/** Some items are known to all bureaus, some only to one or two. */
function someBureaus(draw: Draw): Bureau[] {
  const count = draw.isTrue(0.55) ? 3 : draw.between(1, 2);
  const chosen = draw.someOf(bureaus, count);
  return bureaus.filter((bureau) => chosen.includes(bureau));
}

function publicRecord({ draw, anchor }: Drawing, recordType: "bankruptcy" | "judgment" | "tax_lien"): BureauEntry {
  const filedOn = monthsBefore(anchor, draw.between(20, 70));
  const courts = {
    bankruptcy: names.bankruptcyCourts,
    judgment: names.civilCourts,
    tax_lien: names.taxOffices,
  } as const;
  const payStatus = {
    bankruptcy: "Chapter 7 bankruptcy discharged",
    judgment: "Civil judgment",
    tax_lien: "Tax lien",
  } as const;
  return {
    kind: "public_record",
    recordType,
    creditorName: draw.oneOf<string>(courts[recordType]),
    accountNumber: `${filedOn.slice(2, 4)}-${draw.digits(5)}`,
    accountType: "Public record",
    status: recordType === "bankruptcy" ? "closed" : "open",
    payStatus: payStatus[recordType],
    balance: recordType === "bankruptcy" ? undefined : draw.between(600, 6_200),
    dateReported: filedOn,
    dateClosed: recordType === "bankruptcy" ? monthsBefore(filedOn, -4) : undefined,
  };
}

const kinds: Record<ItemType, (drawing: Drawing) => BureauEntry> = {
  late_payment: latePayment,
  collection,
  charge_off: chargeOff,
  repossession,
  foreclosure,
  other: settled,
  bankruptcy: (drawing) => publicRecord(drawing, "bankruptcy"),
  judgment: (drawing) => publicRecord(drawing, "judgment"),
  tax_lien: (drawing) => publicRecord(drawing, "tax_lien"),
};

/** A negative account of a kind, known to one, two or all bureaus. */
export function negativeAccount(itemType: ItemType, drawing: Drawing): SimulatedAccount {
  return {
    entry: kinds[itemType](drawing),
    reportedBy: someBureaus(drawing.draw),
  };
}

/** A charge-off that was sold, and the collection that the buyer reports: two items of one debt. */
export function soldDebt(drawing: Drawing): SimulatedAccount[] {
  const { draw } = drawing;
  const owed = chargeOff(drawing);
  const bought = collection(drawing);
  const reportedBy = someBureaus(draw);
  const sold = {
    ...owed,
    balance: 0,
    payStatus: "Charged off as bad debt; account sold",
  };
  const collected = {
    ...bought,
    originalCreditor: owed.creditorName,
    accountType: owed.accountType,
    remarks: undefined,
    status: "open" as const,
    payStatus: "Collection account",
    balance: owed.balance,
    dateOpened: monthsBefore(owed.dateClosed ?? drawing.anchor, -2),
    dateOfFirstDelinquency: owed.dateOfFirstDelinquency,
  };
  return [
    { entry: sold, reportedBy },
    { entry: collected, reportedBy },
  ];
}

/** An account in good standing, which all bureaus know. */
export function goodAccount(drawing: Drawing): SimulatedAccount {
  const { draw, anchor } = drawing;
  const isCard = draw.isTrue(0.6);
  const dateOpened = monthsBefore(anchor, draw.between(20, 140));
  const dateReported = lastReported(drawing);
  const creditLimit = draw.between(10, 120) * 100;
  const entry: BureauEntry = {
    kind: "tradeline",
    creditorName: draw.oneOf(isCard ? names.cardIssuers : [...names.autoLenders, ...names.studentLenders]),
    accountNumber: isCard ? `${draw.between(41, 55)}${draw.digits(14)}` : draw.digits(11),
    accountType: isCard ? "Credit card" : "Installment loan",
    status: "open",
    payStatus: "Paid as agreed",
    balance: isCard ? Math.round(creditLimit * (draw.between(2, 28) / 100)) : draw.between(800, 14_000),
    pastDue: 0,
    creditLimit: isCard ? creditLimit : undefined,
    dateOpened,
    dateReported,
    lastPaymentDate: dateReported,
    paymentHistory: historyOf(dateReported, dateOpened, new Map()),
  };
  return { entry, reportedBy: bureaus };
}
