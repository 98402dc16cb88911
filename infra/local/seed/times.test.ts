import { addBusinessDays, dayOf, isBusinessDay } from "#shared/domain/days";
import { timesBefore } from "./times";

describe.each([
  "2026-11-01T00:30:00Z",
  "2026-11-20T12:00:00Z",
  "2026-11-22T23:00:00Z",
  "2026-12-08T02:00:00Z",
  "2026-03-31T23:59:00Z",
  "2027-01-02T08:00:00Z",
])("started at %s", (text) => {
  const now = new Date(text);
  const times = timesBefore(now);

  test("what counts for this month's allowance happens in this month", () => {
    expect(times.secondSubmit.toISOString().slice(0, 7) < text.slice(0, 7)).toBe(true);
    expect(times.comesBack.toISOString().slice(0, 7)).toBe(text.slice(0, 7));
  });

  test("each cancellation period, of 5 business days at most, is over when its letters are to leave", () => {
    expect(addBusinessDays(dayOf(times.start), 5) < dayOf(times.mailed)).toBe(true);
    expect(addBusinessDays(dayOf(times.others), 5) < dayOf(times.othersMailed)).toBe(true);
  });

  test("the letters of the second submission have arrived by now, and those of the third have not", () => {
    expect(addBusinessDays(dayOf(times.secondSubmit), 3) < dayOf(now)).toBe(true);
    expect(addBusinessDays(dayOf(times.thirdSubmit), 3) > dayOf(now)).toBe(true);
  });

  test("what is to leave as soon as it is submitted is submitted on a business day, after the answers", () => {
    for (const at of [times.secondSubmit, times.thirdSubmit]) expect(isBusinessDay(dayOf(at))).toBe(true);
    expect(times.delivered < times.answered && times.answered < times.secondSubmit).toBe(true);
  });

  test("nothing lies ahead", () => {
    expect(Object.values(times).every((time) => time <= now)).toBe(true);
  });
});
