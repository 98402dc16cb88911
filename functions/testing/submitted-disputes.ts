import { sendLetters } from "#functions/jobs/send-letters";
import type { TransactItem } from "#functions/repositories/table";
import type { UserRecord } from "#functions/repositories/users";
import { processDisputes } from "#functions/routes/disputes/process-disputes";
import { sharedDrafts, sharedDraftsView } from "#functions/services/disputes/shared-drafts";
import type { Together } from "#shared/api/schemas/dispute";
import type { DisputeWorld } from "./dispute-world";
import { makeRequest } from "./make-request";

/** Submits a member's drafts as the route does. */
export const submitDisputes = (
  world: DisputeWorld,
  user: UserRecord,
  disputeIds: string[],
  idempotencyWrites: () => TransactItem[] = () => [],
  together?: Together,
) =>
  processDisputes(
    makeRequest<"disputes/process-disputes">({ user, body: { disputeIds, together }, idempotencyWrites }),
    world.services,
  );

/** Submits drafts with one letter to each bureau for as many of them as may share it. */
export async function submitTogether(world: DisputeWorld, user: UserRecord, disputeIds: string[]) {
  const groups = await sharedDrafts(user.userId, disputeIds, world.services);
  return submitDisputes(world, user, disputeIds, undefined, groups.map(sharedDraftsView));
}

/** The ids of new drafts of a member. */
export async function draftIds(world: DisputeWorld, user: UserRecord, count: number): Promise<string[]> {
  return (await world.drafts(user, count)).map(({ dispute }) => dispute.id);
}

/** How many disputes of the member count in the period that was last counted. */
export const usedAllowance = async (world: DisputeWorld, user: UserRecord) =>
  (await world.users.get(user.userId))?.allowance?.used ?? 0;

/** Letters that left on Friday, November 27, 2026, of which the post says nothing until the eleventh day. */
export async function unscannedLetters(world: DisputeWorld): Promise<{ user: UserRecord; id: string }> {
  const user = await world.member();
  const [id = ""] = await draftIds(world, user, 1);
  await submitDisputes(world, user, [id]);
  world.clock.at = new Date("2026-11-27T17:00:00.000Z");
  await sendLetters({ event: {} }, world.services);
  world.clock.at = new Date("2026-12-08T17:00:00.000Z");
  return { user, id };
}
