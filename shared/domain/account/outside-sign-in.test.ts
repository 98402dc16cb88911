import { outsideProblemOf } from "./outside-sign-in";

const at = "2026-03-05T10:00:00.000Z";
const stranger = { isLinked: false };

test.each([
  ["opens an account whose address is proven", { emailProvenAt: at }, stranger, undefined],
  ["opens no account whose address is not proven", {}, stranger, "unproven"],
  ["opens an account that it has opened before", {}, { isLinked: true }, undefined],
  ["does not skip a second factor", { emailProvenAt: at, secondFactorSince: at }, stranger, "factor"],
  ["does not skip it the second time either", { secondFactorSince: at }, { isLinked: true }, "factor"],
  ["does not open a closed account", { emailProvenAt: at, disabledAt: at }, stranger, "disabled"],
])("a sign-in at the outside provider %s", (_, account, visit, problem) => {
  expect(outsideProblemOf(account, visit)).toBe(problem);
});
