import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { BillingEndRepository } from "#functions/repositories/billing-ends";
import { EmailRepository } from "#functions/repositories/emails";
import { NewsRepository } from "#functions/repositories/news";
import { NoticeRepository } from "#functions/repositories/notices";
import { type DisputeWorld, makeMember, startDisputeWorld } from "#functions/testing/dispute-world";
import { joinedEvents } from "#shared/domain/account/joined-events";
import { moveTo } from "#shared/domain/dispute/life-cycle";
import { watchClocks } from "./watch-clocks";

// Each fault that a test asks for is logged.
const logged = jest.spyOn(console, "log").mockImplementation(() => undefined);

let world: DisputeWorld;
beforeEach(async () => {
  world = await startDisputeWorld();
});
afterEach(() => world.close());

const run = () => {
  const { documents, usersTable, services } = world;
  const notices = new NoticeRepository(documents, usersTable);
  const billingEnds = new BillingEndRepository(documents, usersTable);
  const emails = new EmailRepository(documents, usersTable);
  const news = new NewsRepository(documents, usersTable);
  return watchClocks({}, { ...services, notices, billingEnds, emails, news });
};

/** Received by all bureaus on October 1, 2026: 30 days end on October 31. */
async function underInvestigation(kind?: "block") {
  const user = await world.member();
  const [draft] = await world.drafts(user, 1);
  if (!draft) throw new Error("No draft");
  const at = "2026-10-01T15:00:00.000Z";
  const submitted = moveTo(draft.dispute, { status: "submitted", at, by: "member" });
  const sent = moveTo(submitted, { status: "sent", at, by: "mail" });
  const received = { ...moveTo(sent, { status: "in_review", at, by: "mail" }) };
  const bureaus = Object.fromEntries(
    Object.keys(received.bureaus).map((b) => [b, { reportsItem: true, deliveredAt: at, kind }]),
  );
  await world.disputes.transact([world.disputes.saveWrite({ ...received, bureaus })]);
  return user.userId;
}

async function noticesOf(userId: string) {
  const { notices } = await new NoticeRepository(world.documents, world.usersTable).list(userId, { limit: 50 });
  // Those of one day are said together.
  return joinedEvents(notices).map(([first]) => [first?.kind, first?.dueOn]);
}

test("each bureau is named on its own days, and one that has answered not at all", async () => {
  const userId = await underInvestigation();
  const [dispute] = (await world.disputes.list(userId, { limit: 1 })).disputes;
  const { experian, equifax, transunion } = dispute?.bureaus ?? {};
  if (!dispute || !experian || !equifax || !transunion) throw new Error("No dispute at three bureaus");
  const answer = { outcome: "verified", answeredOn: "2026-10-20", recordedAt: "2026-10-22T12:00:00.000Z" } as const;
  const bureaus = {
    experian: { ...experian, addedLetter: "01KAB0000000000000000000L1", informationAddedOn: "2026-10-20" },
    equifax,
    transunion: { ...transunion, answer },
  };
  await world.disputes.transact([world.disputes.saveWrite({ ...dispute, bureaus })]);
  for (const day of ["2026-10-26", "2026-11-10", "2026-11-12", "2026-11-26"]) {
    world.clock.at = new Date(`${day}T06:00:00Z`);
    await run();
  }
  const { notices } = await new NoticeRepository(world.documents, world.usersTable).list(userId, { limit: 50 });
  const ofClocks = notices.filter(({ kind }) => kind.startsWith("answer_"));
  expect(ofClocks.map(({ kind, bureau, dueOn }) => `${kind} ${bureau} ${dueOn}`)).toEqual([
    "answer_overdue experian 2026-11-15",
    "answer_overdue equifax 2026-10-31",
    "answer_due_soon experian 2026-11-15",
    "answer_due_soon equifax 2026-10-31",
  ]);
});

test.each([
  ["2026-10-25T23:59:59Z", []],
  ["2026-10-26T00:00:00Z", [["answer_due_soon", "2026-10-31"]]],
  ["2026-10-31T23:59:59Z", [["answer_due_soon", "2026-10-31"]]],
  // The notice of the results may still be on its way: that none came can be recorded after that.
  ["2026-11-11T23:59:59Z", []],
  ["2026-11-12T00:00:00Z", [["answer_overdue", "2026-10-31"]]],
])("at %s the member has the notices that are true then", async (at, expected) => {
  const userId = await underInvestigation();
  world.clock.at = new Date(at);
  await run();
  expect(await noticesOf(userId)).toEqual(expected);
});

test.each([
  ["2026-10-20T23:59:59Z", []],
  ["2026-10-21T00:00:00Z", [["answer_overdue", "2026-10-07"]]],
])(
  "of a block, which has four business days, the member hears at %s once they and the mail's days are over",
  async (at, expected) => {
    const userId = await underInvestigation("block");
    world.clock.at = new Date(at);
    await run();
    expect(await noticesOf(userId)).toEqual(expected);
  },
);

test("each day's run notifies the member of what is new, once", async () => {
  const userId = await underInvestigation();
  for (const day of ["2026-10-26", "2026-10-27", "2026-11-12", "2026-11-13"]) {
    world.clock.at = new Date(`${day}T06:00:00Z`);
    await run();
  }
  expect((await noticesOf(userId)).map(([kind]) => kind)).toEqual(["answer_overdue", "answer_due_soon"]);
});

