import type { PaymentEvent, PaymentProvider } from "#functions/providers/payment/payment";
import { EarlyEvent, type EarlyPaymentRepository } from "#functions/repositories/early-payments";
import type { PaymentRepository } from "#functions/repositories/payments";
import { isRefused, type TransactItem } from "#functions/repositories/table";
import type { UserRecord } from "#functions/repositories/user-record";
import type { UserRepository } from "#functions/repositories/users";
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
import { type EndServices, endServiceWrites } from "#functions/services/billing/end-service";
import { ledgerEntry } from "#functions/services/billing/ledger";
import { isOfAnotherPayment, isOutdated, payersOf, paymentChanges } from "#functions/services/billing/payment-changes";
import { type RefundEventServices, refundOfLatePayment, refundTold } from "#functions/services/billing/refunds";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { log } from "#functions/shell/log";
import { now } from "#functions/shell/now";
import { isPayer } from "#shared/domain/plan/payer";
import { isActiveAt, isOfCancelled } from "#shared/domain/plan/subscription";

export type ReceivePaymentServices = EndServices & {
  provider: PaymentProvider;
  users: Pick<UserRepository, "get" | "ownerOf" | "updateItem">;
  payments: RefundEventServices["payments"] &
    Pick<PaymentRepository, "item" | "customerItem" | "chargeItem" | "customerOf" | "applyOnce">;
  refunds: RefundEventServices["refunds"];
  early: Pick<EarlyPaymentRepository, "keeping" | "waiting">;
  openStates: readonly string[];
  now: () => Date;
};

const TRIES = 3;
const BY = "payments";

/**
 * An event of the payment provider, each once: the ledger, and what follows for the subscription, in one transaction.
 *
 * A checkout that names its plan makes the registered member who paid active with it; one that names none waits for an
 * administrator, and so does one from a state that is not served; a visitor's waits for the account to come. A stranger's with a
 * member's reference changes nothing. A failed payment starts the days of grace, which `watch-clocks` ends; a full refund, a
 * chargeback and the subscription's end stop the service at once, and the letters that wait with it; before their checkout they
 * wait for it. Money for a contract that was cancelled within its period is ordered back.
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
    const effects = await effectsOf(event, services, at);
    try {
      await services.payments.applyOnce({ provider: services.provider.name, id: event.id }, effects, at);
      return { received: true as const };
    } catch (error) {
      // The member's status changed between read and write: look again.
      if (!isRefused(error) || attempt === TRIES) throw error;
    }
  }
}

async function effectsOf(told: PaymentEvent, services: ReceivePaymentServices, at: Date): Promise<TransactItem[]> {
  const { users, early, payments } = services;
  const isNameless = told.chargeId !== undefined && !told.customerId && told.kind !== "checkout";
  const event = isNameless ? { ...told, customerId: await payments.customerOf(told.chargeId ?? "") } : told;
  const payers = payersOf(event);
  const owners = (await Promise.all(payers.map(({ kind, id }) => users.ownerOf(kind, id)))).filter(
    (id) => id !== undefined,
  );
  const userId = event.userId ?? owners[0];
  const user = userId === undefined ? undefined : await users.get(userId, { isConsistent: true });

  const beforeCheckout = EarlyEvent.safeParse(event);
  if (beforeCheckout.success && payers.length > 0 && owners.length === 0 && !(user && isActiveAt(user, at))) {
    return early.keeping(beforeCheckout.data, payers, at);
  }
  const isTheirs = user && (event.kind !== "checkout" || isPayer(event, user) || owners.includes(user.userId));
  if (isTheirs)
    return event.kind === "checkout"
      ? checkoutEffects(event, user, services, at)
      : eventEffects(event, user, services, at);
  // Money of nobody we know, or with the reference of another: an operator has to look.
  log({ event: "payment", outcome: user ? "another payer" : "unknown payer", subjectId: event.id });
  return [];
}

/** A checkout whose money has gone back already, or whose subscription is over, is booked and begins nothing. */
async function checkoutEffects(event: PaymentEvent, user: UserRecord, services: ReceivePaymentServices, at: Date) {
  const { payments, early } = services;
  const { userId } = user;
  const { customerId } = event;
  const { events, taking } = await early.waiting(payersOf(event));
  return [
    ...events.flatMap((before) => booking(before, userId, services, at)),
    ...taking,
    ...(customerId ? [payments.customerItem(customerId, userId)] : []),
    ...(events.some(endsService)
      ? [
          ...booking(event, userId, services, at),
          ...charging(event, userId, services),
          ...endBilling(event, user, services, at),
        ]
      : await eventEffects(event, user, services, at)),
  ];
}

