import { GetCommand } from "@aws-sdk/lib-dynamodb";
import { ulid } from "ulid";
import { contractVersion } from "#functions/letters/contract-documents";
import { BillingEndRepository } from "#functions/repositories/billing-ends";
import { ContractRepository } from "#functions/repositories/contracts";
import type { DisputeRecord } from "#functions/repositories/dispute-item";
import { DisputeRepository } from "#functions/repositories/disputes";
import { EmailRepository } from "#functions/repositories/emails";
import { LetterRepository } from "#functions/repositories/letters";
import { MailOrderRepository } from "#functions/repositories/mail-orders";
import { OnboardingRepository } from "#functions/repositories/onboarding";
import { PaymentRepository } from "#functions/repositories/payments";
import { RefundOrderRepository } from "#functions/repositories/refund-orders";
import { type UserRecord, UserRepository } from "#functions/repositories/users";
import { bureaus } from "#shared/domain/bureau/bureau";
import { usStateCodes } from "#shared/domain/consumer/us-states";
import { LIFETIME } from "#shared/domain/plan/allowance";
import type { TestTables } from "./dynamo";
import { fakeOpen } from "./fake-seal";
import { makeUserRecord } from "./make-user-record";

/** A Friday, noon in New York. */
export const FRIDAY = "2026-11-20T17:00:00.000Z";

export const address = { street: "12 Elm Street", city: "Albany", state: "NY", zipCode: "12207" };
const business = {
  businessName: "Redress Credit Services LLC",
  businessAddress: "100 Main Street, Albany, NY 12207",
  billingPolicy: "after_performance" as const,
};

/** A member of New York, active, monthly, and what the contract's routes need, on an embedded DynamoDB. `time.now` is the clock. */
export async function contractWorld(tables: TestTables, overrides: Partial<UserRecord> = {}) {
  const { documents, usersTable, disputesTable } = tables;
  const users = new UserRepository(documents, usersTable);
  const user = await users.put(makeUserRecord({ address, ...overrides }));
  const disputes = new DisputeRepository(documents, disputesTable);
  const orders = new MailOrderRepository(documents, disputesTable);
  const letters = new LetterRepository(documents, disputesTable);
  const files = new Map<string, Uint8Array>();
  const time = { now: FRIDAY };
  const services = {
    users,
    disputes,
    letters,
    orders,
    onboarding: new OnboardingRepository(documents, usersTable),
    openField: fakeOpen,
    contracts: new ContractRepository(documents, usersTable),
    billingEnds: new BillingEndRepository(documents, usersTable),
    payments: new PaymentRepository(documents, usersTable),
    refunds: new RefundOrderRepository(documents, usersTable),
    emails: new EmailRepository(documents, usersTable),
    files: {
      put: async (key: string, bytes: Uint8Array) => void files.set(key, bytes),
      read: async (key: string) => files.get(key) ?? new Uint8Array(),
    },
    business,
    openStates: usStateCodes,
    now: () => new Date(time.now),
  };
  const current = async () => (await users.get(user.userId, { isConsistent: true })) ?? user;
  /** A dispute that was submitted and waits for its mail, with its order and a place of the allowance. */
  const submit = async (submittedAt = FRIDAY, plan = user.subscriptionTier): Promise<DisputeRecord> => {
    const dispute = {
      ...submittedDispute(user.userId, submittedAt),
      countedIn: plan === "onetime" ? LIFETIME : undefined,
    };
    const { id: disputeId, userId, round } = dispute;
    const letterHashes = Object.fromEntries(bureaus.map((bureau) => [bureau, `hash-${bureau}`])) as Record<
      "experian" | "equifax" | "transunion",
      string
    >;
    const approval = { at: submittedAt, address: "203.0.113.7", userAgent: "jest", letterHashes };
    const order = { userId, disputeId, round, key: ulid(), approval, mailAfter: submittedAt, mailed: {} };
    await disputes.transact([...disputes.createWrites(dispute), orders.placeWrite(order)]);
    return dispute;
  };
  const contractItem = async (contractId: string) => {
    const key = { userId: user.userId, sk: `CONTRACT#${contractId}` };
    return (await documents.send(new GetCommand({ TableName: usersTable, Key: key }))).Item;
  };
  const { billingEnds } = services;
  return { user, time, files, services, billingEnds, disputes, orders, current, submit, contractItem };
}

/** What signing sends. */
export const signature = {
  version: contractVersion(business),
  fullName: "Maya R. Lopez",
  esignConsent: true as const,
  disclosureAcknowledged: true as const,
};

function submittedDispute(userId: string, at: string): DisputeRecord {
  return {
    id: ulid(),
    userId,
    negativeItemId: ulid(),
    accountName: "Ridgeline Recovery",
    disputeReason: "not_mine",
    status: "submitted",
    round: 1,
    version: 1,
    bureaus: { experian: { reportsItem: true }, equifax: { reportsItem: false }, transunion: { reportsItem: true } },
    timeline: [
      { at, status: "draft", by: "member" },
      { at, status: "submitted", by: "member" },
    ],
    createdAt: at,
    updatedAt: at,
    mailAfter: "2026-11-26T05:00:00.000Z",
  };
}