test.each([
  ["2026-10-11T14:59:59Z", "mail", []],
  ["2026-10-11T15:00:00Z", "mail", ["letter_unconfirmed experian"]],
  ["2026-10-11T15:00:00Z", "member", ["arrival_unrecorded experian"]],
] as const)(
  "at %s the member is notified, once, of a letter mailed by the %s whose delivery is not confirmed for 10 days",
  async (at, by, expected) => {
    const { userId } = await world.member();
    const user = await world.users.get(userId);
    const [draft] = user ? await world.drafts(user, 1) : [];
    if (!draft) throw new Error("No draft");
    const mailedAt = "2026-10-01T15:00:00.000Z";
    const submitted = moveTo(draft.dispute, { status: "submitted", at: mailedAt, by: "member" });
    const sent = moveTo(by === "mail" ? submitted : draft.dispute, { status: "sent", at: mailedAt, by });
    const bureaus = {
      experian: { reportsItem: true, mailedAt },
      equifax: { reportsItem: true, mailedAt, deliveredAt: "2026-10-05T15:00:00.000Z" },
      transunion: { reportsItem: true, mailedAt, returnedAt: "2026-10-05T15:00:00.000Z" },
    };
    await world.disputes.transact([world.disputes.saveWrite({ ...sent, bureaus })]);
    world.clock.at = new Date(at);
    await run();
    await run();
    const { notices } = await new NoticeRepository(world.documents, world.usersTable).list(userId, { limit: 50 });
    const found = notices.filter(({ kind }) => /unconfirmed|unrecorded/.test(kind));
    expect(found.map(({ kind, bureau }) => `${kind} ${bureau}`)).toEqual(expected);
  },
);

const END = "2026-12-20T12:00:00.000Z";

test.each([
  [END, "inactive", END],
  ["2026-12-20T11:59:59.999Z", "active", undefined],
])("at %s a contract under notice until December 20, noon, leaves the member %s", async (at, status, cancelledAt) => {
  const { contract } = makeMember();
  const user = await world.member({
    contract: contract && { ...contract, endsAt: END },
    cancellation: { cancelledAt: "2026-11-20T12:00:00.000Z", endsAt: END },
  });
  world.clock.at = new Date(at);
  await run();
  const after = await world.users.get(user.userId);
  expect([after?.subscriptionStatus, after?.contract?.cancelledAt]).toEqual([status, cancelledAt]);
});

test.each([
  ["2026-11-27T12:00:00.000Z", "inactive"],
  ["2026-11-27T11:59:59.999Z", "active"],
])("at %s a payment that failed on November 20, noon, leaves the member %s", async (at, status) => {
  const user = await world.member({ paymentFailedAt: "2026-11-20T12:00:00.000Z" });
  world.clock.at = new Date(at);
  expect((await run()).ended).toBe(status === "inactive" ? 1 : 0);
  expect((await world.users.get(user.userId))?.subscriptionStatus).toBe(status);
  expect((await run()).ended).toBe(0);
});

test("the service of a contract that was cancelled ends with the next run; one that a new plan has settled ends nothing", async () => {
  const { contract } = makeMember();
  const cancelledAt = "2026-11-21T12:00:00.000Z";
  const over = contract && { ...contract, cancelledAt, endsAt: cancelledAt };
  const settled = over && { ...over, endsAt: undefined };
  const [gone, back] = [
    await world.member({ contract: over, cancellation: { cancelledAt, endsAt: cancelledAt } }),
    await world.member({ contract: settled }),
  ];
  world.clock.at = new Date("2026-11-23T00:30:00.000Z");
  await run();
  expect((await world.users.get(gone.userId))?.subscriptionStatus).toBe("inactive");
  expect((await world.users.get(back.userId))?.subscriptionStatus).toBe("active");
});

/** Takes a field away without which an item of a table is not understood. */
async function spoil(table: string, key: Record<string, string>, field: string) {
  const update = { UpdateExpression: "REMOVE #field", ExpressionAttributeNames: { "#field": field } };
  await world.documents.send(new UpdateCommand({ TableName: table, Key: key, ...update }));
}

test("a dispute that cannot be read holds up no other reminder, nor the end of a service, and the run fails", async () => {
  const [first, second, third] = [await underInvestigation(), await underInvestigation(), await underInvestigation()];
  const [broken] = (await world.disputes.list(second, { limit: 1 })).disputes;
  await spoil(world.disputesTable, { userId: second, disputeId: broken?.id ?? "" }, "accountName");
  const { userId } = await world.member({ paymentFailedAt: "2026-10-01T12:00:00.000Z" });
  world.clock.at = new Date("2026-10-26T06:00:00Z");

  await expect(run()).rejects.toThrow("1 clocks");
  expect(await Promise.all([first, third].map(noticesOf))).toEqual(Array(2).fill([["answer_due_soon", "2026-10-31"]]));
  expect((await world.users.get(userId))?.subscriptionStatus).toBe("inactive");
  expect(logged.mock.calls.join()).toContain(`"subjectId":"${broken?.id}"`);
});

test("a member who cannot be read holds up the end of no other service, and the run fails", async () => {
  const late = { paymentFailedAt: "2026-10-01T12:00:00.000Z" };
  const [first, second, third] = [await world.member(late), await world.member(late), await world.member(late)];
  await spoil(world.usersTable, { userId: second.userId, sk: "USER" }, "counts");

  await expect(run()).rejects.toThrow("1 clocks");
  const after = await Promise.all([first, third].map(({ userId }) => world.users.get(userId)));
  expect(after.map((user) => user?.subscriptionStatus)).toEqual(["inactive", "inactive"]);
  expect(logged.mock.calls.join()).toContain(`"subjectId":"${second.userId}"`);
});
