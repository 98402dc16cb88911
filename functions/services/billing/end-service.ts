import type { BillingEndRepository } from "#functions/repositories/billing-ends";
import { changeBy } from "#functions/repositories/change-by";
import type { TransactItem } from "#functions/repositories/table";
import type { UserChanges, UserRecord } from "#functions/repositories/user-record";
import {
  type StopFirstServices,
  stopFirst,
  stopWrites,
  waitingDisputes,
} from "#functions/services/disputes/stop-letters";
import { countsAfterStopping } from "#shared/domain/contract/ending";

type Contract = NonNullable<UserRecord["contract"]>;

export type EndServices = StopFirstServices & {
  billingEnds: Pick<BillingEndRepository, "orderWrites">;
};

export type ServiceEnd = {
  at: Date;
  /** The part of the service that ends it. */
  by: string;
};

/**
 * The writes that end an active member's service: inactive; letters that wait are stopped and no longer count against the plan; the payment
 * provider is asked to charge nothing more; a contract under notice is over. Letters of a dispute whose
 * first letter has left still leave. None for a member who is not active.
 *
 * Refused as a whole when the member's subscription, or a waiting dispute, changed since it was read.
 */
export async function endServiceWrites(
  read: UserRecord,
  { at, by }: ServiceEnd,
  services: EndServices,
): Promise<TransactItem[]> {
  if (read.subscriptionStatus !== "active") return [];
  const waiting = await waitingDisputes(read.userId, services);
  const { user, waiting: stopped } = await stopFirst(read, waiting, at.toISOString(), services);
  const { allowance, otherAllowance, contract, subscriptionStatus } = user;
  const stops = await Promise.all(
    stopped.map((dispute) => stopWrites(dispute, { at: at.toISOString(), by: "system" }, services)),
  );

  const after: UserChanges = {
    ...countsAfterStopping(user, stopped),
    contract: contract && overIfUnderNotice(contract, at),
    paymentFailedAt: undefined,
    subscriptionStatus: "inactive",
    lastChange: changeBy(by, "deactivated", at),
  };
  return [
    services.users.updateWrite(user.userId, after, {
      subscriptionStatus,
      allowance,
      otherAllowance,
      contract,
      // A member who pays at this very moment stays.
      payment: user.payment,
      paymentFailedAt: user.paymentFailedAt,
    }),
    ...services.billingEnds.orderWrites(user, at.toISOString()),
    ...stops.flat(),
  ];
}

/**
 * The writes for a payment that the provider took back before it began anything: a member who waits for an administrator with it has
 * nothing left to be activated for, and a visitor brings none to the account. None where the provider never spoke of a payment of
 * theirs.
 */
export function endWaitingWrites(
  { userId, registeredAt, subscriptionStatus, payment }: UserRecord,
  { at, by }: ServiceEnd,
  { users }: Pick<EndServices, "users">,
): TransactItem[] {
  if (!registeredAt && payment?.receivedAt) return [users.updateWrite(userId, { payment: undefined }, { payment })];
  if (subscriptionStatus !== "pending_verification" || payment?.receivedAt === undefined) return [];
  const after = { subscriptionStatus: "inactive" as const, lastChange: changeBy(by, "deactivated", at) };
  return [users.updateWrite(userId, after, { subscriptionStatus, payment })];
}

/** A member who comes back is not held to a contract that they had ended. */
function overIfUnderNotice(contract: Contract, at: Date): Contract {
  const { endsAt, cancelledAt } = contract;
  if (endsAt === undefined || cancelledAt !== undefined) return contract;
  const over = new Date(Math.min(at.getTime(), Date.parse(endsAt)));
  return { ...contract, cancelledAt: over.toISOString() };
}
