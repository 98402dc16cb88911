import * as z from "zod";
import { Language } from "#shared/api/schemas/common";
import { Address } from "#shared/api/schemas/onboarding";
import { MailTopic } from "#shared/domain/account/mail-topics";
import { PaymentType, SubscriptionStatus, SubscriptionTier } from "#shared/domain/schemas";

const Score = z.number().nullable();
const AllowanceRecord = z.object({ period: z.string(), limit: z.number(), used: z.number() });

/** The last change of a subscription or role: kept in the record itself, so that no crash parts a change from its history. */
export const LastChange = z.object({
  id: z.string(),
  at: z.string(),
  action: z.enum([
    "registered",
    "payment_reported",
    "payment_received",
    "payment_held",
    "activated",
    "deactivated",
    "made_admin",
    "unmade_admin",
  ]),
  /** The user who did it, or the part of the service. */
  by: z.string(),
});
export type LastChange = z.infer<typeof LastChange>;

/** `plan`: without one it was signed before a plan was chosen, and is for the first that begins. */
const Contract = z.object({
  contractId: z.string(),
  version: z.string(),
  plan: SubscriptionTier.optional(),
  fullName: z.string(),
  disclosureAcknowledgedAt: z.string().optional(),
  esignConsentAt: z.string().optional(),
  signedAt: z.string(),
  cancelUntil: z.string(),
  serviceMayStartAt: z.string(),
  cancelledAt: z.string().optional(),
  endsAt: z.string().optional(),
  /** What was paid before was paid for an earlier contract. */
  paidFrom: z.string().optional(),
  /** What was ordered back when it was cancelled within its period. */
  refundCents: z.number().int().optional(),
});
export type Contract = z.infer<typeof Contract>;

/**
 * A person: a visitor of the onboarding (`registeredAt` absent) or a member. At most 4 KB, so that a read costs half a unit.
 */
export const UserRecord = z.object({
  userId: z.string(),
  version: z.number(),
  createdAt: z.string(),
  registeredAt: z.string().optional(),
  /** `closed`: a member's account whose data was disposed of. */
  listing: z.enum(["member", "visitor", "closed"]),
  listedAt: z.string(),
  email: z.string().optional(),
  /** Since when the address is known to be this person's: by a code that was mailed to it, or the outside provider's word. */
  emailProvenAt: z.string().optional(),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  username: z.string().optional(),
  phone: z.string().optional(),
  address: Address.partial().optional(),
  ssnLast4: z.string().optional(),
  birthYear: z.number().optional(),
  /** Images of both sides of an ID are stored: letters enclose them. */
  hasIdOnFile: z.boolean().optional(),
  language: Language,
  /** What they do not want to be mailed about. */
  mailTopicsOff: z.array(MailTopic).optional(),
  isAdmin: z.boolean(),
  disabledAt: z.string().optional(),
  /** Sessions that began before this instant are over: one write ends them all, also those that begin at the same moment. */
  sessionsFrom: z.string().optional(),
  subscriptionStatus: SubscriptionStatus.optional(),
  subscriptionTier: SubscriptionTier.optional(),
  paymentType: PaymentType.optional(),
  onboardingCompletedAt: z.string().optional(),
  /** Of a visitor: the member as whom they signed in, whose what they pay is. */
  joinedTo: z.string().optional(),
  lastLoginAt: z.string().optional(),
  /** Since when the sign-in with a password also asks for a code. The pool is what asks. */
  secondFactorSince: z.string().optional(),
  /** When it was last turned off. */
  secondFactorEndedAt: z.string().optional(),
  signInMethod: z.enum(["password", "provider"]).optional(),
  allowance: AllowanceRecord.optional(),
  /** Of the other kind of plan, monthly or one-time, that was held before. */
  otherAllowance: AllowanceRecord.optional(),
  latestReport: z
    .object({
      reportId: z.string(),
      creditScore: Score,
      experianScore: Score,
      equifaxScore: Score,
      transunionScore: Score,
      /** How many. */
      negativeItems: z.number(),
      pulledAt: z.string(),
    })
    .optional(),
  /** Disputes under way at the bureaus, and those that removed their item. */
  counts: z.object({ active: z.number(), removed: z.number() }),
  /** Kept by the streams, for the administrator's lists: how many disputes, how many of them under way and resolved, what was paid
   * and not given back, in cents, and the latest report's score (0 is none). */
  totalDisputes: z.number().optional(),
  activeDisputes: z.number().optional(),
  resolvedDisputes: z.number().optional(),
  paidCents: z.number().optional(),
  creditScore: z.number().optional(),
  contract: Contract.optional(),
  /** Of another plan than the one that runs: it becomes the contract when that plan begins. */
  nextContract: Contract.optional(),
  /**
   * `reportedAt`: the person said so; `receivedAt`: the payment provider did; `paidAt`: of the last payment, by the provider's clock.
   * `paymentType` is what the person says until the provider has named a `plan`. `heldFor`: what keeps it from beginning anything.
   */
  payment: z
    .object({
      reportedAt: z.string().optional(),
      receivedAt: z.string().optional(),
      paidAt: z.string().optional(),
      paymentIntentId: z.string(),
      /** Who they are to the provider: by it their subscription is ended. */
      customerId: z.string().optional(),
      /** The one payment of a plan that is paid once. */
      chargeId: z.string().optional(),
      paymentType: PaymentType,
      plan: SubscriptionTier.optional(),
      heldFor: z.literal("state").optional(),
    })
    .optional(),
  /** Of the contract and the subscription together; gone when a plan begins. `endsAt` is later than `cancelledAt` after a notice. */
  cancellation: z
    .object({ cancelledAt: z.string(), endsAt: z.string(), isWithinPeriod: z.boolean().optional() })
    .optional(),
  /** Since when the subscription's payment is behind. */
  paymentFailedAt: z.string().optional(),
  lastChange: LastChange.optional(),
});
export type UserRecord = z.infer<typeof UserRecord>;

