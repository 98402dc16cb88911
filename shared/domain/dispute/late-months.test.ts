import { isOnTime, isShownLate, lateDays, lateMonths } from "./late-months";

test("a payment history tells how late payments were", () => {
  expect([lateDays({ paymentHistory: "0021-0010" }), lateDays({ paymentHistory: "LL000" }), lateDays({})]).toEqual([
    [30, 60],
    [],
    [],
  ]);
});

test.each([
  ["between two late marks", "000110", "2025-12", ["2025-11", "2026-01"]],
  ["of which it shows only late marks", "11", "2026-03", ["2026-02", "2026-04"]],
])("a payment history tells of a month %s", (_, paymentHistory, month, [from, to]) => {
  const view = { paymentHistory, dateReported: "2026-04-10" };
  expect(isShownLate(month, view)).toBe(true);
  expect(lateMonths(view)).toEqual([{ from, to }]);
});

test("a month is called late only where both marks that may be its own are: TransUnion counts from the month of the report", () => {
  const view = { paymentHistory: "10012", dateReported: "2028-03-28" };
  const months = ["2028-03", "2028-02", "2028-01", "2027-12", "2027-11", "2027-10"];
  expect(months.filter((month) => isShownLate(month, view))).toEqual(["2027-11"]);
});

test.each([
  ["is on time", "000110", "2026-04"],
  ["is before its first mark", "000110", "2020-04"],
  ["is after its last mark", "110000", "2026-05"],
  ["has no mark", undefined, "2026-03"],
])("no month that %s is shown as late", (_, paymentHistory, month) => {
  expect(isShownLate(month, { paymentHistory, dateReported: "2026-04-10" })).toBe(false);
});

test("without the day of the report no mark is a month's", () => {
  expect([isShownLate("2026-03", { paymentHistory: "111" }), lateMonths({ paymentHistory: "111" })]).toEqual([
    false,
    [],
  ]);
});

test("late payments are told in runs, over the end of a year", () => {
  expect(lateMonths({ paymentHistory: "10002100", dateReported: "2026-02-10" })).toEqual([
    { from: "2026-01", to: "2026-02" },
    { from: "2025-08", to: "2025-10" },
  ]);
});

test("where a report names its months, each mark is its own month's", () => {
  const view = { paymentHistory: "01-0210", paymentHistoryMonth: "2026-02", dateReported: "2026-03-28" };
  const months = ["2026-03", "2026-02", "2026-01", "2025-12", "2025-11", "2025-10", "2025-09", "2025-08", "2025-07"];
  expect(months.filter((month) => isOnTime(month, view))).toEqual(["2026-02", "2025-11", "2025-08"]);
  expect(months.filter((month) => isShownLate(month, view))).toEqual(["2026-01", "2025-10", "2025-09"]);
  expect(lateMonths(view)).toEqual([
    { from: "2026-01", to: "2026-01" },
    { from: "2025-09", to: "2025-10" },
  ]);
});
