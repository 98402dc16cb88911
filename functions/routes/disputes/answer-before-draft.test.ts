import type { DisputeRecord } from "#functions/repositories/dispute-item";
import { answered } from "#functions/testing/answered-dispute";
import { readDispute, startNextRound, writeFollowUp } from "#functions/testing/letter-calls";
import { makeRequest } from "#functions/testing/make-request";
import { RecordAnswerBody } from "#shared/api/schemas/answer-bodies";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { recordAnswer } from "./record-answer";
import { undoAnswer } from "./undo-answer";

jest.setTimeout(30_000);

const mixed = { experian: "deleted", equifax: "verified", transunion: "no_response" } as const;
type Member = Awaited<ReturnType<typeof answered>>;

const record = ({ world, user, id }: Member, body: object) =>
  recordAnswer(
    makeRequest<"disputes/record-answer">({ user, params: { id }, body: RecordAnswerBody.parse(body) }),
    world.services,
  );
const undo = ({ world, user, id }: Member, bureau: Bureau) =>
  undoAnswer(makeRequest<"disputes/undo-answer">({ user, params: { id }, body: { bureau } }), world.services);

const outcomesOf = ({ bureaus }: Pick<DisputeRecord, "bureaus">) =>
  Object.fromEntries(Object.entries(bureaus).map(([bureau, { answer }]) => [bureau, answer?.outcome]));

const drafts = {
  "the draft of a letter to another bureau": ({ world, user, id }: Member) =>
    writeFollowUp(world, user, id, { bureau: "equifax", kind: "procedure_request" }),
  "the draft of a demand to the same bureau": ({ world, user, id }: Member) =>
    writeFollowUp(world, user, id, { bureau: "transunion", kind: "no_answer_demand" }),
  "the draft of a next round": ({ world, user, id }: Member) => startNextRound(world, user, id),
};

test.each(Object.entries(drafts))("a late answer is recorded with its dispute, and %s goes", async (_, draft) => {
  const member = await answered(mixed);
  const { world, user, id } = member;
  const drafted = await draft(member);
  const dispute = await record(member, { bureau: "transunion", outcome: "verified", answeredOn: "2027-01-09" });
  const read = await readDispute(world, user, id);
  const letters = await world.letters.rounds(id);
  const claims = await world.disputes.openItems(user.userId);
  await world.close();

  expect(drafted).toMatchObject({ status: "draft", round: 2 });
  expect(drafted.lastBureaus?.transunion).toMatchObject({
    reportsItem: true,
    answer: { outcome: "no_response" },
  });
  expect(dispute).toMatchObject({ status: "rejected", round: 1 });
  expect(outcomesOf(dispute)).toEqual({ ...mixed, transunion: "verified" });
  expect(read.lastBureaus).toBeUndefined();
  expect(letters.map(({ round }) => round)).toEqual([1]);
  expect(claims).toEqual([]);
});

test("an answer that never came is taken back, and the draft of the next round goes: the bureau is asked still", async () => {
  const member = await answered(mixed);
  const { world, user, id } = member;
  await drafts["the draft of a letter to another bureau"](member);
  const dispute = await undo(member, "transunion");
  const letters = await world.letters.rounds(id);
  const claims = await world.disputes.openItems(user.userId);
  await world.close();

  expect(dispute).toMatchObject({ status: "in_review", round: 1 });
  expect(outcomesOf(dispute)).toEqual({ ...mixed, transunion: undefined });
  expect(letters.map(({ round }) => round)).toEqual([1]);
  expect(claims).toHaveLength(1);
});

test("31 days after the last answer the draft takes no answer, and stays", async () => {
  const member = await answered(mixed);
  const { world, user, id } = member;
  await drafts["the draft of a next round"](member);
  world.clock.at = new Date("2027-02-10T17:00:00.000Z");
  const late = record(member, { bureau: "transunion", outcome: "verified", answeredOn: "2027-01-09" });
  await expect(late).rejects.toMatchObject({ code: "INVALID_TRANSITION" });
  const kept = await readDispute(world, user, id);
  await world.close();

  expect(kept).toMatchObject({ status: "draft", round: 2 });
});
