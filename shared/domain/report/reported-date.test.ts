import { daysAfter, firstDayOf, isMonth, isSurelyBefore, lastDayOf, mayBeSame, yearsAfter } from "./reported-date";

test.each([
  ["a day", "2024-02-10", false, "2024-02-10", "2024-02-10"],
  ["a month", "2024-02", true, "2024-02-01", "2024-02-29"],
])("of %s its first and last day are known", (_, date, month, first, last) => {
  expect([isMonth(date), firstDayOf(date), lastDayOf(date)]).toEqual([month, first, last]);
});

test.each([
  ["2024-05-31", "2024-06", true],
  ["2024-05", "2024-06-01", true],
  ["2024-05", "2024-05-31", false],
  ["2024-05-01", "2024-05", false],
  ["2024-05", "2024-05", false],
  ["2024-05-09", "2024-05-10", true],
])("%s before %s: %s, whichever day of the month is meant", (one, other, isBefore) => {
  expect(isSurelyBefore(one, other)).toBe(isBefore);
});

test.each([
  ["2024-05", "2024-05-17", true],
  ["2024-05-17", "2024-05", true],
  ["2024-05", "2024-05", true],
  ["2024-05", "2024-06-01", false],
  ["2024-05-17", "2024-05-18", false],
])("%s and %s may be the same date: %s", (one, other, isSame) => {
  expect(mayBeSame(one, other)).toBe(isSame);
});

test("what is counted from a month is a month, and the last one that it can be", () => {
  expect(yearsAfter("2020-02", 7)).toBe("2027-02");
  expect(yearsAfter("2020-02-29", 7)).toBe("2027-02-28");
  expect(daysAfter("2019-03", 180)).toBe("2019-09");
  expect(daysAfter("2019-03-01", 180)).toBe("2019-08-28");
});
