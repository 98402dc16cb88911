import { sendLetters } from "#functions/jobs/send-letters";
import { FileReply } from "#functions/shell/reply";
import { answered } from "#functions/testing/answered-dispute";
import { writeFollowUp } from "#functions/testing/letter-calls";
import { makeRequest } from "#functions/testing/make-request";
import { flat, packetWorld } from "#functions/testing/packet-world";
import { readPdf } from "#functions/testing/read-pdf";
import { submitDisputes } from "#functions/testing/submitted-disputes";
import { getPacket } from "./get-packet";
import { setDetails } from "./set-details";

test("the packet for the CFPB is there from its day, with a first page that says what each bureau has done", async () => {
  const { world, maya, id, mail, read } = await packetWorld();
  await mail();
  await expect(read("en", maya, "cfpb")).rejects.toMatchObject({ code: "COMPLAINT_NOT_DUE", status: 409 });
  const sent = await world.disputes.getNow(maya.userId, id);
  if (!sent) throw new Error("no dispute");
  const answer = { outcome: "verified" as const, answeredOn: "2026-12-20", recordedAt: "2026-12-22T12:00:00.000Z" };
  const experian = { ...sent.bureaus.experian, reportsItem: true, deliveredAt: "2026-12-03T15:00:00.000Z", answer };
  await world.disputes.transact([world.disputes.saveWrite({ ...sent, bureaus: { ...sent.bureaus, experian } })]);
  world.clock.at = new Date("2026-12-28T17:00:00.000Z");
  const complaint = flat((await read("en", maya, "cfpb")).text);
  const handOver = flat((await read("es", maya, "attorney")).text);
  await world.close();

  expect(complaint).toMatch(/^Complaint to the CFPB about Northgate Recovery 1 /);
  expect(complaint).toMatch(
    /Experian mailed on November 30, 2026 · tracking number \d+ · received on December 3, 2026/,
  );
  expect(complaint).toContain("The bureau verified the item and kept it · letter of December 20, 2026");
  expect(complaint).not.toContain("Equifax mailed on");
  expect(complaint).toContain("Evidence packet: Northgate Recovery 1");
  expect(handOver).toMatch(/^For an attorney: Northgate Recovery 1 /);
  expect(handOver).toContain("Equifax mailed on November 30, 2026");
});

test("a packet for others is in English, and explains itself to a member who reads Spanish on its first page alone", async () => {
  const { world, maya, mail, read } = await packetWorld();
  await mail();
  world.clock.at = new Date("2027-02-28T17:00:00.000Z");
  const complaint = await read("es", maya, "cfpb");
  const english = await read("en", maya, "cfpb");
  await world.close();

  const [text, inEnglish] = [flat(complaint.text), flat(english.text)];
  expect(complaint.language).toBe("en");
  expect(text).toMatch(/Para usted, en español .* Elija informes de crédito como producto/);
  expect(text).toContain("Letter to Experian, round 1");
  expect(text).toContain("Made on February 28, 2027 for Maya Lopez");
  expect(inEnglish).not.toContain("español");
});

test("of a number that the letters print in full, others than the member read the last four digits", async () => {
  const { world, maya, id, mail, read } = await packetWorld();
  const letterDetails = { showsSsn: true, previousAddress: undefined };
  await setDetails(
    makeRequest<"evidence/set-details">({ user: maya, params: { id }, body: letterDetails }),
    world.services,
  );
  await mail();
  world.clock.at = new Date("2027-02-28T17:00:00.000Z");
  const [own, complaint] = [await read("en", maya), await read("en", maya, "cfpb")].map(({ text }) => flat(text));
  await world.close();
  expect(own).toContain("900-12-1234");
  expect(complaint).not.toContain("900-12-1234");
  expect(complaint).toContain("***-**-1234");
  expect(complaint).toContain("Letter to Experian, round 1, Social Security number shortened");
});

test("after a next round a packet still says what the first came to, and not what was recorded by mistake", async () => {
  const { world, user, id } = await answered({ experian: "verified", equifax: "deleted", transunion: "no_response" });
  const before = await world.disputes.getNow(user.userId, id);
  const { experian, equifax } = before?.bureaus ?? {};
  if (!before || !experian || !equifax?.answer) throw new Error("no answers");
  const mistake = { ...equifax.answer, outcome: "frivolous" as const };
  await world.disputes.transact([
    world.disputes.saveWrite({
      ...before,
      bureaus: { ...before.bureaus, experian, equifax: { ...equifax, earlierAnswers: [mistake] } },
    }),
  ]);
  await writeFollowUp(world, user, id, { bureau: "experian", kind: "procedure_request" });
  const services = { ...world.services, proofFiles: world.files };
  const request = makeRequest<"evidence/get-packet">({ user, params: { id }, query: { lang: "en" } });
  const file = await getPacket(request, services);
  if (!(file instanceof FileReply)) throw new Error("Not in the answer itself");
  const text = flat((await readPdf(file.bytes)).text);
  await world.close();

  expect(text.match(/Experian: The bureau verified the item and kept it/g)).toHaveLength(1);
  expect(text.match(/Equifax: The bureau deleted the item/g)).toHaveLength(1);
  expect(text).not.toContain("frivolous");
});

test("the first page keeps what a bureau did with each of its letters, and the timeline what each asked for", async () => {
  const { world, user, id } = await answered({ experian: "verified", equifax: "deleted", transunion: "no_response" });
  await writeFollowUp(world, user, id, { bureau: "experian", kind: "procedure_request" });
  const services = { ...world.services, proofFiles: world.files };
  const read = async () => {
    const query = { lang: "en", reader: "attorney" } as const;
    const file = await getPacket(makeRequest<"evidence/get-packet">({ user, params: { id }, query }), services);
    if (!(file instanceof FileReply)) throw new Error("Not in the answer itself");
    return flat((await readPdf(file.bytes)).text);
  };
  const first =
    "mailed on November 27, 2026 · tracking number 9400 experian · received on December 1, 2026 · " +
    "to be answered by December 31, 2026 · The bureau verified the item and kept it · letter of January 5, 2027";
  const draft = await read();
  expect(draft).toContain(`Experian ${first}`);
  expect(draft).toContain("Equifax mailed on November 27, 2026");
  expect(draft).toContain("November 27, 2026 Letter to Experian mailed, certified number 9400 experian");
  expect(draft).not.toContain("(asks how it checked) mailed");

  await submitDisputes(world, user, [id]);
  await sendLetters({ event: {} }, world.services);
  const mailed = await read();
  await world.close();
  expect(mailed).toContain(`Experian ${first}`);
  expect(mailed).toMatch(
    /letter of January 5, 2027 asks how it checked: mailed on January 11, 2027 · tracking number \d+/,
  );
  expect(mailed).toContain("November 27, 2026 Letter to Experian mailed, certified number 9400 experian");
  expect(mailed).toContain("January 11, 2027 Letter to Experian (asks how it checked) mailed");
});
