import { StatedFact } from "#shared/domain/schemas";
import { contradictionOf } from "./facts-against-reports";
import type { ReasonKey } from "./reasons";
import type { FactField } from "./stated-facts";
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

test.each([day("paid_on", "2019-05-02"), month("2019-05")])(
  "a sold debt's $field before the opening that is stated with it is not refused",
  (fact) => {
    const sold = { ...account, itemType: "collection" as const };
    expect(refusal([fact, day("date_opened", "2019-08-01")], sold)).toBeUndefined();
    expect(refusal([fact, day("date_opened", "2019-08-01")], account)).toBe("datesCross");
  },
);

test("a month that every payment history shows as on time is refused, and says why", () => {
  const clean = { ...account, paymentHistory: "000000" };
  const late = { ...account, paymentHistory: "001000" };
  expect(refusal([month("2026-03")], clean, clean)).toBe("alreadyOnTime");
  expect(refusal([month("2026-03")], clean, late)).toBeUndefined();
  expect(refusal([month("2026-03")], clean, account)).toBeUndefined();
  expect(contradictionOf([month("2026-03")], [clean])).toEqual({ refusal: "alreadyOnTime", field: "late_month" });
});

test("where a report names its months, one that is on time is refused though the months beside it were late", () => {
  const named = { ...account, paymentHistory: "101000", paymentHistoryMonth: "2026-04" };
  expect(refusal([month("2026-03")], named)).toBe("alreadyOnTime");
  expect(refusal([month("2026-02")], named)).toBeUndefined();
});

test("what contradicts a fact is told with its field and the reported day", () => {
  expect(contradictionOf([month("2019-05")], [account, { ...account, dateOpened: "2019-07-01" }])).toEqual({
    refusal: "beforeOpened",
    field: "late_month",
    day: "2019-06-15",
  });
});

const closed = { ...account, dateClosed: "2024-02", dateOfFirstDelinquency: "2022-03-05" };
const sold = { ...closed, itemType: "collection" as const };

test.each<[string, StatedFact, Reported, string | undefined]>([
  ["closed before the opening", day("date_closed", "2019-06-14"), account, "beforeOpened"],
  ["closed on the day of the opening", day("date_closed", "2019-06-15"), account, undefined],
  ["a sold one closed before its buyer opened it", day("date_closed", "2019-06-14"), sold, "beforeOpened"],
  ["paid before the opening", day("paid_on", "2019-06-14"), account, "beforeOpened"],
  ["a sold one paid before its buyer opened it", day("paid_on", "2019-06-14"), sold, undefined],
  ["late before the opening", day("first_delinquency", "2019-06-14"), account, "beforeOpened"],
  ["a sold one late before its buyer opened it", day("first_delinquency", "2019-06-14"), sold, undefined],
  ["opened after the report", day("date_opened", "2026-04-11"), account, "afterReported"],
  ["opened on the day of the report", day("date_opened", "2026-04-10"), account, undefined],
  ["opened after it was closed", day("date_opened", "2024-03-01"), sold, "openedAfterClosed"],
  ["opened in a month that may be the closing's", day("date_opened", "2024-02-29"), sold, undefined],
  ["opened after the first missed payment", day("date_opened", "2022-03-06"), closed, "openedAfterLate"],
  ["a sold one opened after the first missed payment", day("date_opened", "2022-03-06"), sold, undefined],
  ["opened earlier than reported", day("date_opened", "2012-01-02"), closed, undefined],
])("a day is refused where it contradicts the reported ones: %s", (_, fact, view, refused) => {
  expect(refusal([fact], view)).toBe(refused);
});

test("a day that contradicts a reported one may be stated with the right one of that", () => {
  expect(refusal([day("first_delinquency", "2018-03-01"), day("date_opened", "2017-01-02")], account)).toBeUndefined();
  expect(refusal([day("date_opened", "2024-03-02"), day("date_closed", "2024-09-02")], sold)).toBeUndefined();
});

test("a first missed payment before the opening that is stated with it is refused, but of a debt that was sold", () => {
  const both = [day("first_delinquency", "2018-03-01"), day("date_opened", "2018-09-02")];
  expect([refusal(both, account), refusal(both, sold)]).toEqual(["datesCross", undefined]);
});

test("a day of a report that has the days in this order itself is not held against the same order", () => {
  const odd = { ...account, dateClosed: "2018-01-02" };
  expect(refusal([day("date_closed", "2018-03-02")], odd)).toBeUndefined();
  expect(refusal([day("date_opened", "2019-05-02")], odd)).toBeUndefined();
});

test.each<[string, string, number | undefined, string | undefined, string | undefined]>([
  ["in the year of the birth", "1986-01-01", 1986, undefined, undefined],
  ["in the year before the birth", "1985-12-31", 1986, undefined, "tooLongAgo"],
  [
    "in the year before the birth, of an account that its bureau has as older",
    "1985-12-31",
    1986,
    "1979-03",
    undefined,
  ],
  ["in 1950, of a member whose birth year is not known", "1950-01-01", undefined, undefined, undefined],
  ["before 1950, of a member whose birth year is not known", "1949-12-31", undefined, undefined, "tooLongAgo"],
  ["before 1950, of an older member", "1949-12-31", 1938, "1948-05-01", "tooLongAgo"],
])("whether an account was opened %s", (_, right, birthYear, dateOpened, refused) => {
  const view = { ...account, dateOpened };
  const stated = { reasons, statedFacts: [day("date_opened", right)] };
  expect(refusalOf(stated, [view], "2026-11-20", birthYear)).toBe(refused);
});

test.each<FactField>(["late_month", "date_opened", "date_closed", "first_delinquency", "paid_on", "discharged_on"])(
  "no %s lies before the birth of the member",
  (field) => {
    const stated = (on: string) => [
      StatedFact.parse({ field, right: field === "late_month" ? on.slice(0, 7) : on, knownFrom: "letter" }),
    ];
    expect(contradictionOf(stated("1985-12-31"), [], 1986)).toEqual({ refusal: "tooLongAgo", field });
    expect(contradictionOf(stated("1986-01-01"), [], 1986)).toBeUndefined();
  },
);
