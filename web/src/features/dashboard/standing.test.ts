import type { Dispute } from "#shared/api/schemas/dispute";
import { dayOf } from "#shared/domain/days";
import { makeDispute } from "#shared/testing/dispute";
import { makeNegativeItem, makeReport } from "#shared/testing/report";
import { makeUser } from "#shared/testing/user";
import { newsBeside, type Standing, standingOf } from "./standing";

const today = "2026-12-04";
const stats = {
  negativeItems: 11,
  itemsRemoved: 0,
  allowance: { period: "2026-12", limit: 5, used: 2, remaining: 3 },
};
/** What is the same in every test. */
const seen = { stats, today, dayAt: dayOf };
const received = { reportsItem: true, mailedAt: "2026-11-27T17:00:00Z", deliveredAt: "2026-12-01T17:00:00Z" };
const waiting = { ...received, dueOn: "2027-01-01" };

function standing(disputes: Partial<Dispute>[], known: Partial<Parameters<typeof standingOf>[0]> = {}): Standing {
  const user = makeUser({ subscriptionStatus: "active" });
  return standingOf({ user, report: makeReport(), disputes: disputes.map(makeDispute), ...seen, ...known });
}

const inReview = (bureaus: Dispute["bureaus"]): Partial<Dispute> => ({ status: "in_review", bureaus });

test("letters to read come with the minutes that they take", () => {
  const bureaus = { experian: { reportsItem: true }, equifax: { reportsItem: true } };
  expect(standing([{ bureaus }])).toEqual({ name: "read", letters: 2, minutes: 5 });
});

test("with a used-up plan only letters that do not count on it are to be read", () => {
  const used = { ...stats, allowance: { period: "lifetime", limit: 2, used: 2, remaining: 0 } } as const;
  const later = { experian: { reportsItem: true, kind: "procedure_request" } } as const;
  expect(standing([{ bureaus: { experian: { reportsItem: true } } }], { stats: used })).toMatchObject({
    name: "usedUp",
  });
  expect(standing([{ bureaus: later }], { stats: used })).toMatchObject({ name: "read", letters: 1 });
});

test("the bureaus of several disputes are named in their usual order", () => {
  const returned = { reportsItem: true, mailedAt: "2026-11-27T17:00:00Z", returnedAt: "2026-12-01T17:00:00Z" };
  const disputes = [
    { status: "sent", bureaus: { transunion: returned } } as const,
    { status: "sent", bureaus: { experian: returned } } as const,
  ];
  expect(standing(disputes)).toMatchObject({ name: "mailAgain", bureaus: ["experian", "transunion"] });
});

test("while the bureaus have the letters, the day of their 30 and the last one are shown", () => {
  expect(standing([inReview({ equifax: waiting, experian: waiting })])).toEqual({
    name: "waiting",
    until: "2027-01-01",
    bureaus: ["experian", "equifax"],
    letters: 2,
    day: 3,
    days: 31,
  });
});

test("a later letter beside a dispute leaves the dispute its days", () => {
  const dispute = { ...inReview({ equifax: waiting }), id: "01KAB0000000000000000000D1", negativeItemId: "one" };
  const createdAt = "2026-12-03T12:00:00.000Z";
  const letter = { ...inReview({ experian: { ...waiting, dueOn: "2027-01-05" } }), negativeItemId: "one", createdAt };
  expect(standing([dispute, { ...letter, partOf: dispute.id }])).toMatchObject({ until: "2027-01-01" });
});

test("of an item that is disputed again the newer dispute says what is next, not the refused one", () => {
  const answer = { outcome: "verified", answeredOn: "2026-11-20", recordedAt: "2026-11-22T12:00:00.000Z" } as const;
  const bureaus = { equifax: { ...waiting, answer } };
  const refused = { status: "rejected", outcome: "verified", negativeItemId: "one", bureaus } as const;
  const again = { ...inReview({ equifax: waiting }), id: "01KAB0000000000000000000D2", negativeItemId: "one" };
  expect(standing([refused])).toMatchObject({ name: "respond" });
  expect(standing([again, refused])).toMatchObject({ name: "waiting", until: "2027-01-01" });
});

test("a bureau whose time is over is named with its last day, before letters to read", () => {
  const overdue = inReview({ equifax: { ...waiting, dueOn: "2026-11-13" } });
  const name = "overdue";
  const to = `/disputes?record=${makeDispute(overdue).id}`;
  expect(standing([{}, overdue])).toEqual({ name, to, bureaus: ["equifax"], since: "2026-11-13" });
});

