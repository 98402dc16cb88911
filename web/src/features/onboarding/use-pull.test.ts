import { nextPercent, PULL_STARTED_PERCENT } from "./use-pull";

test("the pull shows 10 percent, then 25", () => {
  expect(nextPercent(PULL_STARTED_PERCENT, 0.5)).toBe(25);
});

test.each([0, 0.5, 1])(
  "the pull grows and never passes 90 percent before the bureaus answered (random %d)",
  (random) => {
    let percent = 25;
    for (let tick = 0; tick < 200; tick += 1) {
      const next = nextPercent(percent, random);
      expect(next).toBeGreaterThanOrEqual(percent);
      percent = next;
    }
    expect(percent).toBe(90);
  },
);
