import { ulid } from "ulid";
import type { UserChanges, UserRecord } from "#functions/repositories/user-record";
import type { UserRepository } from "#functions/repositories/users";
import { openStates, users } from "#functions/services";
import { changeBy } from "#functions/services/billing/subscription-changes";
import { assertPossible, statementOf } from "#functions/services/disputes/dispute-statement";
import {
  type DraftServices,
  draftDisputes,
  draftServices,
  type Wish,
} from "#functions/services/disputes/draft-disputes";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import { AppError } from "#shared/api/errors";
import type { PaymentCompletedBody } from "#shared/api/schemas/subscription";
import { isStateOpen } from "#shared/domain/contract/state-rules";
import { viewsOf } from "#shared/domain/dispute/statements";
import { paymentTypeOf, type SubscriptionTier } from "#shared/domain/plan/plan";
import { isActiveAt, isOfCancelled } from "#shared/domain/plan/subscription";

export type CompletePaymentServices = DraftServices & {
  users: Pick<UserRepository, "get" | "update">;
  openStates: readonly string[];
};

const TRIES = 3;

/**
 * Someone says that they have paid: their selection becomes drafts, and a member without an active plan waits for verification.
 * A visitor's drafts and payment wait for the account. Items whose dispute is open already are left out. In a state that is not
 * served the payment is noted alone: no draft is written, and it waits for an administrator.
 *
 * @throws AppError NOT_FOUND for an item that is not in the latest report, VALIDATION_FAILED for a reason
 *   that says nothing or that the report disproves: nothing is done
 */
export async function completePayment(
  { user, body }: RequestOf<"subscription/complete-payment">,
  services: CompletePaymentServices,
) {
  const at = services.now();
  const isOpen = isStateOpen(user.address?.state, services.openStates);
  const disputesCreated = isOpen ? await draftSelection(user, body, services) : 0;
  const paymentIntentId = `pay_${ulid(at.getTime())}`;
  await note(
    user,
    (present) => changesOf(present, { paymentType: body.paymentType, paymentIntentId, isOpen }, at),
    services,
  );
  return { disputesCreated, paymentIntentId };
}

/** The payment provider may tell of the same payment meanwhile: what it said stays. */
async function note(
  user: UserRecord,
  changes: (present: UserRecord) => UserChanges,
  { users }: CompletePaymentServices,
): Promise<void> {
  for (let attempt = 1, present = user; ; attempt += 1) {
    const { subscriptionStatus, payment } = present;
    try {
      await users.update(user.userId, changes(present), { only: { subscriptionStatus, payment } });
      return;
    } catch (error) {
      const isLate = error instanceof AppError && error.code === "CONFLICT" && attempt < TRIES;
      const read = isLate ? await users.get(user.userId, { isConsistent: true }) : undefined;
      if (!read) throw error;
      present = read;
    }
  }
}

type Reported = Pick<PaymentCompletedBody, "paymentType"> & { paymentIntentId: string; isOpen: boolean };

function changesOf(user: UserRecord, { paymentIntentId, isOpen, ...reported }: Reported, at: Date): UserChanges {
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

async function draftSelection(user: UserRecord, body: PaymentCompletedBody, services: DraftServices): Promise<number> {
  // Maps, for a client may call an item "constructor", which every object has.
  const reasons = new Map(Object.entries(body.selectedDisputeReasons));
  const ownWords = new Map(Object.entries(body.additionalDetails ?? {}));
  const wishes = [...new Set(body.selectedItems)].map((id) => wishOf(id, reasons.get(id) ?? [], ownWords.get(id)));
  if (wishes.length === 0) return 0;
  const report = user.latestReport && (await services.reports.get(user.userId, user.latestReport.reportId));
  for (const wish of wishes) {
    const statement = statementOf(wish, wish);
    const item = report?.negativeItems.find(({ id }) => id === wish.negativeItemId);
    if (!item) throw new AppError("NOT_FOUND");
    assertPossible(statement, viewsOf(item));
  }

  const once = { ...services, reports: { get: async () => report } };
  const created = await Promise.all(wishes.map((wish) => draftUnlessOpen(user, wish, once)));
  return created.filter(Boolean).length;
}

function wishOf(negativeItemId: string, reasons: string[], additionalDetails: string | undefined): Wish {
  const disputeReason = reasons.length > 0 ? reasons.join("; ") : "other";
  return { negativeItemId, disputeReason, additionalDetails, mayAskOnly: true };
}

async function draftUnlessOpen(user: UserRecord, wish: Wish, services: DraftServices): Promise<boolean> {
  try {
    await draftDisputes(user, [wish], services);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "ALREADY_DISPUTED") return false;
    throw error;
  }
}

export const handler = apiHandler("subscription/complete-payment", completePayment, () => ({
  ...draftServices(),
  users: users(),
  openStates: openStates(),
  now,
}));
