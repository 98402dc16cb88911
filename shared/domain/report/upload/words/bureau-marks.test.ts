import { linesOfText } from "../files/plain-text";
import { bureauOf } from "./bureau-marks";

test.each([
  ["myEquifax", "equifax"],
  ["Equifax", "equifax"],
  ["Equifaxes", undefined],
])("the bureau is known by its name, or by what its app is called: %s", (name, bureau) => {
  expect(bureauOf(linesOfText(`${name}\nNORTHLAKE CARD\nBalance    $310`))).toBe(bureau);
});
