import { dayOf } from "#shared/domain/days";
import { makeDispute } from "#shared/testing/dispute";
import { packetTimeline } from "./packet-timeline";

test("the answer that ended a dispute comes before its end, which has the same instant", () => {
  const at = "2026-12-10T14:00:00.000Z";
  const dispute = {
    ...makeDispute({
      status: "rejected",
      outcome: "no_response",
      timeline: [{ at, status: "rejected", by: "member" }],
      bureaus: { transunion: { reportsItem: true, answer: { outcome: "no_response", recordedAt: at } } },
    }),
    version: 1,
  };
  const lines = packetTimeline([dispute], { orders: [], rounds: [] }, { language: "en", dayAt: dayOf });
  expect(lines.map(([, text]) => text)).toEqual(["TransUnion: No answer came in time", "Rejected"]);
});

test("a letter that was mailed again stands beside the first one, each with its own number", () => {
  const letter = (day: string, trackingNumber: string) => ({
    providerLetterId: `ltr_${day}`,
    mailedAt: `2026-${day}T14:00:00.000Z`,
    trackingNumber,
  });
  const approval = { at: "2026-11-20T14:00:00.000Z", address: "192.0.2.1", userAgent: "a browser" };
  const again = { key: "2", bureau: "equifax" as const, approval: { ...approval, letterHash: "h" } };
  const order = {
    userId: "u",
    disputeId: makeDispute().id,
    round: 1,
    key: "1",
    approval: { ...approval, letterHashes: { experian: "h", equifax: "h", transunion: "h" } },
    mailAfter: approval.at,
    mailed: { equifax: letter("11-27", "9407 first") },
    again: [again, { ...again, key: "3", mailed: letter("12-08", "9407 second") }],
  };
  const dispute = { ...makeDispute({ timeline: [], bureaus: { equifax: { reportsItem: true } } }), version: 1 };
  const lines = packetTimeline([dispute], { orders: [order], rounds: [] }, { language: "en", dayAt: dayOf });
  expect(lines).toEqual([
    ["November 27, 2026", "Letter to Equifax mailed, certified number 9407 first"],
    ["December 8, 2026", "Letter to Equifax mailed, certified number 9407 second"],
  ]);
});
