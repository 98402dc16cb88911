import { changeStatus } from "#functions/routes/disputes/change-status";
import { recordAnswer } from "#functions/routes/disputes/record-answer";
import { makeRequest } from "#functions/testing/make-request";
import { worldInStatus, worldWithDraft } from "#functions/testing/one-dispute";
import type { RecordAnswerBody } from "#shared/api/schemas/answer-bodies";
import { SelfMailBody } from "#shared/api/schemas/evidence";
import { selfMail } from "./self-mail";

const all = ["experian", "equifax", "transunion"].map((bureau) => ({ bureau, mailedOn: "2026-11-20" }));

/** Letters that their writer mailed, of which Experian's arrived on November 23. */
async function arrivedAtExperian() {
  const { world, maya, id } = await worldWithDraft();
  const params = { id };
  await selfMail(
    makeRequest<"evidence/self-mail">({ user: maya, params, body: SelfMailBody.parse({ letters: all }) }),
    world.services,
  );
  world.clock.at = new Date("2026-12-02T17:00:00.000Z");
  const say = (received: object, correction?: true) => {
    const body = { status: "in_review" as const, received, correction };
    return changeStatus(makeRequest<"disputes/change-status">({ user: maya, params, body }), world.services);
  };
  const answered = (body: RecordAnswerBody) =>
    recordAnswer(makeRequest<"disputes/record-answer">({ user: maya, params, body }), world.services);
  await say({ experian: "2026-11-23" });
  return { world, say, answered };
}

test("a day of arrival that was entered wrongly is corrected, and the bureau's clock with it", async () => {
  const { world, say } = await arrivedAtExperian();
  const corrected = await say({ experian: "2026-11-30" }, true);
  const both = await say({ experian: "2026-11-24", equifax: "2026-11-25" }, true);
  await world.close();
  expect(corrected).toMatchObject({ status: "in_review", bureaus: { experian: { dueOn: "2026-12-30" } } });
  expect(both.bureaus).toMatchObject({ experian: { dueOn: "2026-12-24" }, equifax: { dueOn: "2026-12-25" } });
});

test.each([
  ["a day before it was mailed", "2026-11-19"],
  ["a day to come", "2026-12-03"],
])("%s corrects nothing", async (_, experian) => {
  const { world, say } = await arrivedAtExperian();
  await expect(say({ experian }, true)).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
  await world.close();
});

test("the day stays once the bureau's answer is recorded", async () => {
  const { world, say, answered } = await arrivedAtExperian();
  await answered({ bureau: "experian", outcome: "verified", answeredOn: "2026-12-01" });
  await expect(say({ experian: "2026-11-24" }, true)).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
  await world.close();
});

test("the post's own word is not corrected", async () => {
  const { world, maya, id } = await worldInStatus("in_review");
  const body = { status: "in_review" as const, received: { experian: "2026-11-20" }, correction: true as const };
  const request = makeRequest<"disputes/change-status">({ user: maya, params: { id }, body });
  await expect(changeStatus(request, world.services)).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
  await world.close();
});
