import { changeBy } from "#functions/repositories/change-by";
import type { UserChanges, UserRecord } from "#functions/repositories/user-record";
import type { UserRepository } from "#functions/repositories/users";
import { AppError } from "#shared/api/errors";
import type { PaymentCompletedBody } from "#shared/api/schemas/subscription";
import { paymentTypeOf, type SubscriptionTier } from "#shared/domain/plan/plan";
import { isActiveAt, isOfCancelled } from "#shared/domain/plan/subscription";

type ReportedPayment = Pick<PaymentCompletedBody, "paymentType"> & {
  paymentIntentId: string;
  /** Whether the member's state is served. */
  isOpen: boolean;
};

const TRIES = 3;

/**
 * Notes a payment that a person says they have made: a member without an active plan waits for verification, a visitor's payment for the
 * account. The payment provider may report the same payment meanwhile: what it said stays.
 *
 * @throws AppError CONFLICT when the record keeps changing
 */
export async function reportPayment(
  user: UserRecord,
  reported: ReportedPayment,
  users: Pick<UserRepository, "get" | "update">,
  at: Date,
): Promise<void> {
  for (let attempt = 1, present = user; ; attempt += 1) {
    const { subscriptionStatus, payment } = present;
    // Drafts that are added under the plan in force: nothing more was paid for it.
    if (isKnown(present, reported, at)) return;
    try {
      await users.update(user.userId, changesOf(present, reported, at), { only: { subscriptionStatus, payment } });
      return;
    } catch (error) {
      const isLate = error instanceof AppError && error.code === "CONFLICT" && attempt < TRIES;
      const read = isLate ? await users.get(user.userId, { isConsistent: true }) : undefined;
      if (!read) throw error;
      present = read;
    }
  }
}

/** Whether a payment for the plan in force was reported before. */
function isKnown(user: UserRecord, { paymentType }: ReportedPayment, at: Date): boolean {
  return user.payment?.reportedAt !== undefined && user.paymentType === paymentType && isActiveAt(user, at);
}

function changesOf(user: UserRecord, { paymentIntentId, isOpen, ...reported }: ReportedPayment, at: Date): UserChanges {
  const plan = confirmedPlan(user);
  const paymentType = plan ? paymentTypeOf(plan) : reported.paymentType;
  const heldFor = isOpen ? undefined : ("state" as const);
  const payment = { ...user.payment, plan, reportedAt: at.toISOString(), paymentIntentId, paymentType, heldFor };
  // An active plan stays as it is until the payment provider confirms another one.
  if (isActiveAt(user, at)) return { payment };
  if (!user.registeredAt || user.subscriptionStatus === "pending_verification") return { payment, paymentType };
  const lastChange = changeBy(user.userId, isOpen ? "payment_reported" : "payment_held", at);
  return { payment, paymentType, subscriptionStatus: "pending_verification", lastChange };
}

/** What the payment provider said stays, unless that was of a plan which has been cancelled since. */
function confirmedPlan(user: UserRecord): SubscriptionTier | undefined {
  return isOfCancelled(user.payment?.receivedAt, user) ? undefined : user.payment?.plan;
}