test("an item that a later report shows no more is to be recorded, before anything else", () => {
  const item = makeNegativeItem({ bureaus: ["equifax"] });
  const overdue = { ...inReview({ equifax: { ...waiting, dueOn: "2026-11-13" } }), negativeItemId: item.id };
  const { id, accountName: account } = makeDispute(overdue);
  const later = { lastUpdated: "2026-12-03T12:00:00.000Z", bureaus: ["equifax" as const] };
  const gone = { name: "gone", to: `/disputes?record=${id}`, account, bureaus: ["equifax"] };
  const kept = makeReport({ ...later, negativeItems: [{ ...item, unseenBy: ["equifax"] }] });
  expect(standing([overdue], { report: kept })).toEqual(gone);
  expect(standing([overdue], { report: makeReport({ ...later, negativeItems: [] }) })).toEqual(gone);
  expect(standing([overdue], { report: makeReport({ ...later, negativeItems: [item] }) })).toMatchObject({
    name: "overdue",
  });
});

test("a last day is said of the bureaus that had it, and of no other one", () => {
  const old = inReview({ transunion: { ...waiting, dueOn: "2026-11-01" } });
  const newer = inReview({ experian: { ...waiting, dueOn: "2026-11-10" } });
  const late = { name: "overdue", bureaus: ["transunion"], since: "2026-11-01" };
  expect(standing([newer, old])).toMatchObject(late);
});

test("an answer that may still be in the mail is nothing to record yet: what waits for the member comes first", () => {
  const due = inReview({ equifax: { ...waiting, dueOn: "2026-11-30" } });
  const bureaus: Dispute["bureaus"] = { experian: { reportsItem: true } };
  expect(standing([due])).toEqual({
    name: "inTheMail",
    bureaus: ["equifax"],
    since: "2026-11-30",
    until: "2026-12-12",
  });
  expect(standing([{ bureaus }, due])).toMatchObject({ name: "read" });
  expect(standing([due], { today: "2026-12-13" })).toMatchObject({ name: "overdue", since: "2026-11-30" });
});

test("an item that was removed lately is the news, of all that there were", () => {
  const resolved = { status: "resolved", resolvedAt: "2026-12-01T12:00:00Z", outcome: "deleted" } as const;
  const on = (day: string) => ({ laterReport: { source: "later_report", finding: "confirmed", on: day } as const });
  const experian = { ...waiting, ...on("2026-12-02") };
  expect(standing([{ ...resolved, bureaus: { experian: waiting } }])).toMatchObject({ name: "reported" });
  expect(standing([{ ...resolved, bureaus: { experian } }])).toMatchObject({
    name: "won",
    removed: 1,
    all: 12,
    account: "Northgate Recovery",
    others: 0,
  });
  const two = [
    { ...resolved, bureaus: { experian } },
    { ...resolved, bureaus: { experian } },
  ];
  expect(standing([...two, { ...resolved, bureaus: { experian: waiting } }])).toMatchObject({ name: "won", others: 1 });
  const old = { ...resolved, resolvedAt: "2026-10-01T12:00:00Z", bureaus: { experian: waiting } };
  expect(standing([old]).name).toBe("start");
  expect(standing([{ ...old, bureaus: { experian } }]).name).toBe("won");
});

test("what the member has to do comes before good news, and good news before waiting", () => {
  const won = { status: "resolved", resolvedAt: "2026-12-01T12:00:00Z", outcome: "deleted" } as const;
  const deleted = { ...won, bureaus: { experian: waiting } };
  expect(standing([deleted, inReview({ equifax: waiting })]).name).toBe("reported");
  expect(standing([deleted, {}]).name).toBe("read");
});

test("good news that something to do comes before is told beside it, and only once", () => {
  const won = { status: "resolved", resolvedAt: "2026-12-01T12:00:00Z", outcome: "deleted" } as const;
  const disputes = [{ ...won, accountName: "Harbor Lane Bank", bureaus: { experian: waiting } }, {}].map(makeDispute);
  const user = makeUser({ subscriptionStatus: "active" });
  const known = { user, report: makeReport(), disputes, ...seen };
  expect(newsBeside(known, { name: "read", letters: 2, minutes: 5 })).toMatchObject({ account: "Harbor Lane Bank" });
  expect(newsBeside(known, { name: "reported", account: "Harbor Lane Bank", others: 0 })).toBeUndefined();
});

test("what one of two bureaus removed is told beside the wait for the other, for two weeks", () => {
  const answer = { outcome: "deleted", answeredOn: "2026-11-28", recordedAt: "2026-12-01T12:00:00Z" } as const;
  const disputes = [inReview({ experian: { ...waiting, answer }, equifax: waiting })].map(makeDispute);
  const known = { user: makeUser({ subscriptionStatus: "active" }), report: makeReport(), disputes, ...seen };
  expect(standingOf(known)).toMatchObject({ name: "waiting", bureaus: ["equifax"] });
  const news = { name: "partly", account: "Northgate Recovery", removed: ["experian"], awaited: ["equifax"] };
  expect(newsBeside(known, standingOf(known))).toMatchObject(news);
  expect(newsBeside({ ...known, today: "2026-12-16" }, standingOf(known))).toBeUndefined();
});

