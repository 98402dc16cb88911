import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ServiceClock } from "../lambda/clock";
import { ClockController, mailStop } from "./clock-controller";

test.each([
  ["over a week to a Sunday", "2026-11-15T12:00:00Z", "2026-11-22T12:00:00Z", "2026-11-20T17:00:00.000Z"],
  [
    "to Monday's small hours, still Sunday in the west",
    "2026-11-16T06:00:00Z",
    "2026-11-23T06:00:00Z",
    "2026-11-20T17:00:00.000Z",
  ],
  ["to Thanksgiving", "2026-11-22T12:00:00Z", "2026-11-26T20:00:00Z", "2026-11-25T17:00:00.000Z"],
  ["to a business day", "2026-11-15T12:00:00Z", "2026-11-20T12:00:00Z", undefined],
  ["within a weekend", "2026-11-21T12:00:00Z", "2026-11-22T12:00:00Z", undefined],
  ["back to a Sunday", "2026-11-25T12:00:00Z", "2026-11-22T12:00:00Z", undefined],
])("a leap of the clock %s lets the letters leave that became due on its way", (_, from, to, stop) => {
  expect(mailStop(new Date(from), new Date(to))?.toISOString()).toBe(stop);
});

test("letters that arrived on the way of a leap have arrived before the jobs look", async () => {
  const done: string[] = [];
  const noting = (name: string) => async () => void done.push(name);
  const controller = new ClockController({
    clock: new ServiceClock(join(mkdtempSync(join(tmpdir(), "clock-")), "clock.json")),
    runDueJobs: noting("jobs"),
    drainStreams: async () => undefined,
    deliverLetters: noting("letters"),
    applyLifecycles: noting("lifecycles"),
  });
  await controller.move({ advanceDays: 0 });
  expect(done).toEqual(["letters", "jobs", "letters", "lifecycles"]);
});
