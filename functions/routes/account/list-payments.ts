import type { PaymentRepository } from "#functions/repositories/payments";
import type { RefundOrderRepository } from "#functions/repositories/refund-orders";
import { payments, refundOrders } from "#functions/services";
import { paymentTimeline } from "#functions/services/billing/payment-timeline";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";

type Services = { payments: Pick<PaymentRepository, "list">; refunds: Pick<RefundOrderRepository, "ofMember"> };

/** What the member has paid and what went back, newest first. */
export async function listPayments(
  { user }: Pick<RequestOf<"account/list-payments">, "user">,
  { payments, refunds }: Services,
) {
  const [ledger, orders] = await Promise.all([payments.list(user.userId), refunds.ofMember(user.userId)]);
  return { payments: paymentTimeline(ledger, orders) };
}

export const handler = apiHandler("account/list-payments", listPayments, () => ({
  payments: payments(),
  refunds: refundOrders(),
}));
