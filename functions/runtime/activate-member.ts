import type { HistoryRepository } from "#functions/repositories/history";
import type { UserRecord, UserRepository } from "#functions/repositories/users";
import { AppError } from "#shared/api/errors";
import { activation, awaitedTier, changeBy } from "./subscription-changes";

export type ActivationServices = {
  users: Pick<UserRepository, "update">;
  history: Pick<HistoryRepository, "add" | "audit">;
};

/**
 * Makes a member active who waits for it, with the plan they have chosen. One write changes the record, only while the member
 * still waits; history and audit entry follow it: 7 write units.
 *
 * @param user as read; undefined when there is none
 * @param adminId who does it
 * @throws AppError NOT_FOUND, NOT_PENDING
 */
export async function activateMember(
  user: UserRecord | undefined,
  adminId: string,
  { users, history }: ActivationServices,
  at: Date,
): Promise<UserRecord> {
  if (!user?.registeredAt) throw new AppError("NOT_FOUND");
  const change = changeBy(adminId, "activated", at);
  const only = { subscriptionStatus: "pending_verification" as const };
  const changes = activation(user, awaitedTier(user), change);
  const active = await users.update(user.userId, changes, { only, refusal: "NOT_PENDING" });

  const { subscriptionStatus, subscriptionTier } = active;
  const entry = { ...change, userId: user.userId, before: only, after: { subscriptionStatus, subscriptionTier } };
  await Promise.all([history.add(active), history.audit(entry)]);
  return active;
}
