import { readText } from "#web/src/ui/uploads/edits";
import { makeFound } from "./testing/open-upload";

test.each([
  ["****4417", "4417"],
  ["4417****", ""],
  [undefined, ""],
])("of %s the last four digits are %j", (accountNumber, shown) => {
  expect(readText(makeFound({ accountNumber }), "accountNumber")).toBe(shown);
});
