import type { SessionMethod } from "#functions/repositories/sessions";
import type { UserRecord } from "#functions/repositories/users";
import { type DisputeWorld, startDisputeWorld } from "#functions/testing/dispute-world";
import { makeRequest, makeSession } from "#functions/testing/make-request";
import { makeUserRecord } from "#functions/testing/make-user-record";
import { changeStatus } from "./change-status";
import { downloadLetter } from "./download-letter";
import { getDispute } from "./get-dispute";

jest.setTimeout(30_000);

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
  await world.disputes.transact([world.disputes.saving({ ...draft.dispute, status: "sent" })]);
});
afterEach(() => world.close());

const routes = [
  [
    "read a dispute",
    (caller: Caller) => getDispute(makeRequest<"disputes/get-dispute">({ ...caller, params: { id } }), world.services),
  ],
  [
    "record an answer",
    (caller: Caller) => {
      const body = { status: "rejected" as const };
      return changeStatus(makeRequest<"disputes/change-status">({ ...caller, params: { id }, body }), world.services);
    },
  ],
  [
    "download a letter",
    (caller: Caller) => {
      const params = { id, bureau: "equifax" as const };
      return downloadLetter(makeRequest<"disputes/download-letter">({ ...caller, params }), world.services);
    },
  ],
] as const;

type Caller = ReturnType<typeof callerWith>;

const callerWith = (user: UserRecord, method: SessionMethod = "password") => ({
  user,
  session: makeSession({ memberId: user.userId, method }),
});

describe("where administrators need a second factor", () => {
  beforeEach(() => {
    process.env.REQUIRE_ADMIN_SECOND_FACTOR = "true";
  });
  afterEach(() => {
    delete process.env.REQUIRE_ADMIN_SECOND_FACTOR;
  });

  test.each(routes)("a password alone does not let them %s of somebody else", async (_, call) => {
    await expect(call(callerWith(makeUserRecord({ isAdmin: true })))).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test.each(routes)("an authenticator app lets them %s of somebody else", async (_, call) => {
    const admin = makeUserRecord({ isAdmin: true, secondFactorSince: "2026-01-05T15:00:00.000Z" });
    await expect(call(callerWith(admin))).resolves.toBeDefined();
  });

  test.each(routes)("the outside provider's sign-in lets them %s of somebody else", async (_, call) => {
    await expect(call(callerWith(makeUserRecord({ isAdmin: true }), "provider"))).resolves.toBeDefined();
  });

  test.each(routes)("a password is enough for them to %s of their own", async (_, call) => {
    await expect(call(callerWith({ ...maya, isAdmin: true }))).resolves.toBeDefined();
  });
});
