import { followMembers } from "#functions/jobs/follow-members";
import type { UserRecord } from "#functions/repositories/users";
import { saveContact } from "#functions/routes/account/save-contact";
import { makeMember, startDisputeWorld } from "#functions/testing/dispute-world";
import { followServices } from "#functions/testing/follow-services";
import { makeRequest } from "#functions/testing/make-request";
import { streamRecord } from "#functions/testing/stream-record";
import { renewBehind } from "./rewrite-drafts";

type World = Awaited<ReturnType<typeof open>>;
let world: World;
beforeEach(async () => {
  world = await open();
});
afterEach(() => world.close());

const body = {
  phone: "(555) 010-0142",
  address: { street: "7 Harbor Lane", city: "Albany", state: "NY", zipCode: "12207" },
};

/** A member with drafts, and what follows when the stream brings a change of their record, twice. */
async function open() {
  const tables = await startDisputeWorld();
  const { now, writeTogether } = tables.services;
  const services = { ...followServices(tables, now), writeTogether };

  const change = async (user: UserRecord, run: () => Promise<unknown>) => {
    const before = await services.users.get(user.userId);
    await run();
    const after = await services.users.get(user.userId);
    const record = streamRecord({ before: { ...before, sk: "USER" }, after: { ...after, sk: "USER" } });
    return followMembers({ event: { Records: [record, record] }, requestId: "r" }, services);
  };
  const move = (user: UserRecord) =>
    change(user, () => saveContact(makeRequest<"account/save-contact">({ user, body }), services));
  return { ...tables, services, change, move };
}

test("a member who moves finds the new address in the letters that have not been approved", async () => {
  const user = await world.member();
  const [draft] = await world.drafts(user, 1);
  expect(await world.move(user)).toEqual({ batchItemFailures: [] });

  const id = draft?.dispute.id ?? "";
  const letters = await world.services.letters.latest(id);
  expect(letters?.facts.equifax.consumer).toMatchObject({ street: "7 Harbor Lane", city: "Albany", zipCode: "12207" });
  const dispute = await world.services.disputes.getNow(user.userId, id);
  expect(dispute?.letterHashes).not.toEqual(draft?.dispute.letterHashes);
});

test("letters that the stream rewrites at the moment of their approval count as changed, and are no fault", async () => {
  const user = await world.member();
  const [draft] = await world.drafts(user, 1);
  if (!draft) throw new Error("no draft");
  const before = await world.services.letters.latest(draft.dispute.id);
  await world.move(user);
  const moved = await world.services.users.get(user.userId);
  if (!moved) throw new Error("no member");
  const { letters: stored } = world.services;
  const letters = { latest: async () => before, putWrite: stored.putWrite.bind(stored) };

  await expect(renewBehind(moved, [draft.dispute], { ...world.services, letters })).resolves.toBe(true);
});

test("drafts that had no address can be submitted once there is one", async () => {
  const user = await world.member({ address: undefined });
  const [draft] = await world.drafts(user, 1);
  expect(draft?.dispute.lacksAddress).toBe(true);
  await world.move(user);

  const dispute = await world.services.disputes.getNow(user.userId, draft?.dispute.id ?? "");
  expect(dispute?.lacksAddress).toBeUndefined();
});

test("letters that were approved stay as they were read", async () => {
  const user = await world.member();
  const [draft] = await world.drafts(user, 1);
  const id = draft?.dispute.id ?? "";
  const { disputes } = world.services;
  const [dispute] = await disputes.getAll(user.userId, [id]);
  if (dispute) await disputes.transact([disputes.saveWrite({ ...dispute, status: "submitted" })]);
  await world.move(user);

  const letters = await world.services.letters.latest(id);
  expect(letters?.facts.equifax.consumer).toEqual(draft?.letters.facts.equifax.consumer);
});

test("other changes of the record leave the letters alone", async () => {
  const user = await world.member();
  const [draft] = await world.drafts(user, 1);
  await world.change(user, () => world.services.users.update(user.userId, { lastLoginAt: "2026-11-21T10:00:00.000Z" }));

  const letters = await world.services.letters.latest(draft?.dispute.id ?? "");
  expect(letters?.generatedAt).toBe(draft?.letters.generatedAt);
});

test("a state that is not served is refused, and nothing changes", async () => {
  const user = await world.member();
  const moved = { ...body, address: { ...body.address, state: "GA" } };
  const request = makeRequest<"account/save-contact">({ user, body: moved });

  await expect(saveContact(request, world.services)).rejects.toMatchObject({ code: "STATE_NOT_SERVED" });
  expect((await world.services.users.get(user.userId))?.address).toEqual(user.address);
});

test("a state that is closed after its member came ends nothing: the rest of the address is corrected", async () => {
  const user = await world.member({ address: { ...body.address, state: "NY" } });
  const closed = { ...world.services, openStates: ["OH"] };
  const save = (state: string) => {
    const moved = { ...body, address: { ...body.address, street: "9 Harbor Lane", state } };
    return saveContact(makeRequest<"account/save-contact">({ user, body: moved }), closed);
  };
  await expect(save("CA")).rejects.toMatchObject({ code: "STATE_NOT_SERVED" });
  await save("NY");

  const after = await closed.users.get(user.userId);
  expect(after).toMatchObject({ address: { street: "9 Harbor Lane" }, contract: user.contract });
});

test.each([
  ["a state with 5 days", "CA", "2026-12-01T08:00:00.000Z"],
  ["a state with 3 days", "NJ", "2026-11-26T05:00:00.000Z"],
])("a member who signed before their address was known has the cancellation period of %s", async (_, state, until) => {
  const { contract } = makeMember();
  const signed = contract && {
    ...contract,
    signedAt: "2026-11-20T17:00:00.000Z",
    cancelUntil: "2026-11-26T05:00:00.000Z",
  };
  const serviceMayStartAt = "2026-11-26T05:00:00.000Z";
  const user = await world.member({ address: undefined, contract: signed && { ...signed, serviceMayStartAt } });
  const inState = { ...body, address: { ...body.address, state } };
  await saveContact(makeRequest<"account/save-contact">({ user, body: inState }), world.services);
  const after = await world.services.users.get(user.userId);
  expect(after?.contract).toMatchObject({ cancelUntil: until, serviceMayStartAt: until });
});

test("letters that lay for more than 30 days are signed with the day of their approval; younger ones keep their own", async () => {
  const user = await world.member();
  const [draft] = await world.drafts(user, 1);
  if (!draft) throw new Error("no draft");
  const dates = async () => (await world.services.letters.latest(draft.dispute.id))?.facts.equifax.writtenOn;
  const renew = () => renewBehind(user, [draft.dispute], world.services);

  world.clock.at = new Date("2026-12-20T17:00:00Z");
  expect([await renew(), await dates()]).toEqual([false, "2026-11-20"]);
  world.clock.at = new Date("2026-12-21T17:00:00Z");
  expect([await renew(), await dates()]).toEqual([true, "2026-12-21"]);
});
