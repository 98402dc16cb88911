import { FileReply } from "#functions/shell/reply";
import { answered } from "#functions/testing/answered-dispute";
import type { DisputeWorld } from "#functions/testing/dispute-world";
import { lettersOf, rewriteLetters, startNextRound, writeFollowUp } from "#functions/testing/letter-calls";
import { makeRequest } from "#functions/testing/make-request";
import { rejectDispute, worldWithDraft } from "#functions/testing/one-dispute";
import type { Bureau } from "#shared/domain/bureau/bureau";
import type { DisputeOutcome } from "#shared/domain/dispute/dispute";
import { downloadLetter } from "./download-letter";

jest.setTimeout(30_000);

const mixed = { experian: "deleted", equifax: "verified", transunion: "no_response" } as const;
const more = { additionalDetails: "The bureau did not say how it verified." };

const download = ({ services }: DisputeWorld, id: string, user: Parameters<typeof startNextRound>[1], bureau: Bureau) =>
  downloadLetter(makeRequest<"disputes/download-letter">({ user, params: { id, bureau } }), services);

const changed: DisputeOutcome[] = ["deleted", "modified", "blocked", "verified_but_corrected"];

test.each(changed)(
  "a bureau whose answer was %s gets no letter of the next round: none is shown or downloaded",
  async (outcome) => {
    const { world, user, id } = await answered({ ...mixed, experian: outcome });
    const draft = await startNextRound(world, user, id, more);
    const renewed = await rewriteLetters(world, user, id);
    const refused = await download(world, id, user, "experian").catch((error: unknown) => error);
    const file = await download(world, id, user, "equifax");
    await world.close();

    for (const dispute of [draft, renewed]) {
      expect(Object.keys(lettersOf(dispute))).toEqual(["equifax", "transunion", "generatedAt"]);
      expect(Object.keys(dispute.letterParagraphs ?? {})).toEqual(["equifax", "transunion"]);
      expect(lettersOf(dispute).equifax).toContain(
        "according to your letter of January 5, 2027, was: the item was verified",
      );
    }
    expect(refused).toMatchObject({ code: "NOT_FOUND" });
    expect(file).toBeInstanceOf(FileReply);
  },
);

test("of a later letter to one bureau the others have nothing to download", async () => {
  const { world, user, id } = await answered(mixed);
  await writeFollowUp(world, user, id, { bureau: "equifax", kind: "procedure_request" });
  for (const bureau of ["experian", "transunion"] as const)
    await expect(download(world, id, user, bureau)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await world.close();
});

test("a bureau that had no letter in the round before is not told that it has answered one", async () => {
  const { world, maya, id } = await worldWithDraft();
  await rejectDispute(world, maya, id);
  const dispute = await world.disputes.getNow(maya.userId, id);
  if (!dispute) throw new Error("no dispute");
  const bureaus = { ...dispute.bureaus, transunion: { reportsItem: false } };
  await world.disputes.transact([world.disputes.saveWrite({ ...dispute, bureaus })]);
  const { equifax, transunion } = lettersOf(await startNextRound(world, maya, id, more));
  await world.close();
  expect(equifax).toContain("I disputed the item below before. The result");
  expect(transunion).not.toContain("before. The result");
});
