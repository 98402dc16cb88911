import type { DisputeRepository } from "#functions/repositories/disputes";
import { isRefused } from "#functions/repositories/table";
import type { UserRecord, UserRepository } from "#functions/repositories/users";
import { graceEndsAt } from "#shared/domain/plan/grace";
import { type EndServices, endServiceWrites, type ServiceEnd } from "./end-service";

export type EndWhenOverServices = EndServices & {
  users: Pick<UserRepository, "get" | "updateWrite">;
  disputes: Pick<DisputeRepository, "transact">;
  now: () => Date;
};

/** Ends a member's service with the contract, or after a failed payment's days of grace. @returns whether it ended */
export async function endWhenOver(userId: string, services: EndWhenOverServices): Promise<boolean> {
  const user = await services.users.get(userId);
  const end = user && endOf(user, services.now());
  if (!end) return false;
  try {
    await services.disputes.transact(await endServiceWrites(user, end, services));
    return true;
  } catch (error) {
    // Something of the member changed meanwhile: tomorrow's run looks again.
    if (!isRefused(error)) throw error;
    return false;
  }
}

function endOf(user: UserRecord, at: Date): ServiceEnd | undefined {
  const { subscriptionStatus, cancellation, paymentFailedAt } = user;
  if (subscriptionStatus !== "active") return undefined;
  if (cancellation && cancellation.endsAt <= at.toISOString()) return { at, by: "contract-end" };
  const isGraceOver = paymentFailedAt !== undefined && graceEndsAt(paymentFailedAt) <= at.toISOString();
  return isGraceOver ? { at, by: "payments" } : undefined;
}