test("an item that a report still shows, or shows again, is no good news and has a step of its own", () => {
  const answer = { outcome: "deleted", answeredOn: "2026-11-28", recordedAt: "2026-12-01T12:00:00Z" } as const;
  const laterReport = { source: "later_report", finding: "returned", on: "2026-12-03" } as const;
  const resolved = { status: "resolved", resolvedAt: "2026-12-01T12:00:00Z", outcome: "deleted" } as const;
  const back = { ...resolved, bureaus: { experian: { ...waiting, answer, laterReport } } };
  expect(standing([back])).toEqual({ name: "back", count: 1, account: "Northgate Recovery" });
  const user = makeUser({ subscriptionStatus: "active" });
  const known = { user, report: makeReport(), disputes: [makeDispute(back)], ...seen };
  expect(newsBeside(known, standing([back]))).toBeUndefined();
});

test("ten days after the member mailed a letter themselves, they are asked whether it arrived", () => {
  const bureaus = { equifax: { reportsItem: true, mailedAt: "2026-11-24T12:00:00Z" } };
  const timeline = [{ status: "sent", at: "2026-11-24T12:00:00Z", by: "member" } as const];
  const dispute = { status: "sent", bureaus, timeline } as const;
  expect(standing([dispute])).toEqual({ name: "arrival", bureaus: ["equifax"] });
  expect(standing([dispute], { today: "2026-12-03" })).toEqual({ name: "arriving", until: "2026-12-04" });
});

test("letters under way and letters that wait for their day ask for nothing", () => {
  const mailed = { reportsItem: true, mailedAt: "2026-12-03T17:00:00Z" };
  expect(standing([{ status: "sent", bureaus: { experian: mailed } }])).toEqual({
    name: "arriving",
    until: "2026-12-13",
  });
  const bureaus = { experian: { reportsItem: true } };
  expect(standing([{ status: "submitted", mailAfter: "2026-12-08T05:00:00Z", bureaus }])).toEqual({
    name: "mailing",
    on: "2026-12-08",
  });
});

test.each([
  ["a payment that was not confirmed yet", { subscriptionStatus: "pending_verification" }, "pending", "/disputes"],
  ["a plan without its contract", { needsContract: true }, "contract", "/subscribe"],
  ["a payment that is held", { isPaymentHeld: true }, "held", "/subscribe"],
  ["no plan yet", { subscriptionStatus: "incomplete" }, "incomplete", "/subscribe"],
  ["a plan that has ended", { subscriptionStatus: "inactive" }, "inactive", "/subscribe"],
] as const)("the account's own step comes first: %s", (_, user, name, to) => {
  const known = { user: makeUser({ subscriptionStatus: "active", ...user }) };
  expect(standing([{}], known)).toEqual({ name, to });
});

test.each(["chargeback", "reinstated", "unpaid"] as const)(
  "a plan that a payment ended says which: %s",
  (endReason) => {
    const known = { user: makeUser({ subscriptionStatus: "inactive" }), endReason };
    expect(standing([{}], known)).toEqual({ name: endReason, to: "/subscribe" });
  },
);

test("without a report the way to one is shown", () => {
  expect(standing([], { report: undefined })).toEqual({ name: "noReport", to: "/onboarding" });
});

test.each([
  ["without a plan", "incomplete"],
  ["with one that has disputes left", "active"],
] as const)(
  "who has nothing negative on the report is sold nothing and led to the report, %s",
  (_, subscriptionStatus) => {
    const known = { user: makeUser({ subscriptionStatus }), stats: { ...stats, negativeItems: 0 } };
    expect(standing([], known)).toEqual({ name: "clean", to: "/credit-report" });
  },
);

test("with nothing under way a member is told what the plan has left, or that it is used up", () => {
  expect(standing([])).toEqual({ name: "start", left: 3 });
  const allowance = { period: "lifetime" as const, limit: 2, used: 2, remaining: 0 };
  expect(standing([], { stats: { ...stats, allowance } })).toEqual({ name: "usedUp", period: "lifetime" });
  const monthly = { ...stats.allowance, used: 5, remaining: 0 };
  const again = { name: "usedUp", period: "month", on: "2027-01-01" };
  expect(standing([], { stats: { ...stats, allowance: monthly } })).toEqual(again);
});

test("after a failed payment the days of the plan come before its letters", () => {
  const user = makeUser({ graceEndsAt: "2026-12-06T12:00:00.000Z" });
  const drafts = [{ bureaus: { experian: { reportsItem: true } } }];
  expect(standing(drafts, { user })).toEqual({ name: "pastDue", to: "/subscribe", until: "2026-12-06T12:00:00.000Z" });
});
