import words from "#shared/i18n/en/disputes.json";
import { answerDayRefusal, answerDayWords, withUnanswered } from "./answer-day";

const letter = { mailedAt: "2026-10-01T12:00:00.000Z", deliveredAt: "2026-10-05T15:00:00.000Z" };
const asked = (progress: { mailedAt?: string; deliveredAt?: string; unansweredSince?: string } = letter) => ({
  timeline: [{ at: "2026-10-05T15:00:00.000Z", status: "in_review" as const, by: "mail" as const }],
  bureaus: { equifax: progress },
});
const refused = (day: string, dispute: Parameters<typeof answerDayRefusal>[0] = asked()) =>
  answerDayRefusal(dispute, "equifax", { answeredOn: day, today: "2026-11-20" });

test.each([
  ["tomorrow", "2026-11-21", { refusal: "inFuture" }],
  ["today", "2026-11-20", undefined],
  ["before the letter was mailed", "2026-09-30", { refusal: "beforeMailing", day: "2026-10-01" }],
  ["before the letter was received", "2026-10-04", { refusal: "beforeReceipt", day: "2026-10-05" }],
  ["on the day of the receipt", "2026-10-05", undefined],
])("a bureau's answer may not be dated in the future nor before it had the letter: %s", (_, day, refusal) => {
  expect(refused(day)).toEqual(refusal);
});

test("where the receipt is not known, an answer is held against the mailing", () => {
  const unconfirmed = asked({ mailedAt: letter.mailedAt });
  expect([refused("2026-10-02", unconfirmed), refused("2026-09-30", unconfirmed)?.refusal]).toEqual([
    undefined,
    "beforeMailing",
  ]);
  expect(refused("2026-09-30", { ...asked({}), sentAt: letter.mailedAt })?.refusal).toBe("beforeMailing");
  expect(refused("2026-09-30", asked({}))).toBeUndefined();
});

test("a bureau that had not answered the letter before may have answered that one", () => {
  const late = asked({ ...letter, unansweredSince: "2026-08-03" });
  expect(["2026-09-20", "2026-08-03", "2026-08-02"].map((day) => refused(day, late))).toEqual([
    undefined,
    undefined,
    { refusal: "beforeMailing", day: "2026-08-03" },
  ]);
});

test("a bureau had not answered where its own answer, or else the whole round's, was silence", () => {
  const [asking, mailedAt] = [{ reportsItem: true }, "2026-08-03T18:00:00.000Z"];
  const since = (outcome: "no_response" | "verified", own?: "no_response" | "verified", present = asking) => {
    const before = { ...asking, mailedAt, answer: own && { outcome: own } };
    return withUnanswered({ equifax: present }, { outcome, bureaus: { equifax: before } }).equifax?.unansweredSince;
  };
  expect([since("no_response"), since("verified", "no_response")]).toEqual(["2026-08-03", "2026-08-03"]);
  expect([since("no_response", "verified"), since("no_response", undefined, { reportsItem: false })]).toEqual([
    undefined,
    undefined,
  ]);
  expect(withUnanswered({ equifax: asking }, undefined)).toEqual({ equifax: asking });
});

test("a member who says that a bureau has the letter knows it from the answer: that is no receipt", () => {
  const at = "2026-10-20T09:00:00.000Z";
  const said = {
    ...asked({ ...letter, deliveredAt: at }),
    timeline: [{ at, status: "in_review", by: "member" }],
  } as const;
  expect(refused("2026-10-12", said)).toBeUndefined();
});

test("the API refuses a date in the words of the screens", () => {
  const said: Record<string, string> = words;
  for (const [refusal, message] of Object.entries(answerDayWords)) {
    expect(said[`disputes.answer.day.${refusal}`]).toBe(message);
  }
});
