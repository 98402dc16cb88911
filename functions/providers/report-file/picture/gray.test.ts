import { pageSide } from "./gray";

test.each([
  ["a letter page", 850, 1_100, 1_100],
  ["a page on its side", 1_100, 850, 1_100],
  ["a phone's long picture of a list", 780, 5_400, 1_326],
  ["a strip of a page", 1_400, 500, 850],
])("%s has letters as a page of so many pixels has", (_, width, height, side) =>
  expect(pageSide({ width, height })).toBe(side),
);
