import { sendLetters } from "#functions/jobs/send-letters";
import { packetPdf } from "#functions/letters/packet-pdf";
import { sha256Of } from "#functions/providers/store/sha256";
import { FileReply } from "#functions/shell/reply";
import { answered } from "#functions/testing/answered-dispute";
import { writeFollowUp } from "#functions/testing/letter-calls";
import { makePdf } from "#functions/testing/make-pdf";
import { makeRequest } from "#functions/testing/make-request";
import { worldWithDraft } from "#functions/testing/one-dispute";
import { flat, packetWorld } from "#functions/testing/packet-world";
import { readPdf } from "#functions/testing/read-pdf";
import { submitDisputes } from "#functions/testing/submitted-disputes";
import { getPacket } from "./get-packet";

test("a packet has contents with pages and hashes, the timeline, the letters as mailed, the proofs and the answers", async () => {
  const { world, id, keep, attach, mail, read } = await packetWorld();
  const statement = await keep("The balance is zero\fSecond page of it", "statement");
  const answer = await keep("We verified the account", "bureau_letter", id);
  await keep("Of another matter", "other");
  await attach([statement.proofId]);
  await mail();
  const packet = await read();
  await world.close();

  const text = flat(packet.text);
  expect(text).toContain("Evidence packet: Northgate Recovery 1");
  for (const title of [
    "Letter to Experian, round 1",
    "Letter to TransUnion, round 1",
    "Account statement: My statement",
  ])
    expect(text).toContain(title);
  for (const { sha256 } of [statement, answer]) expect(text.replaceAll(" ", "")).toContain(sha256);
  expect(text).toMatch(/Letter to Equifax mailed, certified number \d+/);
  expect(text).toContain("Letter from a credit bureau: My bureau_letter: page 1 of 1");
  expect(text).toContain("We verified the account");
  expect(text).toContain("Exhibit A: account statement, page 2 of 2");
  expect(text).not.toContain("Of another matter");
  expect(text).toContain(`Page ${packet.pages} of ${packet.pages}`);
});

test("before the letters leave the packet shows them as not mailed, in Spanish too", async () => {
  const { world, read } = await packetWorld();
  const { text, language } = await read("es");
  await world.close();
  expect(flat(text)).toContain("Carta a Experian, ronda 1, no enviada");
  expect(language).toBe("es");
});

test("the days of a packet are those of the place where its member lives, as on the screens", async () => {
  const { world, maya, id, mail, read } = await packetWorld();
  await mail();
  // Nine in the evening in New York.
  await world.orders.recordMailed({ userId: maya.userId, disputeId: id, round: 1 }, "experian", {
    providerLetterId: "experian",
    mailedAt: "2026-12-02T02:00:00.000Z",
    trackingNumber: "9400 1",
  });
  world.clock.at = new Date("2026-12-05T03:00:00.000Z");
  const text = flat((await read()).text);
  await world.close();
  expect(text).toContain("December 1, 2026 Letter to Experian mailed, certified number 9400 1");
  expect(text).toContain("Made on December 4, 2026 for Maya Lopez");
});

