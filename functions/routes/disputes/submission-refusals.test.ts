import { itemsOf, startDisputeWorld } from "#functions/testing/dispute-world";
import { draftIds, submitDisputes, usedAllowance } from "#functions/testing/submitted-disputes";

test("over the allowance nothing is submitted, and the answer says what was used", async () => {
  const world = await startDisputeWorld();
  const maya = await world.member({ allowance: { period: "2026-11", limit: 5, used: 4 } });
  const ids = await draftIds(world, maya, 2);
  const refusal = await submitDisputes(world, maya, ids).catch((error: unknown) => error);
  const { disputes } = await world.disputes.list(maya.userId, { status: "draft", limit: 50 });
  const count = await usedAllowance(world, maya);
  await world.close();

  expect(refusal).toMatchObject({
    code: "MONTHLY_LIMIT_EXCEEDED",
    details: "You have used 4 of 5 disputes this month. You have selected 2.",
    // November has 9 days and a half left.
    retryAfterSeconds: expect.any(Number),
  });
  expect(disputes).toHaveLength(2);
  expect(count).toBe(4);
});

test("a one-time plan at its end has a refusal of its own: it has no month", async () => {
  const world = await startDisputeWorld();
  const allowance = { period: "lifetime", limit: 2, used: 2 };
  const maya = await world.member({ subscriptionTier: "onetime", allowance });
  const refusal = await submitDisputes(world, maya, await draftIds(world, maya, 1)).catch((error: unknown) => error);
  await world.close();
  expect(refusal).toMatchObject({
    code: "MONTHLY_LIMIT_EXCEEDED",
    message: "These are more disputes than your plan has in all.",
    details: "You have used 2 of 2 disputes in all.",
    retryAfterSeconds: undefined,
  });
});

test.each([
  ["onetime", "lifetime", 2],
  ["monthly", "2026-11", 5],
  ["premium", "2026-11", 15],
] as const)(
  "on the plan %s (%s) dispute %i is the last, and the next is refused with 429",
  async (tier, period, limit) => {
    const world = await startDisputeWorld();
    const allowance = { period, limit, used: limit - 1 };
    const maya = await world.member({ subscriptionTier: tier, allowance });
    const [last = "", next = ""] = await draftIds(world, maya, 2);
    await expect(submitDisputes(world, maya, [last])).resolves.toMatchObject({ remainingThisMonth: 0 });
    await expect(submitDisputes(world, maya, [next])).rejects.toMatchObject({ status: 429 });
    await world.close();
  },
);

test.each([
  ["last month's allowance does not count", { allowance: { period: "2026-10", limit: 5, used: 5 } }, 4],
  [
    "a better plan counts what the month has used",
    { subscriptionTier: "premium" as const, allowance: { period: "2026-11", limit: 5, used: 5 } },
    9,
  ],
  [
    "a one-time plan has 2 in all",
    { subscriptionTier: "onetime" as const, allowance: { period: "lifetime", limit: 2, used: 1 } },
    0,
  ],
])("%s", async (_, changes, remaining) => {
  const world = await startDisputeWorld();
  const maya = await world.member(changes);
  const answer = await submitDisputes(world, maya, await draftIds(world, maya, 1));
  await world.close();
  expect(answer).toMatchObject({ processedCount: 1, remainingThisMonth: remaining });
});

test.each([
  ["a member who has not paid", { subscriptionStatus: "incomplete" as const, contract: undefined }, "PAYMENT_REQUIRED"],
  ["a member who waits for activation", { subscriptionStatus: "pending_verification" as const }, "PAYMENT_REQUIRED"],
  ["a member without a signed contract", { contract: undefined }, "CONTRACT_REQUIRED"],
])("%s cannot submit", async (_, changes, code) => {
  const world = await startDisputeWorld();
  const maya = await world.member(changes);
  await expect(submitDisputes(world, maya, await draftIds(world, maya, 1))).rejects.toMatchObject({ code });
  await world.close();
});

test.each([
  ["another member's dispute", "foreign"],
  ["an unknown id", "01KAB00000000000000000N0NE"],
  ["the key of a claim", "ITEM#01KAB00000000000000000N0NE"],
])("%s fails the whole call", async (_, kind) => {
  const world = await startDisputeWorld();
  const [maya, li] = [await world.member(), await world.member()];
  const [own = ""] = await draftIds(world, maya, 1);
  const [foreign = ""] = await draftIds(world, li, 1);
  const ids = [own, kind === "foreign" ? foreign : kind];
  await expect(submitDisputes(world, maya, ids)).rejects.toMatchObject({ code: "NOT_FOUND" });
  const dispute = await world.disputes.getNow(maya.userId, own);
  await world.close();
  expect(dispute?.status).toBe("draft");
});

test("a contract that is cancelled during the call stops it", async () => {
  const world = await startDisputeWorld();
  const maya = await world.member();
  const ids = await draftIds(world, maya, 1);
  const { contract } = maya;
  await world.users.put({ ...maya, contract: contract && { ...contract, cancelledAt: "2026-11-20T16:59:59.000Z" } });
  await expect(submitDisputes(world, maya, ids)).rejects.toMatchObject({ code: "CONTRACT_REQUIRED" });
  await world.close();
});

test.each([
  ["in the last second of its notice, a contract still serves", 0, { processedCount: 1 }],
  ["once its notice has run out, it is no contract any more", 1_000, { code: "CONTRACT_REQUIRED" }],
])("%s", async (_, later, outcome) => {
  const world = await startDisputeWorld();
  const maya = await world.member();
  const { contract } = maya;
  const endsAt = new Date(world.clock.at.getTime() + 1_000).toISOString();
  const leaving = { ...maya, contract: contract && { ...contract, endsAt } };
  await world.users.put(leaving);
  const ids = await draftIds(world, maya, 1);
  world.clock.at = new Date(world.clock.at.getTime() + later);

  expect(await submitDisputes(world, leaving, ids).catch((error: unknown) => error)).toMatchObject(outcome);
  expect(await usedAllowance(world, maya)).toBe("code" in outcome ? 0 : 1);
  await world.close();
});

test("more drafts than one transaction takes are refused in plain words: later letters count against no plan", async () => {
  const world = await startDisputeWorld();
  const maya = await world.member({}, itemsOf(50));
  const ids: string[] = [];
  for (const { dispute } of await world.drafts(maya, 50)) {
    const experian = { reportsItem: true, kind: "procedure_request" as const };
    await world.disputes.transact([world.disputes.saveWrite({ ...dispute, bureaus: { experian } })]);
    ids.push(dispute.id);
  }
  const refusal = await submitDisputes(world, maya, ids).catch((error: unknown) => error);
  const rest = await submitDisputes(world, maya, ids.slice(0, 45));
  await world.close();

  expect(refusal).toMatchObject({ code: "VALIDATION_FAILED", details: "Please submit fewer disputes at once." });
  expect(rest).toMatchObject({ processedCount: 45 });
});
