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