async function eventEffects(event: PaymentEvent, user: UserRecord, services: ReceivePaymentServices, at: Date) {
  const refund = await refundTold(event, user, services, at);
  return [
    ...(refund.isNoted ? [] : booking(event, user.userId, services, at)),
    ...refund.writes,
    ...refundOfLatePayment(event, user, services, at),
    ...charging(event, user.userId, services),
    ...(await consequences(event, user, services, at)),
  ];
}

function booking(event: PaymentEvent, userId: string, { payments }: ReceivePaymentServices, at: Date): TransactItem[] {
  const entry = ledgerEntry(event, userId, at);
  return entry ? [payments.item(entry)] : [];
}

function charging({ kind, chargeId, customerId }: PaymentEvent, userId: string, { payments }: ReceivePaymentServices) {
  const isPayment = kind === "checkout" || kind === "renewal";
  return chargeId && isPayment ? [payments.chargeItem(chargeId, { userId, customerId })] : [];
}

async function consequences(event: PaymentEvent, user: UserRecord, services: ReceivePaymentServices, at: Date) {
  if (await isOfEarlierPlan(event, user, services, at)) {
    return event.kind === "checkout" ? endBilling(event, user, services, at) : [];
  }
  return endsService(event)
    ? endServiceWrites(user, { at, by: BY }, services)
    : subscriptionWrites(event, user, services, at);
}

/** Of a plan that the member has cancelled, or replaced by another. A checkout may be told after the one that replaced it. */
async function isOfEarlierPlan(event: PaymentEvent, user: UserRecord, { users }: ReceivePaymentServices, at: Date) {
  if (event.kind === "checkout" && isOfCancelled(event.createdAt, user)) return true;
  if (!isOfAnotherPayment(event, user)) return false;
  if (event.kind === "checkout") return isActiveAt(user, at) && isOutdated(event, user);
  const owners = await Promise.all(payersOf(event).map(({ kind, id }) => users.ownerOf(kind, id)));
  return owners.includes(user.userId);
}

function endBilling({ customerId }: PaymentEvent, { userId }: UserRecord, services: ReceivePaymentServices, at: Date) {
  return services.billingEnds.ordering({ userId, payment: { customerId } }, at.toISOString());
}

function endsService({ kind, isFull }: PaymentEvent): boolean {
  return kind === "end" || kind === "chargeback" || (kind === "refund" && isFull === true);
}

/** The writes for what leaves or makes a member active; who buys another plan pays no longer for the earlier one. */
function subscriptionWrites(
  event: PaymentEvent,
  user: UserRecord,
  { users, billingEnds, openStates }: ReceivePaymentServices,
  at: Date,
): TransactItem[] {
  const changes = paymentChanges(event, user, at, openStates);
  if (!changes) return [];
  const { userId, subscriptionStatus, payment, contract, nextContract, allowance, otherAllowance } = user;
  const isReplaced = event.kind === "checkout" && event.customerId !== payment?.customerId;
  return [
    users.updateItem(userId, changes, {
      subscriptionStatus,
      payment,
      contract,
      nextContract,
      allowance,
      otherAllowance,
    }),
    ...(isReplaced ? billingEnds.ordering(user, at.toISOString()) : []),
  ];
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
