import { randomUUID } from "node:crypto";
import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import { SimulatedBilling } from "#functions/providers/payment/simulated-billing";
import { Stripe, stripeSignature } from "#functions/providers/payment/stripe";
import { BillingEndRepository } from "#functions/repositories/billing-ends";
import { DisputeRepository } from "#functions/repositories/disputes";
import { EarlyPaymentRepository } from "#functions/repositories/early-payments";
import { LetterRepository } from "#functions/repositories/letters";
import { MailOrderRepository } from "#functions/repositories/mail-orders";
import { PaymentRepository } from "#functions/repositories/payments";
import { RefundOrderRepository } from "#functions/repositories/refund-orders";
import { type UserRecord, UserRepository } from "#functions/repositories/users";
import type { RequestOf } from "#functions/shell/request";
import { usStateCodes } from "#shared/domain/consumer/us-states";
import { plans } from "#shared/domain/plan/plan";
import { SubscriptionTier } from "#shared/domain/schemas";
import type { TestTables } from "./dynamo";
import { makeRequest } from "./make-request";

/** When the provider's events come. */
export const at = new Date("2026-03-05T10:00:00Z");
const secret = "whsec_test";

type Request = RequestOf<"payments/receive-event">;
type Services = ReturnType<typeof servicesOn>;

function servicesOn({ documents, usersTable, disputesTable }: TestTables) {
  return {
    disputes: new DisputeRepository(documents, disputesTable),
    letters: new LetterRepository(documents, disputesTable),
    orders: new MailOrderRepository(documents, disputesTable),
    provider: new Stripe(async () => secret),
    users: new UserRepository(documents, usersTable),
    payments: new PaymentRepository(documents, usersTable),
    refunds: new RefundOrderRepository(documents, usersTable),
    early: new EarlyPaymentRepository(documents, usersTable),
    billingEnds: new BillingEndRepository(documents, usersTable),
    billing: new SimulatedBilling({ store: () => ({ putOnce: async () => undefined }) }),
    openStates: usStateCodes as readonly string[],
    now: () => at,
  };
}

/** The payment provider and what is kept of a member. @param take the route that takes the provider's events */
export function paymentWorld<T>(tables: TestTables, take: (request: Request, services: Services) => Promise<T>) {
  const { documents, usersTable } = tables;
  const services = servicesOn(tables);
  const send = (type: string, object: Record<string, unknown>, id = `evt_${randomUUID()}`, created?: number) => {
    const rawBody = JSON.stringify({ id, type, created, data: { object } });
    const headers = { "stripe-signature": stripeSignature(secret, rawBody, at) };
    return take(makeRequest<"payments/receive-event">({ rawBody, headers }), services);
  };
  /** The member's own checkout of the plan with this price, unless `changes` say otherwise. */
  const checkout = (
    { userId, email }: UserRecord,
    amount_total: number | null,
    changes: Record<string, unknown> = {},
    { id, created }: { id?: string; created?: number } = {},
  ) => {
    const plan = SubscriptionTier.options.find((tier) => plans[tier].priceCents === amount_total);
    const payer = { client_reference_id: userId, customer: `cus_${userId}`, customer_details: { email } };
    const bought = { amount_total, currency: "usd", metadata: plan ? { plan } : {} };
    return send("checkout.session.completed", { ...payer, ...bought, ...changes }, id, created);
  };
  /** A member's items whose sort key begins so. */
  const entries = async (userId: string, prefix: string) => {
    const query = new QueryCommand({
      TableName: usersTable,
      KeyConditionExpression: "userId = :user AND begins_with(sk, :prefix)",
      ExpressionAttributeValues: { ":user": userId, ":prefix": prefix },
    });
    return (await documents.send(query)).Items ?? [];
  };
  return { ...services, send, checkout, entries };
}
