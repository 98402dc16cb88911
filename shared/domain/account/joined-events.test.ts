import { bureausOf, joinedEvents } from "./joined-events";

const delivered = { kind: "letter_delivered", disputeId: "one", accountName: "Northgate", dueOn: "2026-12-26" };

test("an event of one dispute at several bureaus is said once", () => {
  const events = [
    { ...delivered, bureau: "transunion" as const },
    { ...delivered, bureau: "experian" as const },
  ];
  const groups = joinedEvents(events);
  expect(groups).toEqual([events]);
  expect(groups.map(bureausOf)).toEqual([["experian", "transunion"]]);
});

test.each([
  ["another dispute", { disputeId: "two" }],
  ["another last day", { dueOn: "2026-12-28" }],
  ["another kind", { kind: "letter_unconfirmed" }],
])("%s is said by itself", (_, other) => {
  expect(joinedEvents([delivered, { ...delivered, ...other }])).toHaveLength(2);
});

test("a letter that came back is said for each bureau: each has to be mailed again", () => {
  const returned = { ...delivered, kind: "letter_returned" };
  expect(joinedEvents([returned, returned])).toHaveLength(2);
});

test("events of different times stay apart", () => {
  expect(joinedEvents([delivered, delivered], () => false)).toHaveLength(2);
});

test("payments of one time, which no account tells apart, are said together", () => {
  const paid = { kind: "payment_received" };
  expect(joinedEvents([paid, paid])).toHaveLength(1);
});
