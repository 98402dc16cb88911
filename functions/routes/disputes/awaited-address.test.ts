import type { UserRecord } from "#functions/repositories/users";
import { type DisputeWorld, startDisputeWorld } from "#functions/testing/dispute-world";
import { makeRequest } from "#functions/testing/make-request";
import { makeUserRecord } from "#functions/testing/make-user-record";
import { saveContact } from "../account/save-contact";
import { getDispute } from "./get-dispute";
import { listDisputes } from "./list-disputes";
import { processDisputes } from "./process-disputes";

/** The Friday after Thanksgiving, with which the cancellation period ends. */
const mailDay = "2026-11-27T05:00:00.000Z";

/** A member who sent one of two drafts. */
async function worldWithSubmitted(changes: Partial<UserRecord>) {
  const world = await startDisputeWorld();
  const maya = await world.member(changes);
  const [sent] = await world.drafts(maya, 2);
  const id = sent?.dispute.id ?? "";
  const body = { disputeIds: [id] };
  await processDisputes(makeRequest<"disputes/process-disputes">({ user: maya, body }), world.services);
  return { world, maya, id };
}

/** The dispute as the list and its own page tell it. */
async function read(world: DisputeWorld, { userId }: UserRecord, id: string) {
  const user = await world.users.get(userId);
  if (!user) throw new Error("No such member");
  const list = makeRequest<"disputes/list-disputes">({ user, query: { limit: 50 } });
  const { value } = await listDisputes(list, world.services);
  const detail = await getDispute(makeRequest<"disputes/get-dispute">({ user, params: { id } }), world.services);
  const seen = [value.find((each) => each.id === id), detail];
  return seen.map((each) => ({ needsAddress: each?.needsAddress, mailAfter: each?.mailAfter }));
}

test("submitted letters without an address say that they need it; with one, and as drafts, they say nothing", async () => {
  const { world, maya, id } = await worldWithSubmitted({ address: undefined });
  const { disputes } = await world.disputes.list(maya.userId, { status: "draft", limit: 1 });
  const submitted = await read(world, maya, id);
  const draft = await read(world, maya, disputes[0]?.id ?? "");
  await world.close();
  const other = await worldWithSubmitted({});
  const addressed = await read(other.world, other.maya, other.id);
  await other.world.close();

  expect(submitted).toEqual(Array(2).fill({ needsAddress: true, mailAfter: mailDay }));
  expect(draft).toEqual(Array(2).fill({ needsAddress: undefined, mailAfter: undefined }));
  expect(addressed).toEqual(Array(2).fill({ needsAddress: undefined, mailAfter: mailDay }));
});

test.each([
  ["NY", "with 3 business days to cancel", mailDay],
  ["FL", "with 5 business days to cancel", "2026-12-01T06:00:00.000Z"],
])("once there is an address in %s, %s, the letters need none and say when they leave", async (state, _, leave) => {
  const { world, maya, id } = await worldWithSubmitted({ address: undefined });
  const body = { phone: "(518) 555-0134", address: { street: "7 Harbor Lane", city: "Home", state, zipCode: "12207" } };
  await saveContact(makeRequest<"account/save-contact">({ user: maya, body }), world.services);
  const seen = await read(world, maya, id);
  await world.close();

  expect(seen).toEqual(Array(2).fill({ needsAddress: undefined, mailAfter: leave }));
});

test("an administrator who reads a member's letters is not asked for an address", async () => {
  const { world, id } = await worldWithSubmitted({ address: undefined });
  const user = makeUserRecord({ isAdmin: true, address: undefined });
  const detail = await getDispute(makeRequest<"disputes/get-dispute">({ user, params: { id } }), world.services);
  await world.close();

  expect(detail).toMatchObject({ status: "submitted", mailAfter: mailDay });
  expect(detail.needsAddress).toBeUndefined();
});
