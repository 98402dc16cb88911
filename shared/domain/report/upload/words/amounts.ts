import type { Readings } from "./fields";
import { moneyOf } from "./values";

/** Where an account's amounts have a dollar sign, a number without one is a count of another column. */
export function amountsOf(readings: Readings): (value: string) => number | undefined {
  const amounts = (["balance", "amount", "pastDue", "creditLimit"] as const).flatMap(
    (field) => readings.get(field) ?? [],
  );
  const isSigned = (value: string) => /\$|\bUSD\b/i.test(value);
  const areSigned = amounts.some(({ value }) => isSigned(value));
  return (value) => (areSigned && !isSigned(value) ? undefined : moneyOf(value));
}

/** "Past due: 60" says how long. */
export const areDays = (value: string) => /^(?:30|60|90|120|150|180)$/.test(value.trim());

/** "Open. $312 past due as of Oct 2026.", "Abierta. $312 vencidos a 10/2026." */
export const pastDueIn = (status = "") =>
  moneyOf(
    /\$[\d,]+(?:\.\d\d)?(?= (?:past due|(?:est[aá]n? )?(?:vencid|atrasad)[oa]s?|en mora)\b)/i.exec(status)?.[0] ?? "",
  );
