import { addDays, type Day, daysBetween } from "#shared/domain/days";
import type { BureauEntry } from "#shared/domain/report/bureau-file";
import type { Draw } from "./random";
import * as names from "./simulated-names";

/** What the accounts of one person are drawn from. `anchor` is the day that the ages of accounts count back from. */
export type Drawing = { draw: Draw; anchor: Day; today: Day };

const MONTH_DAYS = 30.44;

/** In months of 30.44 days: ages need no calendar. */
export const monthsBefore = (day: Day, months: number): Day => addDays(day, -Math.round(months * MONTH_DAYS));

/** The last statement: each account reports on a day of the month of its own. */
export function lastReported({ draw, today }: Drawing): Day {
  const dayOfMonth = String(draw.between(1, 28)).padStart(2, "0");
  const thisMonth = `${today.slice(0, 7)}-${dayOfMonth}`;
  return thisMonth < today ? thisMonth : `${addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7)}-${dayOfMonth}`;
}

/** Up to 24 months before `reportedOn`, newest first: `marks` from the day each happened on, "0" else, "-" before the account. */
export function historyOf(reportedOn: Day, openedOn: Day, marks: ReadonlyMap<Day, string>): string {
  const months = Array.from({ length: 24 }, (_, month) => ({
    end: monthsBefore(reportedOn, month),
    start: monthsBefore(reportedOn, month + 1),
  }));
  return months
    .map(({ start, end }) => {
      if (end < openedOn) return "-";
      const mark = [...marks].find(([day]) => day > start && day <= end);
      return mark?.[1] ?? "0";
    })
    .join("");
}

/** A card or loan that was paid 30 to 90 days late within the last two years. */
export function latePayment(drawing: Drawing): BureauEntry {
  const { draw, anchor } = drawing;
  const isCard = draw.isTrue(0.6);
  const dateOpened = monthsBefore(anchor, draw.between(30, 110));
  const firstLate = monthsBefore(anchor, draw.between(1, 22));
  const depth = draw.between(1, 3);
  const lates = new Map(
    Array.from({ length: depth }, (_, month) => [monthsBefore(firstLate, -month), String(month + 1)] as const),
  );
  const dateReported = lastReported(drawing);
  const creditLimit = draw.between(5, 60) * 100;
  return {
    kind: "tradeline",
    creditorName: draw.oneOf(isCard ? [...names.cardIssuers, ...names.storeCards] : names.personalLenders),
    accountNumber: `${draw.between(41, 55)}${draw.digits(14)}`,
    accountType: isCard ? "Credit card" : "Personal loan",
    status: "open",
    payStatus: `Current; was ${depth * 30} days past due`,
    balance: isCard ? Math.round(creditLimit * (draw.between(20, 95) / 100)) : draw.between(900, 6_400),
    pastDue: 0,
    creditLimit: isCard ? creditLimit : undefined,
    dateOpened,
    dateReported,
    dateOfFirstDelinquency: firstLate,
    lastPaymentDate: addDays(dateReported, -draw.between(4, 20)),
    paymentHistory: historyOf(dateReported, dateOpened, lates),
  };
}

/** A debt collector's account for an old bill; one in five is paid. */
export function collection({ draw, anchor, today }: Drawing): BureauEntry {
  const debt = draw.oneOf<(typeof names.collectedDebts)[number]>(names.collectedDebts);
  const dateOfFirstDelinquency = monthsBefore(anchor, draw.between(10, 62));
  const isPaid = draw.isTrue(0.2);
  return {
    kind: "collection",
    creditorName: draw.oneOf(names.collectors),
    originalCreditor: debt.creditor,
    accountNumber: draw.digits(9),
    accountType: debt.accountType,
    status: isPaid ? "closed" : "open",
    payStatus: isPaid ? "Paid collection" : "Collection account",
    balance: isPaid ? 0 : draw.between(84, 2_960),
    dateOpened: addDays(dateOfFirstDelinquency, draw.between(120, 240)),
    dateReported: lastReported({ draw, anchor, today }),
    dateOfFirstDelinquency,
    remarks: debt.accountType,
  };
}

