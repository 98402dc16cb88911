import { isSimulatedIdentity, ssnProblem } from "./ssn";

test.each([
  ["area 000", "000121234"],
  ["area 900", "900121234"],
  ["area 999", "999121234"],
  ["group 00", "666001234"],
  ["serial 0000", "666120000"],
])("%s was never issued, in a sandbox neither", (_, ssn) => {
  expect(ssnProblem(ssn, { sandbox: false })).toBe("never_issued");
  expect(ssnProblem(ssn, { sandbox: true })).toBe("never_issued");
});

test.each([
  ["a test identity of the 666 range", "666457301"],
  ["a special identity, though its group is 00", "666000001"],
])("%s is known to sandboxes only", (_, ssn) => {
  expect(ssnProblem(ssn, { sandbox: true })).toBeUndefined();
  expect(ssnProblem(ssn, { sandbox: false })).toBeDefined();
});

test("there are eight special identities", () => {
  expect(isSimulatedIdentity("666000008")).toBe(true);
  expect(isSimulatedIdentity("666000009")).toBe(false);
  expect(ssnProblem("666000009", { sandbox: true })).toBe("never_issued");
});
