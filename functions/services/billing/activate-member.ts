import { changeBy } from "#functions/repositories/change-by";
import type { UserRecord, UserRepository } from "#functions/repositories/users";
import { AppError } from "#shared/api/errors";
import { isStateOpen } from "#shared/domain/contract/state-rules";
import { activation, awaitedTier } from "#shared/domain/plan/activation";

export type ActivationServices = { users: Pick<UserRepository, "update">; openStates: readonly string[] };

/**
 * Makes a member active who waits for it, with the plan they have chosen: one write, only while the member still waits.
 * `follow-members` makes the entries of history and audit log from it.
 *
 * @param user as read; undefined when there is none
 * @param adminId who does it
 * @throws AppError NOT_FOUND, NOT_PENDING, STATE_NOT_SERVED: a payment from there is returned
 */
export async function activateMember(
  user: UserRecord | undefined,
  adminId: string,
  { users, openStates }: ActivationServices,
  at: Date,
): Promise<UserRecord> {
  if (!user?.registeredAt) throw new AppError("NOT_FOUND");
  const isPending = user.subscriptionStatus === "pending_verification";
  if (isPending && !isStateOpen(user.address?.state, openStates)) throw new AppError("STATE_NOT_SERVED");
  const changes = activation(user, awaitedTier(user), changeBy(adminId, "activated", at));
  const only = {
    subscriptionStatus: "pending_verification" as const,
    ...(changes.contract && { contract: user.contract, nextContract: user.nextContract }),
  };
  return users.update(user.userId, changes, { only, refusal: "NOT_PENDING" });
}
