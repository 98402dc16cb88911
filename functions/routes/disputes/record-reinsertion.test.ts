import { answered } from "#functions/testing/answered-dispute";
import { lettersOf, writeFollowUp } from "#functions/testing/letter-calls";
import { makeRequest } from "#functions/testing/make-request";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { createDispute } from "./create-dispute";
import { recordReinsertion } from "./record-reinsertion";
import { undoReinsertion } from "./undo-reinsertion";

/** Experian and Equifax removed the item on January 5, TransUnion as well unless it did something else; today is January 11. */
async function removed(transunion: "deleted" | "modified" = "deleted") {
  const { world, user, id } = await answered({ experian: "deleted", equifax: "deleted", transunion }, "resolved");
  const record = (bureau: Bureau, noticedOn: string, by = user) =>
    recordReinsertion(
      makeRequest<"disputes/record-reinsertion">({ user: by, params: { id }, body: { bureau, noticedOn } }),
      world.services,
    );
  const undo = (bureau: Bureau, by = user) =>
    undoReinsertion(
      makeRequest<"disputes/undo-reinsertion">({ user: by, params: { id }, body: { bureau } }),
      world.services,
    );
  return { world, user, id, record, undo };
}

test("a notice that the item is back leads to a letter that names it, and to no second dispute", async () => {
  const { world, user, id, record } = await removed();
  const noted = await record("experian", "2027-01-09");
  expect(noted.bureaus.experian?.laterReport).toMatchObject({ finding: "reinserted", on: "2027-01-09" });
  expect(noted.bureaus.equifax?.laterReport).toBeUndefined();

  const again = { negativeItemId: noted.negativeItemId, disputeReason: "not_mine" };
  const second = createDispute(makeRequest<"disputes/create-dispute">({ user, body: again }), world.services);
  await expect(second).rejects.toMatchObject({ code: "ALREADY_DISPUTED" });

  const letter = lettersOf(await writeFollowUp(world, user, id, { bureau: "experian", kind: "reinsertion" })).experian;
  await world.close();
  expect(letter).toContain("According to your notice of January 9, 2027 you have put it back into my file.");
  expect(letter).toContain("If you hold no such certification, please delete the item again.");
  expect(letter).not.toContain("My credit report of");
});

test.each([
  ["a day before the removal", "experian", "2027-01-04", "VALIDATION_FAILED"],
  ["a day that is to come", "experian", "2027-01-12", "VALIDATION_FAILED"],
  ["a bureau that removed nothing", "transunion", "2027-01-09", "INVALID_TRANSITION"],
] as const)("%s is refused", async (_, bureau, noticedOn, code) => {
  const { world, record } = await removed("modified");
  await expect(record(bureau, noticedOn)).rejects.toMatchObject({ code });
  await world.close();
});

test("the same notice twice changes nothing more, another one is refused, and so is another member's", async () => {
  const { world, user, id, record } = await removed();
  await record("equifax", "2027-01-09");
  const { version } = { ...(await world.disputes.getNow(user.userId, id)) };
  await record("equifax", "2027-01-09");
  expect(await world.disputes.getNow(user.userId, id)).toMatchObject({ version });
  await expect(record("equifax", "2027-01-10")).rejects.toMatchObject({ code: "INVALID_TRANSITION" });
  await expect(record("experian", "2027-01-09", await world.member())).rejects.toMatchObject({ code: "NOT_FOUND" });
  await world.close();
});

test("a notice that was recorded by mistake is taken back: the item is removed, and no letter follows", async () => {
  const { world, user, id, record, undo } = await removed();
  const before = await world.disputes.getNow(user.userId, id);
  await record("experian", "2027-01-09");
  await expect(undo("equifax")).rejects.toMatchObject({ code: "INVALID_TRANSITION" });
  await expect(undo("experian", await world.member())).rejects.toMatchObject({ code: "NOT_FOUND" });

  const after = await undo("experian");
  expect(after.bureaus).toEqual(before?.bureaus);
  const letter = writeFollowUp(world, user, id, { bureau: "experian", kind: "reinsertion" });
  await expect(letter).rejects.toMatchObject({ code: "FOLLOW_UP_NOT_DUE" });
  await expect(undo("experian")).rejects.toMatchObject({ code: "INVALID_TRANSITION" });

  await record("experian", "2027-01-10");
  await writeFollowUp(world, user, id, { bureau: "experian", kind: "reinsertion" });
  await expect(undo("experian")).rejects.toMatchObject({ code: "INVALID_TRANSITION" });
  await world.close();
});
