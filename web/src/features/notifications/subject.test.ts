import { makeNotice } from "#shared/testing/notice";
import { addressOf } from "./subject";

const disputeId = "01KAB0000000000000000000D1";

test.each([
  ["letter_returned", `/disputes?letters=${disputeId}`],
  ["letter_held_back", `/disputes?letters=${disputeId}`],
  ["letter_unconfirmed", `/disputes?letters=${disputeId}`],
  ["answer_overdue", `/disputes?dispute=${disputeId}`],
] as const)("a notice of the kind %s leads to where it is acted on", (kind, address) => {
  expect(addressOf(makeNotice({ kind, disputeId }))).toBe(address);
});
