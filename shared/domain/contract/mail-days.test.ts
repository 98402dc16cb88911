import fc from "fast-check";
import { usStates } from "../consumer/us-states";
import { dayOf, isBusinessDay } from "../days";
import { firstMailTime, isMailDay, mailTime } from "./mail-days";
import { homeDay } from "./state-rules";

test.each([
  ["a Friday afternoon", "2026-11-20T22:30:00Z", "NY", "2026-11-20T22:30:00.000Z"],
  ["a Saturday", "2026-11-21T05:00:00Z", "NY", "2026-11-23T05:00:00.000Z"],
  ["a Sunday", "2026-11-22T17:00:00Z", "NY", "2026-11-23T05:00:00.000Z"],
  ["Thanksgiving", "2026-11-26T05:00:00Z", "NY", "2026-11-27T05:00:00.000Z"],
  ["4 July on a Saturday, kept on the Friday before", "2026-07-03T04:00:00Z", "NY", "2026-07-06T04:00:00.000Z"],
  ["Christmas Day on a Saturday, kept on the Friday before", "2027-12-24T12:00:00Z", "NY", "2027-12-27T05:00:00.000Z"],
  ["19 June on a Sunday, kept on the Monday after", "2033-06-20T12:00:00Z", "NY", "2033-06-21T04:00:00.000Z"],
  ["Sunday evening in Hawaii, Monday in New York", "2026-11-23T08:00:00Z", "HI", "2026-11-23T10:00:00.000Z"],
  ["Friday evening in Hawaii, Saturday in New York", "2026-11-21T08:00:00Z", "HI", "2026-11-23T10:00:00.000Z"],
  ["a day of a writer whose state is not known yet", "2026-11-22T17:00:00Z", undefined, "2026-11-23T05:00:00.000Z"],
])("letters that may leave on %s leave on a business day of their writer", (_, instant, state, leave) => {
  expect(mailTime(new Date(instant), state).toISOString()).toBe(leave);
});

test("letters never leave on a weekend or a federal holiday, wherever their writer lives", () => {
  const instant = fc.date({ min: new Date("2024-01-01"), max: new Date("2040-12-31"), noInvalidDate: true });
  const state = fc.constantFrom(...usStates.map(([code]) => code));
  fc.assert(
    fc.property(instant, state, (from, home) => {
      const leave = mailTime(from, home);
      expect(leave.getTime()).toBeGreaterThanOrEqual(from.getTime());
      expect(leave.getTime() - from.getTime()).toBeLessThanOrEqual(4 * 86_400_000);
      for (const day of [homeDay(home, leave), homeDay("NY", leave), dayOf(leave)])
        expect(isBusinessDay(day)).toBe(true);
      expect(isMailDay(leave, home)).toBe(true);
      expect(leave > from).toBe(!isMailDay(from, home));
    }),
  );
});

test.each([
  ["at once without a cancellation period", undefined, "2026-11-20T22:30:00.000Z"],
  ["at once after it", "2026-11-20T05:00:00.000Z", "2026-11-20T22:30:00.000Z"],
  ["on the first business day after one that runs", "2026-11-21T05:00:00.000Z", "2026-11-23T05:00:00.000Z"],
])("approved letters leave %s", (_, serviceMayStartAt, leave) => {
  const approvedAt = new Date("2026-11-20T22:30:00Z");
  expect(firstMailTime(approvedAt, serviceMayStartAt, "NY").toISOString()).toBe(leave);
});
