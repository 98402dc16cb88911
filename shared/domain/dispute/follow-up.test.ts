import type { DisputeOutcome } from "./dispute";
import {
  type Followable,
  followUpsFor,
  hasLetterTo,
  isAddition,
  isFollowUp,
  isShownWithDispute,
  wordCount,
} from "./follow-up";

type Progress = NonNullable<Followable["bureaus"]["equifax"]>;

const ON = "2026-04-01";
const said = (outcome: DisputeOutcome): Progress => ({
  reportsItem: true,
  mailedAt: "2026-02-25T17:00:00Z",
  answer: { outcome, answeredOn: "2026-03-16", recordedAt: "2026-03-18T12:00:00Z" },
});
const after = (progress: Progress, status: Followable["status"] = "rejected") =>
  followUpsFor({ status, bureaus: { equifax: progress } }, "equifax", ON);
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
    "no answer, and a later report without the item",
    after({ ...said("no_response"), laterReport: { source: "later_report", finding: "gone", on: "2026-05-01" } }),
    [],
  ],
  [
    "verified after it was asked for its procedure",
    after({ ...said("verified"), kind: "procedure_request" }),
    ["consumer_statement"],
  ],
  ...(["procedure_request", "reinsertion", "no_answer_demand"] as const).map((kind): [string, string[], string[]] => [
    `no answer to a ${kind}, which no reinvestigation has to follow`,
    after({ ...said("no_response"), kind }),
    ["consumer_statement"],
  ]),
  [
    "no answer to what was missing, which is a dispute again",
    after({ ...said("no_response"), kind: "cure" }),
    ["no_answer_demand", "consumer_statement"],
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
  expect(followUpsFor({ status: "draft", bureaus }, "equifax", ON)[0]).toBe("procedure_request");
  expect(followUpsFor({ status: "draft", bureaus }, "experian", ON)).toEqual([]);
});

const asked: Progress = { reportsItem: true, deliveredAt: "2026-03-02T15:00:00Z", dueOn: "2026-04-01" };

test("a bureau that has time left to answer can be sent more information, once", () => {
  expect(after(asked, "in_review")).toEqual(["added_information"]);
  expect(after({ ...asked, kind: "cure" }, "in_review")).toEqual(["added_information"]);
  expect(after({ ...asked, dueOn: "2026-03-31" }, "in_review")).toEqual([]);
  expect(after({ ...asked, deliveredAt: undefined, dueOn: undefined }, "sent")).toEqual([]);
  expect(after({ ...asked, kind: "block" }, "in_review")).toEqual([]);
  expect(after({ ...asked, addedLetter: "01KAB0000000000000000000LL" }, "in_review")).toEqual([]);
});

test("an addition is a letter of its own until it has arrived, or its bureau has answered", () => {
  const letter = (status: Followable["status"]) => {
    return { id: "L", partOf: "D", status, bureaus: { equifax: { ...asked, kind: "added_information" as const } } };
  };
  const dispute = (answer?: Progress["answer"]) => {
    return { id: "D", status: "in_review" as const, bureaus: { equifax: { ...asked, addedLetter: "L", answer } } };
  };
  const { answer } = said("verified");
  expect(isAddition(letter("draft"))).toBe(true);
  expect(isShownWithDispute(letter("draft"), [dispute(answer)])).toBe(false);
  expect(isShownWithDispute(letter("sent"), [dispute()])).toBe(false);
  expect(isShownWithDispute(letter("sent"), [dispute(answer)])).toBe(true);
  expect(isShownWithDispute(letter("in_review"), [dispute()])).toBe(true);
  expect(isShownWithDispute(dispute(), [dispute()])).toBe(false);
});

test.each([
  ["", 0],
  ["I paid.", 2],
  ["  I  paid - in\nfull  ", 4],
  ["Pagué el año 2024", 4],
])("%j has %i words", (text, count) => {
  expect(wordCount(text)).toBe(count);
});

test.each([
  ["gets one when it is written to, also about an item that it had deleted", { ...said("deleted") }, true],
  ["gets one to download when it does not report the item", { reportsItem: false }, true],
  [
    "gets one to download when it has kept an item that it no longer reports",
    { ...said("verified"), reportsItem: false },
    true,
  ],
  ["gets none when it has deleted the item", { ...said("deleted"), reportsItem: false }, false],
  ["gets none when it has corrected the item", { ...said("verified_but_corrected"), reportsItem: false }, false],
])("a bureau %s", (_, progress, expected) => {
  expect(hasLetterTo({ bureaus: { equifax: progress } }, "equifax")).toBe(expected);
});

test("of later letters only their own bureaus have one", () => {
  const bureaus = { equifax: { reportsItem: true, kind: "cure" as const }, experian: { reportsItem: false } };
  expect((["equifax", "experian", "transunion"] as const).map((bureau) => hasLetterTo({ bureaus }, bureau))).toEqual([
    true,
    false,
    false,
  ]);
});
