import type { PayerLookup, PaymentEvent } from "#functions/providers/payment/payment";
import { changeBy } from "#functions/repositories/change-by";
import { EarlyEvent, type EarlyPaymentRepository, payersOf } from "#functions/repositories/early-payments";
import type { PaymentRepository } from "#functions/repositories/payments";
import type { TransactItem } from "#functions/repositories/table";
import type { UserRecord } from "#functions/repositories/user-record";
import type { UserRepository } from "#functions/repositories/users";
import { log } from "#functions/shell/log";
import { paysFor } from "#shared/domain/plan/payer";
import { BY_PROVIDER, isOfAnotherPayment, isOutdated, paymentChanges } from "#shared/domain/plan/payment-changes";
import { isActiveAt, isOfCancelled } from "#shared/domain/plan/subscription";
import { type EndServices, endServiceWrites, endWaitingWrites } from "./end-service";
import { type FailedRefundServices, failedRefundWrites } from "./failed-refunds";
import { ledgerEntry } from "./ledger";
import { chargebackWrites, type RefundEventServices, refundEventWrites, refundOfLatePayment } from "./refunds";

export type PaymentWritesServices = EndServices & {
  users: Pick<UserRepository, "get" | "ownerOf" | "updateWrite">;
  payments: RefundEventServices["payments"] &
    FailedRefundServices["payments"] &
    Pick<PaymentRepository, "addWrite" | "customerWrite" | "chargeWrite" | "customerOf">;
  refunds: RefundEventServices["refunds"];
  early: Pick<EarlyPaymentRepository, "keepWrites" | "find">;
  /** Asked for whose a payment is where nothing here knows it. */
  billing: PayerLookup;
  openStates: readonly string[];
};

/**
 * The writes for an event of the payment provider: the ledger, and what follows for the subscription. They are refused when the member's
 * record changed since it was read.
 *
 * A checkout that names its plan and has its price makes the registered member who paid active with it; one that names none, or another
 * price, waits for an administrator, and so does one from a state that is not served; a visitor's waits for the account to come. A
 * stranger's with a member's reference changes nothing. A failed payment starts the days of grace, which `watch-clocks` ends; a full
 * refund, a chargeback and the subscription's end stop the service at once, and the letters that wait with it, or the wait for an
 * administrator; before their checkout they wait for it. A chargeback that the bank decides for the operator is booked; whether the
 * service goes on is the member's to ask for, who wanted the money back, and then an administrator's to activate. A refund that failed
 * is owed again. Money for a contract that was cancelled within its period is ordered back.
 */
export async function paymentWrites(
  given: PaymentEvent,
  services: PaymentWritesServices,
  at: Date,
): Promise<TransactItem[]> {
  const { users, early } = services;
  const event = await withCustomer(given, services);
  const payers = payersOf(event);
  const owners = (await Promise.all(payers.map(({ kind, id }) => users.ownerOf(kind, id)))).filter(
    (id) => id !== undefined,
  );
  const userId = event.userId ?? owners[0];
  if (event.kind === "refund_failed" && userId) return failedRefundWrites(event, userId, services, at);
  const user = userId === undefined ? undefined : await personOf(userId, services);

  const beforeCheckout = EarlyEvent.safeParse(event);
  if (beforeCheckout.success && payers.length > 0 && owners.length === 0 && !(user && isActiveAt(user, at))) {
    // A payer goes to their bank long after the checkout was reported: it was not, or was no member's.
    if (event.kind === "chargeback") logUnassigned(event, "unknown payment");
    return early.keepWrites(beforeCheckout.data, payers, at);
  }
  const isTheirs = user && (event.kind !== "checkout" || paysFor(event, user, owners));
  if (isTheirs)
    return event.kind === "checkout"
      ? checkoutWrites(event, user, services, at)
      : eventWrites(event, user, services, at);
  logUnassigned(event, user ? "another payer" : "unknown payer");
  return [];
}

/** Whose reference it is: of a visitor who signed in meanwhile, the member's. */
async function personOf(userId: string, { users }: PaymentWritesServices): Promise<UserRecord | undefined> {
  const person = await users.get(userId, { isConsistent: true });
  return person?.joinedTo ? users.get(person.joinedTo, { isConsistent: true }) : person;
}

/** What an operator has to look at where it has no member. The end of a subscription and our own refund follow each deleted account. */
const moneyMoves: PaymentEvent["kind"][] = ["checkout", "renewal", "chargeback"];

function logUnassigned({ id, kind }: PaymentEvent, outcome: string): void {
  log({ event: moneyMoves.includes(kind) ? "money_unassigned" : "payment", outcome, subjectId: id });
}

