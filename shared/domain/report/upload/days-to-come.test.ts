import { daysToCome } from "./days-to-come";

test("a report can give no day that has not come", () => {
  const days = { dateOpened: "2031-01-01", dateReported: "2026-11-30", dateClosed: null };
  expect(daysToCome(days, "2026-11-30")).toEqual(["dateOpened"]);
});

test("a month has come with its first day", () => {
  expect(daysToCome({ dateOpened: "2026-11", dateReported: "2026-12" }, "2026-11-01")).toEqual(["dateReported"]);
});

test("a day before another one is the paper's to say", () => {
  expect(daysToCome({ dateOpened: "2024-05-01", dateClosed: "2020-05-01" }, "2026-11-30")).toEqual([]);
});
