import type { DisputeOutcome } from "./dispute";
import { type Followable, followUpsFor, isFollowUp, wordCount } from "./follow-up";

type Progress = NonNullable<Followable["bureaus"]["equifax"]>;

const said = (outcome: DisputeOutcome): Progress => ({
  reportsItem: true,
  mailedAt: "2026-02-25T17:00:00Z",
  answer: { outcome, answeredOn: "2026-03-16", recordedAt: "2026-03-18T12:00:00Z" },
});
const after = (progress: Progress, status: Followable["status"] = "rejected") =>
  followUpsFor({ status, bureaus: { equifax: progress } }, "equifax");
const again = (finding: "confirmed" | "returned" | "still_reported"): Progress => ({
  ...said("deleted"),
  laterReport: { source: "later_report", finding, on: "2026-05-01" },
});

test.each<[string, string[], string[]]>([
  ["verified", after(said("verified")), ["procedure_request", "consumer_statement"]],
  ["no answer", after(said("no_response")), ["no_answer_demand", "consumer_statement"]],
  ["frivolous", after(said("frivolous")), ["cure", "consumer_statement"]],
  [
    "no answer to a letter of which no mailing is known",
    after({ ...said("no_response"), mailedAt: undefined }),
    ["consumer_statement"],
  ],
  ["a declined block", after(said("block_declined")), ["consumer_statement"]],
  ["corrected", after(said("modified"), "resolved"), []],
  ["deleted", after(said("deleted"), "resolved"), []],
  ["deleted and gone", after(again("confirmed"), "resolved"), []],
  ["deleted and back", after(again("returned"), "resolved"), ["reinsertion"]],
  ["deleted and still there", after(again("still_reported"), "resolved"), ["reinsertion"]],
  [
    "verified after it was asked for its procedure",
    after({ ...said("verified"), kind: "procedure_request" }),
    ["consumer_statement"],
  ],
])("after the answer '%s' these letters follow", (_, offered, expected) => {
  expect(offered).toEqual(expected);
});

test("one follows while other bureaus still investigate, once; and beside a draft of such letters those to the others do", () => {
  expect(after(said("verified"), "in_review")).toEqual(["procedure_request", "consumer_statement"]);
  expect(after({ ...said("verified"), laterLetter: "01KAB0000000000000000000LL" }, "in_review")).toEqual([]);
  expect(after({ ...said("verified"), answer: undefined }, "in_review")).toEqual([]);
  expect(after(said("verified"), "submitted")).toEqual([]);
  expect(after(said("verified"), "draft")).toEqual([]);
  const bureaus = {
    experian: { reportsItem: true, kind: "cure" as const },
    equifax: { ...said("verified"), reportsItem: false },
  };
  expect(isFollowUp({ bureaus })).toBe(true);
  expect(followUpsFor({ status: "draft", bureaus }, "equifax")[0]).toBe("procedure_request");
  expect(followUpsFor({ status: "draft", bureaus }, "experian")).toEqual([]);
});

test.each([
  ["", 0],
  ["I paid.", 2],
  ["  I  paid - in\nfull  ", 4],
  ["Pagué el año 2024", 4],
])("%j has %i words", (text, count) => {
  expect(wordCount(text)).toBe(count);
});
