import type { PaymentProvider } from "#functions/providers/payment/payment";
import type { PaymentRepository } from "#functions/repositories/payments";
import { isRefused } from "#functions/repositories/table";
import {
  billingEnds,
  disputes,
  earlyPayments,
  mailOrders,
  openStates,
  paymentEvents,
  payments,
  refundOrders,
  users,
} from "#functions/services";
import { type PaymentWritesServices, paymentWrites } from "#functions/services/billing/payment-writes";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";

export type ReceivePaymentServices = PaymentWritesServices & {
  provider: PaymentProvider;
  payments: Pick<PaymentRepository, "applyOnce">;
  now: () => Date;
};

const TRIES = 3;

/** An event of the payment provider, each once, in one transaction: see `paymentWrites`. @throws AppError BAD_SIGNATURE */
export async function receivePayment(
  { rawBody, headers }: RequestOf<"payments/receive-event">,
  services: ReceivePaymentServices,
) {
  const at = services.now();
  const event = await services.provider.readEvent(rawBody, headers, at);
  if (event.kind === "other") return { received: true as const };

  for (let attempt = 1; ; attempt += 1) {
    const writes = await paymentWrites(event, services, at);
    try {
      await services.payments.applyOnce({ provider: services.provider.name, id: event.id }, writes, at);
      return { received: true as const };
    } catch (error) {
      // The member's status changed between read and write: look again.
      if (!isRefused(error) || attempt === TRIES) throw error;
    }
  }
}

export const handler = apiHandler("payments/receive-event", receivePayment, () => ({
  provider: paymentEvents(),
  users: users(),
  payments: payments(),
  early: earlyPayments(),
  refunds: refundOrders(),
  billingEnds: billingEnds(),
  disputes: disputes(),
  orders: mailOrders(),
  openStates: openStates(),
  now,
}));
