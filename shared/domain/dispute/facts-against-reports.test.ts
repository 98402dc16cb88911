import { contradictionOf } from "./facts-against-reports";
import type { ReasonKey } from "./reasons";
import type { FactField, StatedFact } from "./stated-facts";
import { type Reported, refusalOf } from "./statements";

const account: Reported = {
  itemType: "late_payment",
  status: "open",
  amount: 310,
  dateOpened: "2019-06-15",
  dateReported: "2026-04-10",
};
const month = (right: string): StatedFact => ({ field: "late_month", right, knownFrom: "bank_record" });
const day = (field: Exclude<FactField, "balance" | "ownership" | "status">, right: string): StatedFact => ({
  field,
  right,
  knownFrom: "letter",
});
const reasons: ReasonKey[] = ["paid_on_time", "incorrect_dates", "paid_in_full"];
const refusal = (facts: StatedFact[], ...views: Reported[]) =>
  refusalOf({ reasons, statedFacts: facts }, views, "2026-11-20");

test.each([
  ["before the account was opened", "2019-05", "beforeOpened"],
  ["in the month of the opening", "2019-06", undefined],
  ["in the month of the report", "2026-04", undefined],
  ["after the bureaus reported the account", "2026-05", "afterReported"],
])("a late month %s is held against what the bureaus report", (_, right, refused) => {
  expect(refusal([month(right)], account)).toBe(refused);
});

test("a month is refused only where every bureau that knows the day contradicts it", () => {
  const earlier = { ...account, dateOpened: "2018-01-02" };
  const unknown = { ...account, dateOpened: undefined };
  expect(refusal([month("2019-05")], account, earlier)).toBeUndefined();
  expect(refusal([month("2019-05")], account, unknown)).toBe("beforeOpened");
  expect(refusal([month("2019-05")], unknown)).toBeUndefined();
});

test("a month before the reported opening may be stated with the right day of the opening", () => {
  expect(refusal([month("2019-05"), day("date_opened", "2019-05-01")], account)).toBeUndefined();
});

test("a debt that was sold was paid and late before its buyer opened it", () => {
  const collection = { ...account, itemType: "collection" as const };
  const bought = { ...account, dateOfFirstDelinquency: "2018-03-01" };
  const named = { ...account, originalCreditor: "Harbor Bank" };
  for (const view of [collection, bought, named]) expect(refusal([month("2019-05")], view)).toBeUndefined();
});

test("a month that every payment history shows as on time is refused, and says why", () => {
  const clean = { ...account, paymentHistory: "000000" };
  const late = { ...account, paymentHistory: "001000" };
  expect(refusal([month("2026-03")], clean, clean)).toBe("alreadyOnTime");
  expect(refusal([month("2026-03")], clean, late)).toBeUndefined();
  expect(refusal([month("2026-03")], clean, account)).toBeUndefined();
  expect(contradictionOf([month("2026-03")], [clean])).toEqual({ refusal: "alreadyOnTime", field: "late_month" });
});

test("what contradicts a fact is told with its field and the reported day", () => {
  expect(contradictionOf([month("2019-05")], [account, { ...account, dateOpened: "2019-07-01" }])).toEqual({
    refusal: "beforeOpened",
    field: "late_month",
    day: "2019-06-15",
  });
});
