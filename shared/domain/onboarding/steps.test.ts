import { canGoNext, firstStep, isDone, isOpen, lastReachableStep, type StepProgress, stepAsked, steps } from "./steps";

const nothingDone: StepProgress = {
  isProfileComplete: false,
  hasBothSides: false,
  hasReport: false,
  isSelectionComplete: false,
  isPaymentReported: false,
  isMember: false,
};

test("only the first step is open at the beginning", () => {
  expect(steps.filter((step) => isOpen(step, nothingDone))).toEqual([1]);
});

test.each([
  [2, { isProfileComplete: true }],
  [3, { isProfileComplete: true, hasBothSides: true }],
  [4, { isProfileComplete: true, hasBothSides: true, hasReport: true }],
  [5, { isProfileComplete: true, hasBothSides: true, hasReport: true, isSelectionComplete: true }],
  [6, { hasBothSides: true, hasReport: true, isSelectionComplete: true, isPaymentReported: true }],
])("step %i is the furthest that opens when all before it are complete", (step, stepProgress) => {
  expect(lastReachableStep({ ...nothingDone, ...stepProgress })).toBe(step);
});

test("a later step stays closed when an earlier one is missing", () => {
  expect(isOpen(5, { ...nothingDone, hasReport: true, isSelectionComplete: true })).toBe(false);
});

test("a member with a stored report starts at step 4 with the first three done", () => {
  const member = { ...nothingDone, isMember: true, hasReport: true };

  expect(firstStep(member)).toBe(4);
  expect([1, 2, 3].map((step) => isDone(step as 1 | 2 | 3, member))).toEqual([true, true, true]);
});

test("a member without a report starts at the beginning", () => {
  expect(firstStep({ ...nothingDone, isMember: true })).toBe(1);
});

test.each([
  ["5", { hasBothSides: true, hasReport: true, isSelectionComplete: true }, 5],
  ["5", { hasBothSides: true, hasReport: true }, 4],
  ["2", {}, 1],
  ["9", {}, undefined],
  [null, {}, undefined],
])("an address that asks for step %s with %j opens %s", (asked, stepProgress, step) => {
  expect(stepAsked(asked, { ...nothingDone, ...stepProgress })).toBe(step);
});

test("Next is off while the step is incomplete and on the last step", () => {
  expect(canGoNext(1, nothingDone)).toBe(false);
  expect(canGoNext(1, { ...nothingDone, isProfileComplete: true })).toBe(true);
  expect(canGoNext(6, { ...nothingDone, isMember: true })).toBe(false);
});