/** Chargebacks and refunds name only the payment: its customer is in our claim on it, or else the provider knows it. */
async function withCustomer(event: PaymentEvent, { users, payments, billing }: PaymentWritesServices) {
  const { chargeId, kind } = event;
  if (chargeId === undefined || event.customerId || kind === "checkout") return event;
  const owner = await users.ownerOf("CHARGE", chargeId);
  if (owner === undefined && event.userId !== undefined) return event;
  const customerId = owner === undefined ? await billing.customerOf(chargeId) : await payments.customerOf(chargeId);
  return { ...event, customerId };
}

/** A checkout whose money has gone back already, or whose subscription is over, is booked and begins nothing. */
async function checkoutWrites(event: PaymentEvent, user: UserRecord, services: PaymentWritesServices, at: Date) {
  const { payments, early } = services;
  const { userId } = user;
  const { customerId } = event;
  const { events, takeWrite } = await early.find(payersOf(event));
  return [
    ...events.flatMap((before) => ledgerWrites(before, userId, services, at)),
    ...takeWrite,
    ...(customerId ? [payments.customerWrite(customerId, userId)] : []),
    ...(events.some(endsService)
      ? [
          ...ledgerWrites(event, userId, services, at),
          ...chargeWrites(event, userId, services),
          ...endBillingWrites(event, user, services, at),
        ]
      : await eventWrites(event, user, services, at)),
  ];
}

async function eventWrites(event: PaymentEvent, user: UserRecord, services: PaymentWritesServices, at: Date) {
  const refund = await refundEventWrites(event, user, services, at);
  return [
    ...(refund.isNoted ? [] : ledgerWrites(event, user.userId, services, at)),
    ...refund.writes,
    ...refundOfLatePayment(event, user, services, at),
    ...(await chargebackWrites(event, user, services, at)),
    ...chargeWrites(event, user.userId, services),
    ...(await serviceWrites(event, user, services, at)),
  ];
}

function ledgerWrites(
  event: PaymentEvent,
  userId: string,
  { payments }: PaymentWritesServices,
  at: Date,
): TransactItem[] {
  const entry = ledgerEntry(event, userId, at);
  return entry ? [payments.addWrite(entry)] : [];
}

function chargeWrites(
  { kind, chargeId, customerId }: PaymentEvent,
  userId: string,
  { payments }: PaymentWritesServices,
) {
  const isPayment = kind === "checkout" || kind === "renewal";
  return chargeId && isPayment ? [payments.chargeWrite(chargeId, { userId, customerId })] : [];
}

async function serviceWrites(event: PaymentEvent, user: UserRecord, services: PaymentWritesServices, at: Date) {
  if (await isOfEarlierPlan(event, user, services, at)) {
    return event.kind === "checkout" ? endBillingWrites(event, user, services, at) : [];
  }
  if (!endsService(event)) return subscriptionWrites(event, user, services, at);
  const end = { at, by: BY_PROVIDER };
  return [...endWaitingWrites(user, end, services), ...(await endServiceWrites(user, end, services))];
}

/** Of a plan that the member has cancelled, or replaced by another. A checkout may be reported after the one that replaced it. */
async function isOfEarlierPlan(event: PaymentEvent, user: UserRecord, { users }: PaymentWritesServices, at: Date) {
  if (event.kind === "checkout" && isOfCancelled(event.createdAt, user)) return true;
  if (!isOfAnotherPayment(event, user)) return false;
  if (event.kind === "checkout") return isActiveAt(user, at) && isOutdated(event, user);
  const owners = await Promise.all(payersOf(event).map(({ kind, id }) => users.ownerOf(kind, id)));
  return owners.includes(user.userId);
}

function endBillingWrites(
  { customerId }: PaymentEvent,
  { userId }: UserRecord,
  services: PaymentWritesServices,
  at: Date,
) {
  return services.billingEnds.orderWrites({ userId, payment: { customerId } }, at.toISOString());
}

function endsService({ kind, isFull }: PaymentEvent): boolean {
  return kind === "end" || kind === "chargeback" || (kind === "refund" && isFull === true);
}

/** The writes for what leaves or makes a member active; who buys another plan pays no longer for the earlier one. */
function subscriptionWrites(
  event: PaymentEvent,
  user: UserRecord,
  { users, billingEnds, openStates }: PaymentWritesServices,
  at: Date,
): TransactItem[] {
  const changes = paymentChanges(event, user, {
    at,
    openStates,
    stepOf: (action) => changeBy(BY_PROVIDER, action, at),
  });
  if (!changes) {
    if (event.kind === "renewal" && user.paymentFailedAt) logUnassigned(event, "another sum");
    return [];
  }
  const { userId, subscriptionStatus, payment, contract, nextContract, allowance, otherAllowance } = user;
  const isReplaced = event.kind === "checkout" && event.customerId !== payment?.customerId;
  return [
    users.updateWrite(userId, changes, {
      subscriptionStatus,
      payment,
      contract,
      nextContract,
      allowance,
      otherAllowance,
    }),
    ...(isReplaced ? billingEnds.orderWrites(user, at.toISOString()) : []),
  ];
}
