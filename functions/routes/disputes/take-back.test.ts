import { sendLetters } from "#functions/jobs/send-letters";
import { type DisputeWorld, startDisputeWorld } from "#functions/testing/dispute-world";
import { makeRequest } from "#functions/testing/make-request";
import { processDisputes } from "./process-disputes";
import { takeBack } from "./take-back";

const MAIL_DAY = "2026-11-27T17:00:00.000Z";

let world: DisputeWorld;
let userId: string;
let ids: string[];
/** Two approved disputes whose letters wait for the end of the cancellation period. */
beforeEach(async () => {
  world = await startDisputeWorld();
  const maya = await world.member();
  userId = maya.userId;
  ids = (await world.drafts(maya, 2)).map(({ dispute }) => dispute.id);
  await submit(ids);
});
afterEach(() => world.close());

async function member() {
  const user = await world.users.get(userId);
  if (!user) throw new Error("The member is gone");
  return user;
}

async function submit(disputeIds: string[]) {
  const request = makeRequest<"disputes/process-disputes">({ user: await member(), body: { disputeIds } });
  return processDisputes(request, world.services);
}

async function take(id = ids[0] ?? "") {
  return takeBack(makeRequest<"disputes/take-back">({ user: await member(), params: { id } }), world.services);
}

const mailed = () => [...world.files.files.keys()].filter((key) => key.endsWith(".json"));
const used = async () => (await member()).allowance?.used;

test("one dispute is taken back before its letters leave: it is a draft, its place is free, and the other leaves", async () => {
  expect(await used()).toBe(2);
  const taken = await take();
  expect(taken).toMatchObject({ id: ids[0], status: "draft" });
  expect(taken.mailAfter).toBeUndefined();
  expect(taken.timeline.at(-1)).toMatchObject({ status: "draft", by: "member" });
  expect(await used()).toBe(1);

  world.clock.at = new Date(MAIL_DAY);
  await sendLetters({ event: {} }, world.services);
  expect(mailed().length).toBeGreaterThan(0);
  expect(mailed().filter((key) => key.includes(ids[0] ?? ""))).toEqual([]);
  expect((await world.disputes.getNow(userId, ids[0] ?? ""))?.status).toBe("draft");
});

test("what was taken back can be approved and sent again, and counts once", async () => {
  await take();
  await submit(ids.slice(0, 1));
  expect(await used()).toBe(2);
  world.clock.at = new Date(MAIL_DAY);
  await sendLetters({ event: {} }, world.services);
  expect((await world.disputes.getNow(userId, ids[0] ?? ""))?.status).toBe("sent");
});

test("once the letters may leave they are not taken back", async () => {
  world.clock.at = new Date(MAIL_DAY);
  await expect(take()).rejects.toMatchObject({ code: "LETTERS_SENT" });
  await sendLetters({ event: {} }, world.services);
  await expect(take()).rejects.toMatchObject({ code: "LETTERS_SENT" });
  expect(await used()).toBe(2);
});

test("twice at the same moment gives one place back", async () => {
  const answers = await Promise.allSettled([take(), take()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(await used()).toBe(1);
});

test("two disputes taken back at the same moment are both drafts again, and both places are free", async () => {
  const answers = await Promise.all(ids.map((id) => take(id)));
  expect(answers.map(({ status }) => status)).toEqual(["draft", "draft"]);
  expect(await used()).toBe(0);
});

test("a draft and another member's dispute are not there to take back", async () => {
  await take();
  await expect(take()).rejects.toMatchObject({ code: "INVALID_TRANSITION" });
  const other = await world.member({ email: "other@redress.example" });
  const request = makeRequest<"disputes/take-back">({ user: other, params: { id: ids[1] ?? "" } });
  await expect(takeBack(request, world.services)).rejects.toMatchObject({ code: "NOT_FOUND" });
});
