import type { PaymentProvider } from "#functions/providers/payment/payment";
import type { PaymentRepository } from "#functions/repositories/payments";
import { retryRefused } from "#functions/repositories/retry-refused";
import {
  billing,
  billingEnds,
  disputes,
  earlyPayments,
  letters,
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

/** An event of the payment provider, and what it reports, each once, in one transaction: see `paymentWrites`. @throws AppError BAD_SIGNATURE */
export async function receivePayment(
  { rawBody, headers }: RequestOf<"payments/receive-event">,
  services: ReceivePaymentServices,
) {
  const at = services.now();
  const event = await services.provider.readEvent(rawBody, headers, at);
  if (event.kind === "other") return { received: true as const };

  const { payments, provider } = services;
  // The member's record may change between read and write: then what is stored now decides.
  await retryRefused({ tries: TRIES }, async () => {
    const writes = await paymentWrites(event, services, at);
    await payments.applyOnce({ ...event, provider: provider.name }, writes, at);
  });
  return { received: true as const };
}

export const handler = apiHandler("payments/receive-event", receivePayment, () => ({
  provider: paymentEvents(),
  users: users(),
  payments: payments(),
  early: earlyPayments(),
  refunds: refundOrders(),
  billing: billing(),
  billingEnds: billingEnds(),
  disputes: disputes(),
  letters: letters(),
  orders: mailOrders(),
  openStates: openStates(),
  now,
}));
