import { nextTime } from "./schedule-expression";

test.each([
  ["rate(15 minutes)", "2026-11-20T10:07:00Z", "2026-11-20T10:22:00Z"],
  ["rate(1 day)", "2026-11-20T10:07:00Z", "2026-11-21T10:07:00Z"],
  ["cron(5 0 * * ? *)", "2026-11-20T00:04:59Z", "2026-11-20T00:05:00Z"],
  ["cron(5 0 * * ? *)", "2026-11-20T00:05:00Z", "2026-11-21T00:05:00Z"],
  ["cron(0 6 1 * ? *)", "2026-11-20T00:00:00Z", "2026-12-01T06:00:00Z"],
  ["cron(0 12 ? * MON-FRI *)", "2026-11-20T13:00:00Z", "2026-11-23T12:00:00Z"],
  ["cron(0/20 8,9 * * ? *)", "2026-11-20T08:40:00Z", "2026-11-20T09:00:00Z"],
  ["cron(0 0 L * ? *)", "2026-02-01T00:00:00Z", "2026-02-28T00:00:00Z"],
  ["cron(0 0 15W * ? *)", "2026-11-01T00:00:00Z", "2026-11-16T00:00:00Z"],
  ["cron(0 0 ? * 1 *)", "2026-11-20T00:00:00Z", "2026-11-22T00:00:00Z"],
  ["cron(0 0 1 1 ? 2028)", "2026-11-20T00:00:00Z", "2028-01-01T00:00:00Z"],
  ["cron(0 0 29 FEB ? *)", "2026-01-01T00:00:00Z", "2028-02-29T00:00:00Z"],
])("%s after %s comes at %s", (expression, after, expected) => {
  expect(nextTime(expression, new Date(after))).toEqual(new Date(expected));
});

test("a time that never comes is none", () => {
  expect(nextTime("cron(0 0 31 FEB ? *)", new Date("2026-01-01T00:00:00Z"))).toBeUndefined();
});

test.each(["at(2026-01-01T00:00:00)", "cron(0 0 40 * ? *)", "cron(1 2)"])(
  "%s is refused instead of guessed",
  (expression) => {
    expect(() => nextTime(expression, new Date())).toThrow(/cannot be read/);
  },
);
