import { dayIn } from "../days";
import { bureauDays } from "./bureau-days";

const inChicago = (instant: string) => dayIn("America/Chicago", new Date(instant));

test.each([
  ["on the day of receipt none has passed", "2026-11-04", 0],
  ["the day after, one", "2026-11-05", 1],
  ["on the last day, all", "2026-12-05", 30],
  ["after it, no more than all", "2026-12-20", 30],
])("of a letter that came in the evening where the member lives: %s", (_, today, day) => {
  const received = { deliveredAt: "2026-11-05T01:30:00.000Z", dueOn: "2026-12-05" };
  expect(bureauDays(received, today, inChicago)).toEqual({ day, days: 30 });
});

test("a letter that has not been received has no days", () => {
  expect(bureauDays({ dueOn: "2026-12-05" }, "2026-11-05", inChicago)).toBeUndefined();
  expect(bureauDays({ deliveredAt: "2026-11-05T01:30:00.000Z" }, "2026-11-05", inChicago)).toBeUndefined();
});
