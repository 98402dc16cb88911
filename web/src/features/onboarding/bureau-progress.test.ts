import { bureaus } from "#shared/domain/bureau/bureau";
import { isPrepared } from "./bureau-progress";

test.each([
  [30, []],
  [40, ["experian"]],
  [70, ["experian", "equifax"]],
  [100, ["experian", "equifax", "transunion"]],
])("at %i percent the bureaus %j are prepared", (percent, prepared) => {
  expect(bureaus.filter((bureau) => isPrepared(bureau, percent))).toEqual(prepared);
});