/** A card that its issuer wrote off after months without a payment. */
export function chargeOff(drawing: Drawing): BureauEntry {
  const { draw, anchor } = drawing;
  const dateOfFirstDelinquency = monthsBefore(anchor, draw.between(9, 58));
  const dateReported = lastReported(drawing);
  return {
    kind: "tradeline",
    creditorName: draw.oneOf([...names.cardIssuers, ...names.storeCards]),
    accountNumber: `${draw.between(41, 55)}${draw.digits(14)}`,
    accountType: "Credit card",
    status: "closed",
    payStatus: "Charged off as bad debt",
    balance: draw.between(310, 5_870),
    pastDue: 0,
    creditLimit: draw.between(5, 60) * 100,
    dateOpened: monthsBefore(dateOfFirstDelinquency, draw.between(14, 60)),
    dateReported,
    dateClosed: addDays(dateOfFirstDelinquency, 180),
    dateOfFirstDelinquency,
    lastPaymentDate: addDays(dateOfFirstDelinquency, -draw.between(5, 25)),
    paymentHistory: "L".repeat(
      Math.min(24, Math.max(1, Math.floor(daysBetween(dateOfFirstDelinquency, dateReported) / MONTH_DAYS) - 6)),
    ),
    remarks: "Profit and loss write-off",
  };
}

/** A car loan whose car was taken back, or given back. */
export function repossession({ draw, anchor, today }: Drawing): BureauEntry {
  const isVoluntary = draw.isTrue(0.3);
  const dateOfFirstDelinquency = monthsBefore(anchor, draw.between(12, 55));
  return {
    kind: "tradeline",
    creditorName: draw.oneOf(names.autoLenders),
    accountNumber: draw.digits(12),
    accountType: "Auto loan",
    status: "closed",
    payStatus: isVoluntary ? "Voluntary surrender" : "Repossession; deficiency balance owed",
    balance: draw.between(1_900, 9_800),
    dateOpened: monthsBefore(dateOfFirstDelinquency, draw.between(12, 40)),
    dateReported: lastReported({ draw, anchor, today }),
    dateClosed: addDays(dateOfFirstDelinquency, draw.between(100, 160)),
    dateOfFirstDelinquency,
    remarks: isVoluntary ? "Vehicle surrendered by the consumer" : "Vehicle sold at auction",
  };
}

/** A mortgage that ended in a foreclosure, 2 to 5 1/2 years old. */
export function foreclosure({ draw, anchor, today }: Drawing): BureauEntry {
  const dateOfFirstDelinquency = monthsBefore(anchor, draw.between(24, 66));
  return {
    kind: "tradeline",
    creditorName: draw.oneOf(names.mortgageLenders),
    accountNumber: draw.digits(10),
    accountType: "Mortgage",
    status: "closed",
    payStatus: "Foreclosure completed",
    balance: 0,
    dateOpened: monthsBefore(dateOfFirstDelinquency, draw.between(30, 70)),
    dateReported: lastReported({ draw, anchor, today }),
    dateClosed: addDays(dateOfFirstDelinquency, draw.between(240, 400)),
    dateOfFirstDelinquency,
    remarks: "Credit grantor reclaimed collateral",
  };
}

/** A student or personal loan that was settled for less than the full balance. */
export function settled({ draw, anchor, today }: Drawing): BureauEntry {
  const dateOfFirstDelinquency = monthsBefore(anchor, draw.between(14, 50));
  return {
    kind: "tradeline",
    creditorName: draw.oneOf([...names.studentLenders, ...names.personalLenders]),
    accountNumber: draw.digits(11),
    accountType: "Installment loan",
    status: "closed",
    payStatus: "Settled for less than the full balance",
    balance: 0,
    dateOpened: monthsBefore(dateOfFirstDelinquency, draw.between(10, 36)),
    dateReported: lastReported({ draw, anchor, today }),
    dateClosed: addDays(dateOfFirstDelinquency, draw.between(200, 420)),
    dateOfFirstDelinquency,
  };
}
