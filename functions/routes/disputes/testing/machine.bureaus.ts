import fc from "fast-check";
import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { UserRecord } from "#functions/repositories/users";
import type { DisputeWorld } from "#functions/testing/dispute-world";
import { writeFollowUp } from "#functions/testing/letter-calls";
import { makeRequest } from "#functions/testing/make-request";
import { stepsOf } from "#functions/testing/many-days";
import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import { addDays, type Day } from "#shared/domain/days";
import type { DisputeOutcome } from "#shared/domain/dispute/dispute";
import { recordAnswer } from "../record-answer";
import { undoAnswer } from "../undo-answer";
import { type Outcome, outcomeOf } from "./machine.model";

/** The day on which all three bureaus received their letters. */
export const RECEIVED: Day = "2026-12-01";

/** From what a member asked for least to most; the first three keep the item. */
const outcomes = ["no_response", "frivolous", "verified", "verified_but_corrected", "modified", "deleted"] as const;
type Answer = (typeof outcomes)[number];
const kept: readonly DisputeOutcome[] = ["no_response", "frivolous", "verified"];

/** What should be so, in the simplest words: nothing here is taken from the product. */
export type BureauModel = {
  /** Days since the letters arrived. */
  day: number;
  answers: Partial<Record<Bureau, Answer>>;
  /** How many answers were replaced or taken back. */
  replaced: Partial<Record<Bureau, number>>;
  /** The bureaus that have a later letter of their own. */
  later: Bureau[];
  /** Since when all bureaus have answered. */
  answeredOn?: number;
  corrections: number;
};

export type BureauReal = { world: DisputeWorld; user: UserRecord; id: string };

/** What the answers come to: nothing while one of them is missing. */
function wholeOf({ answers }: BureauModel): Answer | undefined {
  const given = bureaus.flatMap((bureau) => answers[bureau] ?? []);
  return given.length < bureaus.length ? undefined : outcomes.find((outcome) => given.includes(outcome));
}

const isTooLate = ({ day, answeredOn = day, corrections }: BureauModel) => day - answeredOn > 30 || corrections >= 10;

function mayChange(model: BureauModel, bureau: Bureau): boolean {
  const isOpen = wholeOf(model) === undefined || !isTooLate(model);
  return isOpen && (model.replaced[bureau] ?? 0) < 10;
}

/** Makes a change, and counts what it does to an answer that the whole dispute had. */
function change(model: BureauModel, bureau: Bureau, answer: Answer | undefined): void {
  const before = wholeOf(model);
  if (model.answers[bureau]) model.replaced[bureau] = (model.replaced[bureau] ?? 0) + 1;
  model.answers = { ...model.answers, [bureau]: answer };
  const after = wholeOf(model);
  // An answer that was taken back was none: the next one has its own days.
  model.answeredOn = after === undefined ? undefined : (model.answeredOn ?? model.day);
  if (before !== undefined && before !== after) model.corrections += 1;
}

type Act = (model: BureauModel, real: BureauReal) => Promise<[expected: Outcome, actual: Outcome]>;

/** A step that may be tried at any time; after it each bureau has one next step with an owner and a day that is not over. */
class Step implements fc.AsyncCommand<BureauModel, BureauReal> {
  constructor(
    private readonly name: string,
    private readonly act: Act,
  ) {}

  check = () => true;
  toString = () => this.name;

  async run(model: BureauModel, real: BureauReal): Promise<void> {
    const [expected, actual] = await this.act(model, real);
    expect([this.name, actual]).toEqual([this.name, expected]);
    const dispute = await real.world.disputes.getNow(real.user.userId, real.id);
    if (dispute) expectToBe(dispute, model);
  }
}

function expectToBe(dispute: DisputeRecord, model: BureauModel): void {
  const outcome = wholeOf(model);
  const status = outcome === undefined ? "in_review" : kept.includes(outcome) ? "rejected" : "resolved";
  expect([dispute.status, dispute.outcome]).toEqual([status, outcome]);
  expect(bureaus.map((bureau) => dispute.bureaus[bureau]?.answer?.outcome)).toEqual(
    bureaus.map((bureau) => model.answers[bureau]),
  );
  const today = addDays(RECEIVED, model.day);
  const steps = stepsOf(dispute, today);
  expect(steps.map(({ bureau }) => bureau)).toEqual([...bureaus]);
  expect(steps.filter(({ owner, by }) => !owner || by < today)).toEqual([]);
}

const someBureau = fc.constantFrom<Bureau>(...bureaus);

const record = fc.tuple(someBureau, fc.constantFrom<Answer>(...outcomes)).map(
  ([bureau, outcome]) =>
    new Step(`${bureau} answers ${outcome}`, async (model, { world, user, id }) => {
      const answeredOn = outcome === "no_response" ? undefined : addDays(RECEIVED, model.day);
      const body = { bureau, outcome, answeredOn };
      const request = makeRequest<"disputes/record-answer">({ user, params: { id }, body });
      const actual = await outcomeOf(recordAnswer(request, world.services));
      if (!mayChange(model, bureau)) return ["INVALID_TRANSITION", actual];
      // 30 days to answer, 5 business days for the notice (8 days with New Year's), and five for the mail.
      if (outcome === "no_response" && model.day <= 43) return ["ANSWER_NOT_DUE", actual];
      change(model, bureau, outcome);
      return ["done", actual];
    }),
);

const undo = someBureau.map(
  (bureau) =>
    new Step(`take back the answer of ${bureau}`, async (model, { world, user, id }) => {
      const request = makeRequest<"disputes/undo-answer">({ user, params: { id }, body: { bureau } });
      const actual = await outcomeOf(undoAnswer(request, world.services));
      const isThere = model.answers[bureau] !== undefined && !model.later.includes(bureau);
      if (!isThere || !mayChange(model, bureau)) return ["INVALID_TRANSITION", actual];
      change(model, bureau, undefined);
      return ["done", actual];
    }),
);

/** The letter that answers each refusal. */
const letters = { verified: "procedure_request", frivolous: "cure", no_response: "no_answer_demand" } as const;

const followUp = fc.tuple(someBureau, fc.constantFrom(...Object.values(letters), "consumer_statement" as const)).map(
  ([bureau, kind]) =>
    new Step(`write a ${kind} to ${bureau}`, async (model, { world, user, id }) => {
      // Once all have answered it is the dispute's next round, which this model does not follow.
      if (wholeOf(model) !== undefined) return ["done", "done"];
      const words = "A copy of my statement of March 2024.";
      const actual = await outcomeOf(writeFollowUp(world, user, id, { bureau, kind, words }));
      const answer = model.answers[bureau];
      const refused = answer === "verified" || answer === "frivolous" || answer === "no_response" ? answer : undefined;
      const fits = refused !== undefined && (kind === "consumer_statement" || letters[refused] === kind);
      if (!fits || model.later.includes(bureau)) return ["FOLLOW_UP_NOT_DUE", actual];
      model.later.push(bureau);
      return ["done", actual];
    }),
);

const daysPass = fc.integer({ min: 1, max: 20 }).map(
  (days) =>
    new Step(`${days} days pass`, async (model, { world }) => {
      model.day += days;
      world.clock.at = new Date(`${addDays(RECEIVED, model.day)}T15:00:00.000Z`);
      return ["done", "done"];
    }),
);

export const commands = fc.commands([record, record, record, undo, followUp, daysPass], {
  maxCommands: 30,
  size: "max",
});
