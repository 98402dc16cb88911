import {
  addBusinessDays,
  addDays,
  addYears,
  dayIn,
  daysBetween,
  federalHolidays,
  isBusinessDay,
  isDay,
  startOfDayIn,
} from "./days";

test.each([
  ["over the end of February in a leap year", "2028-02-28", 2, "2028-03-01"],
  ["over the end of a year", "2026-12-31", 1, "2027-01-01"],
  ["backwards", "2026-03-01", -1, "2026-02-28"],
])("days are added %s", (_, day, count, expected) => {
  expect(addDays(day, count)).toBe(expected);
});

test("a leap day becomes the last of February in a year without one", () => {
  expect(addYears("2024-02-29", 7)).toBe("2031-02-28");
  expect(addYears("9999-12-31", 7)).toBe("9999-12-31");
});

test("days between two days are calendar days", () => {
  expect(daysBetween("2026-03-05", "2026-04-04")).toBe(30);
  expect(daysBetween("2026-04-04", "2026-03-05")).toBe(-30);
});

test("the eleven federal holidays of 2026, Independence Day kept on the Friday before", () => {
  expect(federalHolidays(2026)).toEqual([
    "2026-01-01",
    "2026-01-19",
    "2026-02-16",
    "2026-05-25",
    "2026-06-19",
    "2026-07-03",
    "2026-09-07",
    "2026-10-12",
    "2026-11-11",
    "2026-11-26",
    "2026-12-25",
  ]);
});

test("New Year on a Saturday is kept on the 31 December before", () => {
  expect(isBusinessDay("2027-12-31")).toBe(false);
});

test.each([
  ["Friday before Thanksgiving week, 3 days", "2026-11-20", 3, "2026-11-25"],
  ["the Tuesday before Thanksgiving, 3 days", "2026-11-24", 3, "2026-11-30"],
  ["a Friday, 5 days over Thanksgiving", "2026-11-20", 5, "2026-11-30"],
])("business days skip weekends and holidays: %s", (_, day, count, expected) => {
  expect(addBusinessDays(day, count)).toBe(expected);
});

test("a day begins at midnight of the place, also when clocks change", () => {
  expect(startOfDayIn("America/Los_Angeles", "2026-11-26").toISOString()).toBe("2026-11-26T08:00:00.000Z");
  expect(startOfDayIn("America/New_York", "2026-03-08").toISOString()).toBe("2026-03-08T05:00:00.000Z");
  expect(startOfDayIn("America/New_York", "2026-03-09").toISOString()).toBe("2026-03-09T04:00:00.000Z");
  expect(dayIn("America/Los_Angeles", new Date("2026-11-21T05:00:00Z"))).toBe("2026-11-20");
});

test.each([
  ["2028-02-29", true],
  ["2027-02-29", false],
  ["2027-13-01", false],
  ["2027-2-1", false],
  ["2027-02-01T00:00:00Z", false],
  ["", false],
])("%s is a day: %s", (text, expected) => {
  expect(isDay(text)).toBe(expected);
});
