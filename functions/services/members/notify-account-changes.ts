import type { HistoryRecord } from "#functions/repositories/history";
import type { PaymentRecord } from "#functions/repositories/payments";
import type { NoticeKind } from "#shared/api/schemas/notice";
import { type NotificationServices, notify } from "./notify";

const steps: Partial<Record<HistoryRecord["action"], NoticeKind>> = {
  activated: "activated",
  deactivated: "subscription_ended",
};
const payments: Partial<Record<PaymentRecord["status"], NoticeKind>> = {
  paid: "payment_received",
  failed: "payment_failed",
  refunded: "payment_refunded",
  refund_failed: "refund_failed",
};

/** What came into a member's history and ledger. */
type AccountChanges = { step?: HistoryRecord; payment?: PaymentRecord };

/** Notifies members, once, of what happened to their subscription and their payments. */
export async function notifyAccountChanges(
  { step, payment }: AccountChanges,
  services: NotificationServices,
): Promise<void> {
  const ofStep = step && steps[step.action];
  if (ofStep) await notify({ userId: step.userId, kind: ofStep, at: step.at, dedupeKey: step.id }, services);
  const ofPayment = payment && (payment.settlement ? "payment_paid_back" : payments[payment.status]);
  if (!ofPayment) return;
  const { userId, at, paymentId } = payment;
  await notify({ userId, kind: ofPayment, at, dedupeKey: paymentId }, services);
}
