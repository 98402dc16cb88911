import { linesOfText } from "../files/plain-text";
import { bureauOf } from "./bureau-marks";

test.each([
  ["myEquifax", "equifax"],
  ["Equifax", "equifax"],
  ["Equifaxes", undefined],
])("the bureau is known by its name, or by what its app is called: %s", (name, bureau) => {
  expect(bureauOf(linesOfText(`${name}\nNORTHLAKE CARD\nBalance    $310`))).toBe(bureau);
});

test("a report whose bureau's name was misread is known by the words that only this bureau's have", () => {
  const lines = linesOfText(`Experipe an
Report number: 2201-7745-62
Your accounts that may be considered negative
NORTHLAKE CARD
Partial account number    118806...`);
  expect(bureauOf(lines)).toBe("experian");
});
