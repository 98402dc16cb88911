import type { PaymentEvent, PaymentProvider } from "#functions/providers/payment/payment";
import { Stripe } from "#functions/providers/payment/stripe";
import { HistoryRepository } from "#functions/repositories/history";
import { PaymentRepository } from "#functions/repositories/payments";
import { isRefused, type TransactItem } from "#functions/repositories/table";
import type { UserChanges, UserRecord } from "#functions/repositories/user-record";
import { UserRepository } from "#functions/repositories/users";
import { apiHandler, type RequestOf } from "#functions/runtime/api-handler";
import { documents } from "#functions/runtime/aws-dynamodb";
import { secret } from "#functions/runtime/aws-secrets";
import { env } from "#functions/runtime/env";
import { now } from "#functions/runtime/now";
import { activation, awaitedTier, changeBy } from "#functions/runtime/subscription-changes";
import { AppError } from "#shared/api/errors";
import { paymentTypeOf } from "#shared/domain/plan/plan";

export type ReceivePaymentServices = {
  provider: PaymentProvider;
  users: Pick<UserRepository, "get" | "ownerOf" | "updateItem">;
  payments: Pick<PaymentRepository, "item" | "customerItem" | "applyOnce">;
  history: Pick<HistoryRepository, "item">;
  now: () => Date;
};

const TRIES = 3;
const BY = "payments";

/**
 * An event of the payment provider, each once: the ledger, and what follows for the subscription, in one transaction.
 *
 * A checkout makes a registered member active with the plan paid for; a visitor's is kept for the account to come.
 *
 * @throws AppError BAD_SIGNATURE
 */
export async function receivePayment(
  { rawBody, headers }: RequestOf<"payments/receive-event">,
  services: ReceivePaymentServices,
) {
  const at = services.now();
  const event = await services.provider.readEvent(rawBody, headers, at);
  if (event.kind === "other") return { received: true as const };

  for (let attempt = 1; ; attempt += 1) {
    const user = await payerOf(event, services);
    const effects = user ? effectsOf(event, user, services, at) : [];
    try {
      await services.payments.applyOnce({ provider: services.provider.name, id: event.id }, effects, at);
      return { received: true as const };
    } catch (error) {
      // The member's status changed between read and write: look again.
      if (!isRefused(error) || attempt === TRIES) throw error;
    }
  }
}

async function payerOf(event: PaymentEvent, { users }: ReceivePaymentServices): Promise<UserRecord | undefined> {
  const userId = event.userId ?? (event.customerId && (await users.ownerOf("CUSTOMER", event.customerId)));
  return userId ? users.get(userId, { isConsistent: true }) : undefined;
}

function effectsOf(
  event: PaymentEvent,
  user: UserRecord,
  { users, payments, history }: ReceivePaymentServices,
  at: Date,
): TransactItem[] {
  const changes = changesOf(event, user, at);
  const only = { subscriptionStatus: user.subscriptionStatus };
  const { lastChange: change } = changes ?? {};
  return [
    ...(event.kind === "end" ? [] : [payments.item(ledgerEntry(event, user, at))]),
    ...(event.customerId && event.kind === "checkout" ? [payments.customerItem(event.customerId, user.userId)] : []),
    ...(changes ? [users.updateItem(user.userId, changes, only)] : []),
    ...(change ? [history.item({ ...user, ...changes }, change)] : []),
  ];
}

function changesOf(event: PaymentEvent, user: UserRecord, at: Date): UserChanges | undefined {
  if (event.kind === "end") {
    if (user.subscriptionStatus !== "active") return undefined;
    return { subscriptionStatus: "inactive", lastChange: changeBy(BY, "deactivated", at) };
  }
  if (event.kind !== "checkout") return undefined;

  const tier = event.tier ?? awaitedTier(user);
  const payment = {
    paymentIntentId: event.id,
    ...user.payment,
    paymentType: paymentTypeOf(tier),
    receivedAt: at.toISOString(),
  };
  if (!user.registeredAt) return { payment, paymentType: payment.paymentType };
  return { ...activation(user, tier, changeBy(BY, "payment_received", at)), payment };
}

const statuses = { checkout: "paid", renewal: "paid", failure: "failed", refund: "refunded" } as const;

function ledgerEntry(event: PaymentEvent, { userId }: UserRecord, at: Date) {
  const { kind, amountCents, currency, tier, id: eventId } = event;
  if (kind === "end" || kind === "other") throw new AppError("INTERNAL");
  return {
    userId,
    at: at.toISOString(),
    amountCents: kind === "refund" ? -amountCents : amountCents,
    currency,
    status: amountCents === 0 ? ("arranged" as const) : statuses[kind],
    description: tier ? `${kind} ${tier}` : kind,
    eventId,
  };
}

export const handler = apiHandler("payments/receive-event", receivePayment, () => ({
  provider: new Stripe(() => secret(env("PAYMENT_WEBHOOK_SECRET"))),
  users: new UserRepository(documents(), env("USERS_TABLE")),
  payments: new PaymentRepository(documents(), env("USERS_TABLE")),
  history: new HistoryRepository(documents(), env("USERS_TABLE")),
  now,
}));
