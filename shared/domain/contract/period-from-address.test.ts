import { periodFromAddress } from "./period-from-address";

const contract = {
  signedAt: "2026-11-20T17:00:00.000Z",
  cancelUntil: "2026-11-26T05:00:00.000Z",
  serviceMayStartAt: "2026-11-26T05:00:00.000Z",
};

test.each([
  ["the longer period of a state with 5 days", "CA", "2026-12-01T08:00:00.000Z"],
  ["the period as signed in a state with 3 days", "NJ", "2026-11-26T05:00:00.000Z"],
])("a first address gives a contract %s", (_, state, until) => {
  const period = { cancelUntil: until, serviceMayStartAt: until };
  expect(periodFromAddress({ contract }, state)).toEqual({ contract: { ...contract, ...period } });
});

test.each([
  ["the address is not the first", { contract, address: { state: "NY" } }],
  ["there is no contract", {}],
  ["it was cancelled", { contract: { ...contract, cancelledAt: "2026-11-21T12:00:00.000Z" } }],
])("nothing changes when %s", (_, person) => {
  expect(periodFromAddress(person, "CA")).toEqual({});
});