/** What a step of the subscription or of the role changes, and leaves of itself. */
export const SubscriptionSnapshot = UserRecord.pick({
  userId: true,
  subscriptionStatus: true,
  subscriptionTier: true,
  isAdmin: true,
  lastChange: true,
});
export type SubscriptionSnapshot = z.infer<typeof SubscriptionSnapshot>;

/** What may be changed of a user; `undefined` removes the field. */
export type UserChanges = Partial<Omit<UserRecord, "userId" | "version" | "createdAt">> & {
  ttl?: undefined;
  accountBegunUntil?: undefined;
};

/** What opening an account sets. Whatever else a visitor's record has, other routes and the streams may have changed by then. */
export const OpenedFields = UserRecord.pick({
  registeredAt: true,
  listing: true,
  listedAt: true,
  email: true,
  emailProvenAt: true,
  firstName: true,
  lastName: true,
  username: true,
  signInMethod: true,
  isAdmin: true,
  subscriptionStatus: true,
  subscriptionTier: true,
  paymentType: true,
  allowance: true,
  contract: true,
  onboardingCompletedAt: true,
  lastLoginAt: true,
  lastChange: true,
});

/** The fields that the indexes of the admin's lists carry. */
export const ListedUser = UserRecord.pick({
  userId: true,
  listedAt: true,
  email: true,
  firstName: true,
  lastName: true,
  username: true,
  phone: true,
  subscriptionStatus: true,
  subscriptionTier: true,
  paymentType: true,
  isAdmin: true,
  lastLoginAt: true,
  onboardingCompletedAt: true,
  registeredAt: true,
  totalDisputes: true,
  activeDisputes: true,
  resolvedDisputes: true,
  paidCents: true,
  creditScore: true,
}).extend({ allowance: UserRecord.shape.allowance, latestReport: UserRecord.shape.latestReport });
export type ListedUser = z.infer<typeof ListedUser>;
