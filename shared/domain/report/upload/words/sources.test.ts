import { bureausIn } from "./sources";

test.each([
  ["TUEF", ["transunion", "equifax"]],
  ["XPTUEF", ["experian", "transunion", "equifax"]],
  ["XP TUEF", ["experian", "transunion", "equifax"]],
  ["EQXP", ["equifax", "experian"]],
])("the codes of a list of sources may touch: %s", (text, bureaus) => {
  expect(bureausIn(text)).toEqual(bureaus);
});

test.each(["TUTU", "TUE", "EFFECT", "XPTUAB", "tuef"])("other words name no bureau: %s", (text) => {
  expect(bureausIn(text)).toEqual([]);
});
