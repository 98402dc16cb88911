import { makeUserRecord } from "#functions/testing/make-user-record";
import { userView } from "./user-view";

test.each([
  [true, true],
  [undefined, undefined],
])("a member's screens know whether a copy of the ID goes with the letters: %s", (hasIdOnFile, shown) => {
  expect(userView(makeUserRecord({ hasIdOnFile }), new Date("2026-11-20T17:00:00Z")).hasIdOnFile).toBe(shown);
});
