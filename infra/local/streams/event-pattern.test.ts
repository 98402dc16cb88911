import { fitsPattern } from "./event-pattern";

const record = { eventName: "INSERT", dynamodb: { Keys: { sk: { S: "MAIL#1" } }, NewImage: { amount: { N: "5" } } } };

test.each([
  ["a value of a list", { eventName: ["INSERT", "MODIFY"] }, true],
  ["another value", { eventName: ["REMOVE"] }, false],
  ["a prefix, deep inside", { dynamodb: { Keys: { sk: { S: [{ prefix: "MAIL#" }] } } } }, true],
  ["all of several rules", { eventName: ["INSERT"], dynamodb: { Keys: { sk: { S: [{ suffix: "2" }] } } } }, false],
  ["something that must be there", { dynamodb: { NewImage: { amount: [{ exists: true }] } } }, true],
  ["something that must not be there", { dynamodb: { OldImage: [{ exists: false }] } }, true],
  ["anything but a value", { eventName: [{ "anything-but": ["REMOVE"] }] }, true],
])("a filter reads %s", (_, pattern, fits) => {
  expect(fitsPattern(record, pattern)).toBe(fits);
});

test("a rule that is not known is an error, not a yes", () => {
  expect(() => fitsPattern(record, { eventName: [{ wildcard: "IN*" }] })).toThrow(/wildcard/);
});