test("a packet tells a later letter from the dispute's own, and says what the bureaus answered", async () => {
  const { world, maya, id, mail, read } = await packetWorld();
  await mail();
  const sent = await world.disputes.getNow(maya.userId, id);
  if (!sent) throw new Error("no dispute");
  const outcome = { recordedAt: "2026-12-22T12:00:00.000Z", answeredOn: "2026-12-20" };
  const experian = {
    ...sent.bureaus.experian,
    answer: { ...outcome, outcome: "verified" as const },
    reportsItem: true,
  };
  const corrected = { ...outcome, outcome: "modified" as const, correctedTo: "Paid, balance $0" };
  const equifax = { ...sent.bureaus.equifax, answer: corrected, reportsItem: true };
  await world.disputes.transact([
    world.disputes.saveWrite({ ...sent, bureaus: { ...sent.bureaus, experian, equifax } }),
  ]);
  world.clock.at = new Date("2026-12-28T17:00:00.000Z");
  const later = await writeFollowUp(world, maya, id, { bureau: "experian", kind: "procedure_request" });
  await submitDisputes(world, maya, [later.id]);
  await sendLetters({ event: {} }, world.services);
  const mailed = await world.disputes.getNow(maya.userId, later.id);
  if (!mailed) throw new Error("no letter");
  const arrived = {
    ...mailed.bureaus.experian,
    reportsItem: true,
    deliveredAt: "2026-12-30T15:00:00.000Z",
    dueOn: "2027-01-14",
  };
  await world.disputes.transact([
    world.disputes.saveWrite({ ...mailed, bureaus: { ...mailed.bureaus, experian: arrived } }),
  ]);
  const own = await world.orders.get({ userId: maya.userId, disputeId: id, round: 1 });
  const besides = await world.orders.get({ userId: maya.userId, disputeId: later.id, round: 1 });
  const text = flat((await read("en", maya, "attorney")).text);
  await world.close();

  const [number, otherNumber] = [own, besides].map((order) => order?.mailed.experian?.trackingNumber);
  expect(otherNumber).toMatch(/^\d+$/);
  expect(text).toContain(`mailed on November 30, 2026 · tracking number ${number} ·`);
  expect(text).toContain("Letter to Experian, round 1, asks how it checked");
  expect(text).toContain(
    "December 30, 2026 Letter to Experian (asks how it checked) delivered; the bureau has until January 14, 2027 to answer",
  );
  expect(text).toContain("December 20, 2026 Experian: The bureau verified the item and kept it");
  expect(text).toContain("Equifax: The bureau corrected the item: “Paid, balance $0”");
  expect(text).toContain("The bureau corrected the item: “Paid, balance $0” · letter of December 20, 2026");
});

test("a packet with a letter about an item that is back says which report shows it again", async () => {
  const { world, user, id } = await answered(
    { experian: "deleted", equifax: "deleted", transunion: "deleted" },
    "resolved",
  );
  const before = await world.disputes.getNow(user.userId, id);
  if (!before?.bureaus.equifax) throw new Error("no dispute");
  const laterReport = { source: "later_report", finding: "returned", on: "2027-01-09" } as const;
  const bureaus = { ...before.bureaus, equifax: { ...before.bureaus.equifax, laterReport } };
  const kept = world.disputes.markRemovedWrite(before, "2027-01-08T15:00:00.000Z");
  await world.disputes.transact([world.disputes.saveWrite({ ...before, bureaus }), kept]);
  await writeFollowUp(world, user, id, { bureau: "equifax", kind: "reinsertion" });
  const request = makeRequest<"evidence/get-packet">({ user, params: { id }, query: { lang: "en" } });
  const file = await getPacket(request, { ...world.services, proofFiles: world.files });
  if (!(file instanceof FileReply)) throw new Error("Not in the answer itself");
  const text = flat((await readPdf(file.bytes)).text);
  await world.close();
  expect(text).toContain("January 9, 2027 Equifax: a later report shows the item again");
});

test("another member's packet is not there", async () => {
  const [mine, theirs] = [await packetWorld(), await worldWithDraft()];
  await expect(mine.read("en", theirs.maya)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await Promise.all([mine.world.close(), theirs.world.close()]);
});

test("a packet of 40 pages takes seconds of a processor", async () => {
  const page = Array(60).fill("12/03 PAYMENT RECEIVED  THANK YOU  $120.00  $0.00").join("\n");
  const pdf = await makePdf(Array(10).fill(page).join("\f"));
  const parts = Array.from({ length: 4 }, (_, place) => ({
    title: `Statement ${place}`,
    pdf,
    sha256: sha256Of(pdf),
    asIs: false,
  }));
  const begin = process.cpuUsage();
  const whole = await packetPdf({ language: "en", title: "Packet", made: "Now", facts: [], timeline: [], parts });
  const { user, system } = process.cpuUsage(begin);
  expect((await readPdf(whole)).pages).toBe(41);
  // On a crowded processor: `npm run bench` holds it against the 3 seconds of a quiet one.
  expect((user + system) / 1_000).toBeLessThan(9_000);
});
