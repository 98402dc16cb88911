import { type NextStep, nextSteps, type Stepping } from "./next-step";

const today = "2026-03-20";
const on = { today, isMonitored: true };
const delivered = { reportsItem: true, mailedAt: "2026-02-25T17:00:00Z", deliveredAt: "2026-03-02T15:00:00Z" };
const waiting = { ...delivered, dueOn: "2026-04-01" };
const answeredAt = "2026-03-18T12:00:00Z";

function dispute(progress: Stepping["bureaus"][keyof Stepping["bureaus"]], more: Partial<Stepping> = {}): Stepping {
  return { status: "in_review", round: 1, bureaus: { experian: progress }, ...more };
}

const answered = (outcome: NonNullable<Stepping["outcome"]>) => ({
  ...waiting,
  answer: { outcome, answeredOn: "2026-03-16", recordedAt: answeredAt },
});

const shown = { source: "later_report", finding: "still_reported", on: "2026-03-19" } as const;

const own: Partial<NextStep> = { owner: "member", by: "2026-04-15", cfpbFrom: "2026-03-16" };

test.each<[string, Stepping, Partial<NextStep>]>([
  [
    "a draft waits for the member",
    dispute({ reportsItem: true }, { status: "draft" }),
    { step: "approve", owner: "member" },
  ],
  [
    "approved letters wait for their day",
    dispute({ reportsItem: true }, { status: "submitted", mailAfter: "2026-03-24T04:00:00Z" }),
    { step: "mail", owner: "redress", by: "2026-03-24" },
  ],
  [
    "letters without an address wait for it",
    dispute({ reportsItem: true }, { status: "submitted", needsAddress: true }),
    { step: "giveAddress", owner: "member" },
  ],
  [
    "mailed letters are under way for 10 days at most",
    dispute({ reportsItem: true, mailedAt: "2026-03-17T17:00:00Z" }, { status: "sent" }),
    { step: "arrive", owner: "post", by: "2026-03-27" },
  ],
  [
    "of a letter that the member mailed only they can say that it arrived",
    dispute(
      { reportsItem: true, mailedAt: "2026-03-17T17:00:00Z" },
      { status: "sent", timeline: [{ status: "sent", by: "member" }] },
    ),
    { step: "recordArrival", owner: "member", by: "2026-03-27" },
  ],
  [
    "a letter that the post returned is mailed again",
    dispute({ reportsItem: true, mailedAt: "2026-03-10T17:00:00Z", returnedAt: "2026-03-16T12:00:00Z" }),
    { step: "mailAgain", owner: "member", by: today },
  ],
  [
    "a letter that was ordered again waits for its mail day",
    dispute({
      reportsItem: true,
      mailedAt: "2026-03-10T17:00:00Z",
      returnedAt: "2026-03-16T12:00:00Z",
      mailAgainAfter: "2026-03-23T05:00:00Z",
    }),
    { step: "mail", owner: "redress", by: "2026-03-23" },
  ],
  [
    "an item that was reported deleted and is on the report is asked to be deleted again",
    dispute({ ...answered("deleted"), laterReport: shown }, { status: "resolved" }),
    { step: "disputeAgain", owner: "member", by: today },
  ],
  [
    "one that was reported blocked is complained about: no letter asks for a block again",
    dispute({ ...answered("blocked"), kind: "block", laterReport: shown }, { status: "resolved" }),
    { step: "complain", owner: "member", by: today, cfpbFrom: "2026-03-16" },
  ],
  ["a bureau has its 30 days", dispute(waiting), { step: "answer", owner: "bureau", by: "2026-04-01" }],
  [
    "an answer of the last day may still be in the mail",
    dispute({ ...waiting, dueOn: "2026-03-17" }),
    { step: "awaitLetter", owner: "post", by: "2026-03-29", cfpbFrom: "2026-04-16" },
  ],
  [
    "after that the member says what came, or that nothing did",
    dispute({ ...waiting, dueOn: "2026-03-05" }),
    { step: "record", owner: "member", by: today },
  ],
  [
    "after a first refusal the bureau is asked how it checked",
    dispute(answered("verified")),
    { step: "askProcedure", ...own },
  ],
  [
    "after a second one the CFPB can be told",
    dispute(answered("verified"), { round: 2 }),
    { step: "complain", ...own },
  ],
  [
    "after a third one another letter could be called frivolous",
    dispute(answered("verified"), { round: 3 }),
    { step: "stateConsumer", ...own },
  ],
  [
    "a consumer's statement is looked for in the report",
    dispute({ ...waiting, kind: "consumer_statement" }),
    { step: "checkStatement", owner: "member", by: "2026-04-01" },
  ],
  [
    "after a statement the CFPB is left",
    dispute({ ...answered("verified"), kind: "consumer_statement" }, { round: 4 }),
    { step: "complain", owner: "member" },
  ],
  ...(["procedure_request", "reinsertion", "no_answer_demand"] as const).map(
    (kind): [string, Stepping, Partial<NextStep>] => [
      `a ${kind} beside its dispute without an answer is a reason to complain`,
      dispute({ ...answered("no_response"), kind }, { status: "rejected" }),
      { step: "complain", owner: "member" },
    ],
  ),
  [
    "a bureau that was asked how it checked, and only verified again, is not asked once more",
    dispute({ ...answered("verified"), kind: "procedure_request" }, { status: "rejected" }),
    { step: "complain", owner: "member" },
  ],
  ["a frivolous notice is cured", dispute(answered("frivolous")), { step: "cure", ...own }],
  [
    "a block that was not made is asked for again with its proofs",
    dispute({ ...answered("verified"), kind: "block" }),
    { step: "proveTheft", ...own },
  ],
  [
    "a block that was not made twice is a matter for the CFPB",
    dispute({ ...answered("block_declined"), kind: "block" }, { round: 2 }),
    { step: "complain", ...own },
  ],
  [
    "a second frivolous notice after its cure is a reason to complain",
    dispute({ ...answered("frivolous"), kind: "cure" }, { round: 2 }),
    { step: "complain", ...own },
  ],
  ["silence is answered with a demand", dispute(answered("no_response")), { step: "demand", owner: "member" }],
  [
    "what was removed is watched at each month's report",
    dispute(answered("deleted")),
    { step: "watch", owner: "redress", by: "2026-04-15" },
  ],
  [
    "an item that was kept and that a later report no longer shows is watched",
    dispute({
      ...answered("no_response"),
      laterReport: { source: "later_report", finding: "gone", on: "2026-03-19" },
    }),
    { step: "watch", owner: "redress", by: "2026-04-15" },
  ],
  [
    "what was corrected is looked up in the next report",
    dispute(answered("modified")),
    { step: "checkReport", owner: "redress", by: "2026-04-15" },
  ],
  [
    "an answer for the dispute as a whole counts for each of its bureaus",
    dispute(waiting, { status: "rejected", outcome: "verified", resolvedAt: answeredAt }),
    { step: "askProcedure", by: "2026-04-17" },
  ],
])("%s", (_, given, expected) => {
  expect(nextSteps(given, on)).toEqual([expect.objectContaining({ bureau: "experian", ...expected })]);
});

