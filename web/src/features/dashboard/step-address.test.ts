import type { Dispute } from "#shared/api/schemas/dispute";
import { dayOf } from "#shared/domain/days";
import { makeDispute } from "#shared/testing/dispute";
import { makeReport } from "#shared/testing/report";
import { makeUser } from "#shared/testing/user";
import { standingOf } from "./standing";

const id = "01KAB0000000000000000000D1";
const returned = { reportsItem: true, mailedAt: "2026-11-27T17:00:00Z", returnedAt: "2026-12-01T17:00:00Z" };
const unseen = { reportsItem: true, mailedAt: "2026-11-20T17:00:00Z" };
const refused = { reportsItem: true, heldBackAt: "2026-12-01T17:00:00Z", heldBackFor: "post" } as const;

function standing(bureaus: Dispute["bureaus"]) {
  const allowance = { period: "2026-12", limit: 5, used: 2, remaining: 3 };
  return standingOf({
    user: makeUser({ subscriptionStatus: "active" }),
    report: makeReport(),
    disputes: [makeDispute({ id, status: "sent", bureaus })],
    stats: { negativeItems: 11, itemsRemoved: 0, allowance },
    today: "2026-12-04",
    dayAt: dayOf,
  });
}

test.each([
  ["came back", returned, "lost"],
  ["has not been seen to arrive", unseen, "lost"],
  ["the mail service did not take", refused, "held"],
] as const)("a letter that %s leads to the letter, and says what happened to it", (_, letter, why) => {
  const to = `/disputes?letters=${id}`;
  expect(standing({ equifax: letter })).toEqual({ name: "mailAgain", to, bureaus: ["equifax"], why });
});

test("of a letter that came back and one that never left neither is said of both", () => {
  expect(standing({ experian: returned, equifax: refused })).toMatchObject({ why: "both" });
});
