import { cheapestPlanFor } from "./plan";

test.each([
  [1, "onetime"],
  [2, "onetime"],
  [3, "monthly"],
  [5, "monthly"],
  [6, "premium"],
  [15, "premium"],
  [16, undefined],
] as const)("%i disputes fit %s at the lowest price", (count, tier) => {
  expect(cheapestPlanFor(count)?.tier).toBe(tier);
});