test("a refusal has its step while other bureaus still investigate; only a block that is asked for again waits for them", () => {
  const steps = (experian: Stepping["bureaus"]["experian"]) =>
    nextSteps(dispute(undefined, { bureaus: { experian, equifax: waiting } }), on).map(({ step, by }) => [step, by]);
  const other = ["answer", "2026-04-01"];
  expect(steps(answered("verified"))).toEqual([["askProcedure", "2026-04-15"], other]);
  expect(steps(answered("frivolous"))).toEqual([["cure", "2026-04-15"], other]);
  expect(steps({ ...answered("block_declined"), kind: "block" })).toEqual([["awaitOthers", "2026-04-13"], other]);
  const written = { ...answered("verified"), laterLetter: "01KAB0000000000000000000LL" };
  expect(steps(written)).toEqual([["followLetter", "2026-04-15"], other]);
});

test.each([
  ["on the day of a report that was seen, the next one is a month away", "2026-04-15", "2026-05-15"],
  ["after a report of some days before, this month's is still to come", "2026-04-02", "2026-04-15"],
])("%s", (_, seenOn, by) => {
  const laterReport = { source: "later_report", finding: "confirmed", on: seenOn } as const;
  const given = dispute({ ...answered("deleted"), laterReport });
  expect(nextSteps(given, { today: "2026-04-15", isMonitored: true })).toEqual([
    expect.objectContaining({ step: "watch", by }),
  ]);
});

test("without a membership that asks the bureaus, the member looks at the reports", () => {
  expect(nextSteps(dispute(answered("deleted")), { today, isMonitored: false })).toEqual([
    expect.objectContaining({ step: "watch", owner: "member" }),
  ]);
});

test("a bureau that gets no letter in this round keeps its own step from its answer before", () => {
  const bureausThen: Stepping["bureaus"] = {
    experian: { ...answered("deleted"), reportsItem: false },
    equifax: { ...answered("verified"), reportsItem: false },
    transunion: waiting,
  };
  const stepsIn = (status: Stepping["status"]) =>
    nextSteps({ status, round: 2, bureaus: bureausThen }, on).map(({ step }) => step);
  expect(stepsIn("in_review")).toEqual(["watch", "askProcedure", "answer"]);
  // The second round is the other bureau's: this one has not been asked how it checked.
  expect(stepsIn("draft")).toEqual(["watch", "askProcedure", "approve"]);
  bureausThen.equifax = { ...answered("verified"), reportsItem: false, kind: "procedure_request" };
  expect(stepsIn("draft")).toEqual(["watch", "complain", "approve"]);
});
