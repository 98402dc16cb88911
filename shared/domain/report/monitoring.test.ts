import { makeNegativeItem } from "#shared/testing/report";
import { isMonitored, isMonitoringDue, isWorthWaiting, newItemsOf } from "./monitoring";

test.each([
  ["the day before", "2026-01-20", "2026-10-20", "2026-11-19", false],
  ["on the day", "2026-01-20", "2026-10-20", "2026-11-20", true],
  ["on a later day, when the bureaus were down", "2026-01-20", "2026-10-20", "2026-11-30", true],
  ["with a report of this month", "2026-01-20", "2026-11-01", "2026-11-20", false],
  ["without any report", "2026-01-20", undefined, "2026-11-20", true],
  ["in the next month, when the bureaus were down", "2026-01-28", "2026-09-28", "2026-11-01", true],
  ["in the next month, with the report of the day before it", "2026-01-28", "2026-10-31", "2026-11-01", false],
  ["in the month after the first report", "2026-10-25", "2026-10-24", "2026-11-01", false],
  ["registered on the 31st, on the 27th", "2026-01-31", "2026-01-31", "2026-02-27", false],
  ["registered on the 31st, on the 28th", "2026-01-31", "2026-01-31", "2026-02-28", true],
])("%s a look is due or not", (_, registeredOn, pulledOn, today, isDue) => {
  expect(isMonitoringDue({ registeredOn, pulledOn }, today)).toBe(isDue);
});

test("monthly and premium members are monitored, one-time ones are not", () => {
  expect((["onetime", "monthly", "premium", undefined] as const).map(isMonitored)).toEqual([false, true, true, false]);
});

test.each([
  ["a bureau that used to answer", ["experian", "transunion"], ["transunion"], 1, true],
  ["the same on the third day", ["experian", "transunion"], ["transunion"], 3, false],
  ["a bureau that never answered", ["experian"], ["transunion"], 1, false],
  ["none", ["experian"], [], 1, false],
] as const)("silent today: %s", (_, before, missing, tries, waits) => {
  expect(isWorthWaiting(before, missing, tries)).toBe(waits);
});

test("an item is new when no one before reported it, and not when its bureau was silent before", () => {
  const kept = makeNegativeItem({ id: "01KAB0000000000000000000K1" });
  const added = makeNegativeItem({ id: "01KAB0000000000000000000N1", bureaus: ["experian"] });
  const unseen = makeNegativeItem({ id: "01KAB0000000000000000000S1", bureaus: ["transunion"] });
  const before = { bureaus: ["experian", "equifax"] as const, negativeItems: [kept] };
  const after = { bureaus: ["experian", "equifax", "transunion"] as const, negativeItems: [kept, added, unseen] };

  expect(newItemsOf(before, after)).toEqual([added]);
  expect(newItemsOf(undefined, after)).toEqual([]);
});
