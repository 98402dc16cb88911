import type { UserRecord } from "#functions/repositories/users";
import { FileReply } from "#functions/shell/reply";
import { countUnits } from "#functions/testing/count-units";
import { type DisputeWorld, startDisputeWorld } from "#functions/testing/dispute-world";
import { makePng } from "#functions/testing/make-png";
import { makeRequest } from "#functions/testing/make-request";
import { makeUserRecord } from "#functions/testing/make-user-record";
import { readPdf } from "#functions/testing/read-pdf";
import { downloadLetter } from "./download-letter";

async function worldWithDraft(changes?: Partial<UserRecord>) {
  const world = await startDisputeWorld();
  const maya = await world.member(changes);
  const [draft] = await world.drafts(maya, 1);
  if (!draft) throw new Error("no draft");
  return { world, maya, id: draft.dispute.id };
}

async function download({ services }: Pick<DisputeWorld, "services">, user: UserRecord, id: string) {
  const request = makeRequest<"disputes/download-letter">({ user, params: { id, bureau: "equifax" } });
  const file = await downloadLetter(request, services);
  if (!(file instanceof FileReply)) throw new Error("Not in the answer itself");
  return file;
}

test("a draft is downloaded as a PDF that carries the whole birth date", async () => {
  const { world, maya, id } = await worldWithDraft();
  const units = countUnits(world.documents);
  const file = await download(world, maya, id);
  // And half a unit for the sealed birth date, which is not read here.
  expect(units).toEqual({ read: 0.5, write: 0 });
  await expect(download(world, makeUserRecord(), id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  const seen = await download(world, makeUserRecord({ isAdmin: true }), id);
  await world.close();

  expect(file.fileName).toBe(`dispute-letter-equifax-${id}.pdf`);
  const { text, pages } = await readPdf(file.bytes);
  expect(text).toContain("04/12/1988");
  expect(pages).toBeLessThanOrEqual(2);
  expect(seen.fileName).toBe(file.fileName);
});

test("a copy to read encloses what the mailed letter encloses", async () => {
  const { world, maya, id } = await worldWithDraft({ hasIdOnFile: true });
  const side = { contentType: "image/png" as const, bytes: makePng() };
  const services = { ...world.services, idImagesOf: async () => [side, side] };
  const { text, pages } = await readPdf((await download({ services }, maya, id)).bytes);
  const without = await readPdf((await download(world, maya, id)).bytes);
  await world.close();
  expect(text).toContain("Enclosed: a copy of my government-issued ID");
  expect(pages).toBe(without.pages + 1);
  expect(without.text).not.toContain("Enclosed");
});

test("a mailed letter is served as it was mailed", async () => {
  const { world, maya, id } = await worldWithDraft();
  await world.files.put(`letters/${maya.userId}/${id}/1/equifax.pdf`, Buffer.from("as mailed"));
  await world.disputes.transact([world.letters.markMailedWrite(id, 1, ["experian", "equifax"])]);
  const file = await download(world, maya, id);
  await world.close();
  expect(Buffer.from(file.bytes).toString()).toBe("as mailed");
});

test("an administrator's reading of a letter is in the audit log, and a letter that is not there leaves no entry", async () => {
  const { world, maya, id } = await worldWithDraft();
  const admin = makeUserRecord({ isAdmin: true });
  const latest = await world.letters.latest(id);
  if (!latest) throw new Error("no letters");
  const facts = { ...latest.facts, equifax: { ...latest.facts.equifax, kind: "none" as const } };
  const audit = jest.spyOn(world.services.history, "audit");

  jest.spyOn(world.services.letters, "latest").mockResolvedValueOnce({ ...latest, facts });
  await expect(download(world, admin, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(audit).not.toHaveBeenCalled();
  await download(world, admin, id);
  await world.close();
  expect(audit.mock.calls).toMatchObject([[{ action: "letter_read", disputeId: id, userId: maya.userId }]]);
});
