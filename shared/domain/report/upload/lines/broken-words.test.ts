import { joined } from "./broken-words";

test.each([
  ["Charge-of", "f as bad debt", "Charge-off as bad debt"],
  ["Delinquenc", "y", "Delinquency"],
  ["CHARGE-", "OFF/SOLD", "CHARGE-OFF/SOLD"],
  ["CHARGE", "OFF", "CHARGE OFF"],
  ["NORTH-", "LAKE CARD", "NORTH- LAKE CARD"],
])("a value that goes on in the next line is whole again: %s over %s", (value, rest, whole) => {
  expect(joined(value, rest)).toBe(whole);
});
