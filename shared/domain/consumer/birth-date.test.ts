import { birthDateProblem, statedBirthDateProblem } from "./birth-date";

test.each([
  ["on the 18th birthday", "2008-11-22", undefined],
  ["the day before the 18th birthday", "2008-11-23", "You must be at least 18 years old"],
  ["born yesterday", "2026-11-21", "You must be at least 18 years old"],
  ["born today", "2026-11-22", "Please enter a valid date"],
  ["born on a 29 February, 18 years and a day ago", "2008-02-29", undefined],
])("a birth date makes a person of at least 18: %s (%s)", (_, day, problem) => {
  expect(birthDateProblem(day, "2026-11-22")).toBe(problem);
});

test("of what is typed, only a whole date can be wrong", () => {
  expect([statedBirthDateProblem("", "2026-11-22"), statedBirthDateProblem("2016-0", "2026-11-22")]).toEqual([
    undefined,
    undefined,
  ]);
  expect(statedBirthDateProblem("2016-01-01", "2026-11-22")).toBe("You must be at least 18 years old");
});
