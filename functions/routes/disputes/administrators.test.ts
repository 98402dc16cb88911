import { Partitions } from "#functions/repositories/partitions";
import type { SessionRecord } from "#functions/repositories/sessions";
import type { UserRecord } from "#functions/repositories/users";
import { type DisputeWorld, startDisputeWorld } from "#functions/testing/dispute-world";
import { makeRequest, makeSession } from "#functions/testing/make-request";
import { makeUserRecord } from "#functions/testing/make-user-record";
import { listOpenings } from "../account/list-openings";
import { changeStatus } from "./change-status";
import { downloadLetter } from "./download-letter";
import { getDispute } from "./get-dispute";

let world: DisputeWorld;
let maya: UserRecord;
let id: string;
/** Maya's only dispute, whose letters have left. */
beforeEach(async () => {
  world = await startDisputeWorld();
  maya = await world.member({ counts: { active: 1, removed: 0 } });
  const [draft] = await world.drafts(maya, 1);
  if (!draft) throw new Error("no draft");
  id = draft.dispute.id;
  await world.disputes.transact([world.disputes.saveWrite({ ...draft.dispute, status: "sent" })]);
});
afterEach(() => world.close());

const read = (caller: Caller) =>
  getDispute(makeRequest<"disputes/get-dispute">({ ...caller, params: { id } }), world.services);
const recordAnswer = (caller: Caller) => {
  const body = { status: "rejected" as const };
  return changeStatus(makeRequest<"disputes/change-status">({ ...caller, params: { id }, body }), world.services);
};
const download = (caller: Caller) => {
  const params = { id, bureau: "equifax" as const };
  return downloadLetter(makeRequest<"disputes/download-letter">({ ...caller, params }), world.services);
};

const routes = [
  ["read a dispute", read],
  ["record an answer", recordAnswer],
  ["download a letter", download],
] as const;

type Caller = ReturnType<typeof callerWith>;

const callerWith = (user: UserRecord, facts: Partial<SessionRecord> = {}) => ({
  user,
  session: makeSession({ memberId: user.userId, ...facts }),
});

const admin = makeUserRecord({ userId: "admin-1", isAdmin: true });

async function audits() {
  const items = await new Partitions(world.documents, world.usersTable).items(maya.userId);
  return items.filter(({ sk }) => String(sk).startsWith("AUDIT#"));
}

const entry = () => ({
  id: expect.any(String),
  sk: expect.stringMatching(/^AUDIT#/),
  at: world.clock.at.toISOString(),
  by: "admin-1",
  userId: maya.userId,
  disputeId: id,
});

describe("the audit log", () => {
  test("names who changed another member's dispute, from which status to which, and nothing of the person", async () => {
    await recordAnswer(callerWith(admin));
    expect(await audits()).toEqual([
      { ...entry(), action: "dispute_changed", before: { status: "sent" }, after: { status: "rejected" } },
    ]);
  });

  test("names who read another member's dispute, and the member sees it", async () => {
    await read(callerWith(admin));
    expect(await audits()).toEqual([{ ...entry(), action: "dispute_read", before: {}, after: {} }]);
    const { openings } = await listOpenings({ user: maya }, world.services);
    expect(openings).toEqual([
      { at: world.clock.at.toISOString(), what: "dispute_read", by: "administrator", why: undefined },
    ]);
  });

  test("names who downloaded another member's letter", async () => {
    await download(callerWith(admin));
    expect(await audits()).toEqual([{ ...entry(), action: "letter_read", before: {}, after: { bureau: "equifax" } }]);
  });

  test.each([
    ["a member's own acts", () => callerWith(maya)],
    ["an administrator's acts in their own disputes", () => callerWith({ ...maya, isAdmin: true })],
  ])("has no entry of %s", async (_, caller) => {
    await recordAnswer(caller());
    await download(caller());
    expect(await audits()).toEqual([]);
  });

  test("has an entry of the one change that counted among several at once", async () => {
    const changes = await Promise.allSettled([recordAnswer(callerWith(admin)), recordAnswer(callerWith(admin))]);
    expect(changes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await audits()).toHaveLength(1);
  });
});

describe("where administrators need a second factor", () => {
  beforeEach(() => {
    process.env.REQUIRE_ADMIN_SECOND_FACTOR = "true";
  });
  afterEach(() => {
    delete process.env.REQUIRE_ADMIN_SECOND_FACTOR;
  });

  test.each(routes)("a password alone does not let them %s of someone else", async (_, call) => {
    await expect(call(callerWith(admin))).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test.each(routes)("an authenticator app lets them %s of someone else", async (_, call) => {
    const withApp = { ...admin, secondFactorSince: "2026-01-05T15:00:00.000Z" };
    await expect(call(callerWith(withApp, { hasSecondFactor: true }))).resolves.toBeDefined();
  });

  test.each(routes)("the outside provider's sign-in alone does not let them %s of someone else", async (_, call) => {
    await expect(call(callerWith(admin, { method: "provider" }))).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test.each(routes)("a password is enough for them to %s of their own", async (_, call) => {
    await expect(call(callerWith({ ...maya, isAdmin: true }))).resolves.toBeDefined();
  });
});
