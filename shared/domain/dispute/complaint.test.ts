import { complaintsOf } from "./complaint";
import type { DisputeOutcome } from "./dispute";

const letter = { reportsItem: true, mailedAt: "2026-02-25T17:00:00Z", deliveredAt: "2026-03-02T15:00:00Z" };
const said = (outcome: DisputeOutcome, answeredOn?: string) => ({
  ...letter,
  answer: { outcome, answeredOn, recordedAt: "2026-04-20T12:00:00Z" },
});
type Progress = Parameters<typeof complaintsOf>[0]["bureaus"]["equifax"];

test.each<[string, Progress, string | undefined]>([
  ["a refusal: from the day of its letter", said("verified", "2026-03-20"), "2026-03-20"],
  ["silence: after 45 days", said("no_response"), "2026-04-16"],
  ["no answer yet: after 45 days", letter, "2026-04-16"],
  ["a letter whose arrival is not known: ten days more", { ...letter, deliveredAt: undefined }, "2026-04-21"],
  ["a letter that came back", { ...letter, deliveredAt: undefined, returnedAt: "2026-03-04T12:00:00Z" }, undefined],
  [
    "a letter that came back, and that the bureau has answered all the same",
    { ...said("verified", "2026-03-20"), deliveredAt: undefined, returnedAt: "2026-03-04T12:00:00Z" },
    "2026-03-20",
  ],
  ["a deletion", said("deleted", "2026-03-20"), undefined],
  [
    "a deletion that a later report does not show",
    {
      ...said("deleted", "2026-03-20"),
      laterReport: { source: "later_report", finding: "still_reported", on: "2026-05-01" },
    },
    "2026-03-20",
  ],
  [
    "silence about an item that a later report no longer shows",
    { ...said("no_response"), laterReport: { source: "later_report", finding: "gone", on: "2026-05-01" } },
    undefined,
  ],
  ["a letter that has not left", { reportsItem: true }, undefined],
  [
    "an answered dispute whose procedure is asked for: from the day of that answer",
    { ...letter, kind: "procedure_request", complaintFrom: "2026-02-10" },
    "2026-02-10",
  ],
  [
    "an answered dispute while the later letter is a draft",
    { reportsItem: true, kind: "procedure_request", complaintFrom: "2026-02-10" },
    "2026-02-10",
  ],
  [
    "a refusal of the procedure: not later than the answer before",
    { ...said("verified", "2026-03-20"), kind: "procedure_request", complaintFrom: "2026-02-10" },
    "2026-02-10",
  ],
  [
    "a procedure that was asked for before the day was kept: the answer came before that letter",
    { ...letter, kind: "procedure_request" },
    "2026-02-25",
  ],
  ["what was added to a dispute", { ...letter, kind: "added_information" }, undefined],
])("a complaint about %s", (_, progress, from) => {
  const complaints = complaintsOf({ status: "in_review", bureaus: { equifax: progress } });
  expect(complaints).toEqual(from ? [{ bureau: "equifax", from }] : []);
});
