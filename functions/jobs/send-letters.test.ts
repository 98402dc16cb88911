import { LETTER_EDITION } from "#functions/letters/dispute-letter";
import { processDisputes } from "#functions/routes/disputes/process-disputes";
import { mailTimeOf } from "#functions/services/disputes/return-address";
import { startDisputeWorld } from "#functions/testing/dispute-world";
import { makeRequest } from "#functions/testing/make-request";
import { readPdf } from "#functions/testing/read-pdf";
import { AFTER_THE_PERIOD, lettersIn, sendByClock, worldWithSubmitted } from "#functions/testing/send-letters-world";

// Many PDFs are made.

test("nothing leaves before the cancellation period is over, and everything after", async () => {
  const { world, maya, ids } = await worldWithSubmitted(2);
  world.clock.at = new Date("2026-11-27T04:59:59.999Z");
  const early = await sendByClock(world);
  const none = lettersIn(world);
  world.clock.at = AFTER_THE_PERIOD;
  const onTime = await sendByClock(world);
  const dispute = await world.disputes.getNow(maya.userId, ids[1] ?? "");
  const after = await world.users.get(maya.userId);
  await world.close();

  expect([early, none]).toEqual([{ sent: 0, isComplete: true }, []]);
  expect(onTime).toEqual({ sent: 2, isComplete: true });
  expect(lettersIn(world)).toHaveLength(5);
  expect(dispute).toMatchObject({
    status: "sent",
    sentAt: AFTER_THE_PERIOD.toISOString(),
    bureaus: {
      experian: { reportsItem: true, mailedAt: AFTER_THE_PERIOD.toISOString() },
      transunion: { reportsItem: false },
    },
  });
  expect(after?.counts).toEqual({ active: 2, removed: 0 });
});

test.each([
  ["a Saturday", "2026-11-28T17:00:00Z"],
  ["a Sunday", "2026-11-29T17:00:00Z"],
  ["Christmas Day", "2026-12-25T17:00:00Z"],
  ["Independence Day as kept on the Monday", "2027-07-05T17:00:00Z"],
  ["Sunday evening where the writer lives", "2026-11-30T04:30:00Z"],
])(
  "letters that a fault kept back do not leave on %s, however often the job runs, but on the next business day",
  async (_, day) => {
    const { world, maya, ids } = await worldWithSubmitted(1);
    world.clock.at = new Date(day);
    const runs = [await sendByClock(world), await sendByClock(world)];
    const none = lettersIn(world);
    const waiting = await world.disputes.getNow(maya.userId, ids[0] ?? "");
    const leaves = waiting && mailTimeOf(waiting, maya, world.clock.at).mailAfter;
    world.clock.at = new Date(leaves ?? day);
    const { sent } = await sendByClock(world);
    await world.close();

    expect(runs.map((run) => run.sent)).toEqual([0, 0]);
    expect([none, waiting?.status, sent]).toEqual([[], "submitted", 1]);
  },
);

test("letters without a return address wait for it, and then leave with it", async () => {
  const world = await startDisputeWorld();
  const maya = await world.member({ subscriptionTier: "premium", address: undefined });
  const drafts = await world.drafts(maya, 1);
  const [id = ""] = drafts.map(({ dispute }) => dispute.id);
  const body = { disputeIds: [id] };
  const answer = await processDisputes(makeRequest<"disputes/process-disputes">({ user: maya, body }), world.services);
  world.clock.at = AFTER_THE_PERIOD;
  const without = await sendByClock(world);
  const address = { street: "7 Harbor Lane", city: "Albany", state: "NY", zipCode: "12207" };
  await world.users.update(maya.userId, { address, lastName: "Other", phone: "(518) 555-9999", hasIdOnFile: true });
  const withAddress = await sendByClock(world);
  const order = await world.orders.get({ userId: maya.userId, disputeId: id, round: 1 });
  const posted = await readPdf(await world.files.read(`simulated-mail/${order?.key}-experian.pdf`));
  await world.close();

  expect(answer).toMatchObject({ processedCount: 1, needsAddress: true });
  expect([without, withAddress]).toMatchObject([{ sent: 0 }, { sent: 1 }]);
  expect(posted.text).toContain("7 Harbor Lane");
  // Nothing that was not approved comes with it.
  expect(posted.text).not.toMatch(/Other|555-9999|Enclosed/);
  expect(order?.approval.addressedAt).toBe(AFTER_THE_PERIOD.toISOString());
});

test("the mailed letter is the stored one and carries the whole birth date", async () => {
  const { world, maya, ids } = await worldWithSubmitted(1);
  world.clock.at = AFTER_THE_PERIOD;
  await sendByClock(world);
  const stored = await world.files.read(`letters/${maya.userId}/${ids[0]}/1/experian.pdf`);
  const order = await world.orders.get({ userId: maya.userId, disputeId: ids[0] ?? "", round: 1 });
  const posted = await world.files.read(`simulated-mail/${order?.key}-experian.pdf`);
  const mailed = JSON.parse(
    Buffer.from(await world.files.read(`simulated-mail/${order?.key}-experian.json`)).toString(),
  );
  await world.close();

  expect(posted).toEqual(stored);
  expect((await readPdf(posted)).text).toContain("04/12/1988");
  expect(mailed).toMatchObject({
    id: order?.mailed.experian?.providerLetterId,
    metadata: { userId: maya.userId, disputeId: ids[0], round: 1, bureau: "experian" },
    to: { name: "Experian" },
  });
});

test("letters whose words have changed since their approval are drafts again, to be read again, and no longer count against the plan", async () => {
  const { world, maya, ids } = await worldWithSubmitted(2);
  const [id = "", other = ""] = ids;
  const of = { userId: maya.userId, disputeId: id, round: 1 };
  const earlier = { experian: "other", equifax: "other", transunion: "other", edition: LETTER_EDITION - 1 };
  await world.disputes.transact([world.orders.addressWrite(of, earlier, world.clock.at.toISOString())]);
  world.clock.at = AFTER_THE_PERIOD;
  const first = await sendByClock(world);
  const [reworded, sent] = [
    await world.disputes.getNow(maya.userId, id),
    await world.disputes.getNow(maya.userId, other),
  ];
  const after = await world.users.get(maya.userId);
  if (!after) throw new Error("No such member");
  await processDisputes(
    makeRequest<"disputes/process-disputes">({ user: after, body: { disputeIds: [id] } }),
    world.services,
  );
  const second = await sendByClock(world);
  await world.close();

  expect([first.sent, second.sent]).toEqual([1, 1]);
  expect(sent?.status).toBe("sent");
  expect(reworded).toMatchObject({
    status: "draft",
    timeline: expect.arrayContaining([{ at: AFTER_THE_PERIOD.toISOString(), status: "draft", by: "mail" }]),
  });
  expect(after.allowance?.used).toBe(1);
});

test("a letter that is not the approved one does not leave", async () => {
  const { world, ids } = await worldWithSubmitted(1);
  world.clock.at = AFTER_THE_PERIOD;
  const letters = await world.letters.latest(ids[0] ?? "");
  if (!letters) throw new Error("no letters");
  const changed = { ...letters.facts.experian, explanation: "Slipped in later." };
  await world.letters.put({ ...letters, facts: { ...letters.facts, experian: changed } });
  await expect(sendByClock(world)).rejects.toThrow("did not leave");
  await world.close();
  expect(lettersIn(world).filter((key) => key.includes("experian"))).toEqual([]);
});
