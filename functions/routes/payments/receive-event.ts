import type { PaymentEvent, PaymentProvider } from "#functions/providers/payment/payment";
import { Stripe } from "#functions/providers/payment/stripe";
import { BillingEndRepository } from "#functions/repositories/billing-ends";
import { DisputeRepository } from "#functions/repositories/disputes";
import { MailOrderRepository } from "#functions/repositories/mail-orders";
import { type NewPayment, PaymentRepository } from "#functions/repositories/payments";
import { isRefused, type TransactItem } from "#functions/repositories/table";
import type { UserRecord } from "#functions/repositories/user-record";
import { UserRepository } from "#functions/repositories/users";
import { apiHandler, type RequestOf } from "#functions/runtime/api-handler";
import { documents } from "#functions/runtime/aws-dynamodb";
import { secret } from "#functions/runtime/aws-secrets";
import { type EndServices, endingService } from "#functions/runtime/end-service";
import { env } from "#functions/runtime/env";
import { log } from "#functions/runtime/log";
import { now } from "#functions/runtime/now";
import { isOfAnotherCustomer, isOutdated, paymentChanges } from "#functions/runtime/payment-changes";
import { isActiveAt, isOfCancelled } from "#shared/domain/plan/subscription";

export type ReceivePaymentServices = EndServices & {
  provider: PaymentProvider;
  users: Pick<UserRepository, "get" | "ownerOf" | "updateItem">;
  payments: Pick<PaymentRepository, "item" | "customerItem" | "chargeItem" | "applyOnce">;
  now: () => Date;
};

const TRIES = 3;
const BY = "payments";

/**
 * An event of the payment provider, each once: the ledger, and what follows for the subscription, in one transaction.
 *
 * A checkout makes a registered member active with the plan paid for; a visitor's is kept for the account to come. A failed
 * payment starts the days of grace, which `watch-clocks` ends; a full refund, a chargeback and the subscription's end stop
 * the service at once, and the letters that wait with it.
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
    // Money from nobody we know: an operator has to look.
    if (!user) log({ event: "payment", outcome: "unknown payer", subjectId: event.id });
    const effects = user ? await effectsOf(event, user, services, at) : [];
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
  const { userId, customerId, chargeId } = event;
  const ownerId =
    userId ??
    (customerId && (await users.ownerOf("CUSTOMER", customerId))) ??
    (chargeId && (await users.ownerOf("CHARGE", chargeId)));
  return ownerId ? users.get(ownerId, { isConsistent: true }) : undefined;
}

async function effectsOf(
  event: PaymentEvent,
  user: UserRecord,
  services: ReceivePaymentServices,
  at: Date,
): Promise<TransactItem[]> {
  const { payments } = services;
  const { userId } = user;
  const { kind, customerId, chargeId } = event;
  const isPayment = kind === "checkout" || kind === "renewal";
  const status = ledgerStatus(event);
  return [
    ...(status ? [payments.item(ledgerEntry(event, { userId, status, at }))] : []),
    ...(customerId && kind === "checkout" ? [payments.customerItem(customerId, userId)] : []),
    ...(chargeId && isPayment ? [payments.chargeItem(chargeId, userId)] : []),
    ...(await consequences(event, user, services, at)),
  ];
}

async function consequences(event: PaymentEvent, user: UserRecord, services: ReceivePaymentServices, at: Date) {
  if (await isOfEarlierPlan(event, user, services, at)) return earlierEnds(event, user, services, at);
  return endsService(event) ? endingService(user, { at, by: BY }, services) : standing(event, user, services, at);
}

/** Of a plan that the member has cancelled, or replaced by another. A checkout may be told after the one that replaced it. */
async function isOfEarlierPlan(event: PaymentEvent, user: UserRecord, { users }: ReceivePaymentServices, at: Date) {
  if (event.kind === "checkout" && isOfCancelled(event.createdAt, user)) return true;
  if (!isOfAnotherCustomer(event, user)) return false;
  if (event.kind === "checkout") return isActiveAt(user, at) && isOutdated(event, user);
  return (await users.ownerOf("CUSTOMER", event.customerId ?? "")) === user.userId;
}

function earlierEnds({ kind, customerId }: PaymentEvent, user: UserRecord, services: ReceivePaymentServices, at: Date) {
  if (kind !== "checkout" || !user.payment) return [];
  return services.billingEnds.ordering({ ...user, payment: { ...user.payment, customerId } }, at.toISOString());
}

function endsService({ kind, isFull }: PaymentEvent): boolean {
  return kind === "end" || kind === "chargeback" || (kind === "refund" && isFull === true);
}

/** The writes for what leaves or makes a member active; who buys another plan pays no longer for the earlier one. */
function standing(
  event: PaymentEvent,
  user: UserRecord,
  { users, billingEnds }: ReceivePaymentServices,
  at: Date,
): TransactItem[] {
  const changes = paymentChanges(event, user, at);
  if (!changes) return [];
  const { userId, subscriptionStatus, payment, contract, allowance, otherAllowance } = user;
  const isReplaced = event.kind === "checkout" && event.customerId !== payment?.customerId;
  return [
    users.updateItem(userId, changes, { subscriptionStatus, payment, contract, allowance, otherAllowance }),
    ...(isReplaced ? billingEnds.ordering(user, at.toISOString()) : []),
  ];
}

type LedgerStatus = NewPayment["status"];

const statuses: Partial<Record<PaymentEvent["kind"], LedgerStatus>> = {
  checkout: "paid",
  renewal: "paid",
  failure: "failed",
  refund: "refunded",
  chargeback: "disputed",
};

/** What an event is in the ledger; undefined for one without a movement of money or the promise of one. */
function ledgerStatus({ kind, amountCents }: PaymentEvent): LedgerStatus | undefined {
  const status = statuses[kind];
  return status && amountCents === 0 ? "arranged" : status;
}

type Booking = { userId: string; status: LedgerStatus; at: Date };

function ledgerEntry(
  { kind, amountCents, currency, tier, id: eventId, customerId, chargeId }: PaymentEvent,
  { userId, status, at }: Booking,
) {
  const isBack = status === "refunded" || status === "disputed";
  return {
    userId,
    at: at.toISOString(),
    amountCents: isBack ? -amountCents : amountCents,
    currency,
    status,
    description: tier ? `${kind} ${tier}` : kind,
    eventId,
    customerId,
    chargeId,
  };
}

export const handler = apiHandler("payments/receive-event", receivePayment, () => ({
  provider: new Stripe(() => secret(env("PAYMENT_WEBHOOK_SECRET"))),
  users: new UserRepository(documents(), env("USERS_TABLE")),
  payments: new PaymentRepository(documents(), env("USERS_TABLE")),
  billingEnds: new BillingEndRepository(documents(), env("USERS_TABLE")),
  disputes: new DisputeRepository(documents(), env("DISPUTES_TABLE")),
  orders: new MailOrderRepository(documents(), env("DISPUTES_TABLE")),
  now,
}));
