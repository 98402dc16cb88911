import { bandOf, colourOf, estimateRange, reportGain, riskOf, selectionGain } from "./bands";

test.each([
  [850, "excellent"],
  [800, "excellent"],
  [799, "veryGood"],
  [740, "veryGood"],
  [739, "good"],
  [670, "good"],
  [669, "fair"],
  [580, "fair"],
  [579, "poor"],
  [300, "poor"],
])("a score of %i is called %s", (score, band) => {
  expect(bandOf(score)).toBe(band);
});

test("colours and risk change at 740, 670 and 580", () => {
  expect([740, 739, 670, 669, 580, 579].map(colourOf)).toEqual(["green", "blue", "blue", "yellow", "yellow", "red"]);
  expect([670, 669, 580, 579].map(riskOf)).toEqual(["low", "medium", "medium", "high"]);
});

test("an estimate is 30 points either way and never leaves the scale", () => {
  expect(estimateRange(650)).toEqual({ min: 620, max: 680 });
  expect(estimateRange(840)).toEqual({ min: 810, max: 850 });
});

test("15 points an item, at most 100 for a whole report", () => {
  expect([selectionGain(8), reportGain(6), reportGain(8)]).toEqual([120, 90, 100]);
});
