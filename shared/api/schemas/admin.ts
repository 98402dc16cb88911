import * as z from "zod";
import {
  DisputeStatus,
  PaymentType,
  SettlementHow,
  SubscriptionStatus,
  SubscriptionTier,
} from "#shared/domain/schemas";
import { line } from "#shared/domain/text/line";
import { Day, Id, Instant, Page } from "./common";
import { Dispute } from "./dispute";
import { ScorePoint } from "./report";
import { AdminKey } from "./subscription";

const Count = z.number().int();

/** One calendar month in UTC: who registered, which disputes were made, what was paid and not given back. */
export const MonthMetrics = z.object({
  month: z.string(),
  newMembers: Count,
  disputes: Count,
  revenueCents: Count,
});
export type MonthMetrics = z.infer<typeof MonthMetrics>;

export const AdminMetrics = z.object({
  totalUsers: Count,
  activeSubscriptions: Count,
  pendingActivations: Count,
  /** Paid in the present calendar month (UTC), less what was refunded or charged back in it. */
  monthlyRevenueCents: Count,
  /** The same in whole US dollars, rounded. */
  monthlyRevenue: Count,
  /** Drafts included. */
  totalDisputes: Count,
  /** Percent of the answered disputes that were resolved: resolved / (resolved + rejected); 0 while none is answered. */
  disputeSuccessRate: Count,
  usersByStatus: z.record(SubscriptionStatus, Count),
  activeByTier: z.record(SubscriptionTier, Count),
  disputesByStatus: z.record(DisputeStatus, Count),
  /** The last 12 months, the present one last. */
  byMonth: z.array(MonthMetrics),
});
export type AdminMetrics = z.infer<typeof AdminMetrics>;

/** Newest first: by creation, or within a status by when they reached it. */
export const AdminDisputeList = z.object({ disputes: z.array(Dispute), nextCursor: z.string().optional() });

/** Days in UTC, both of them included. */
const filterFields = {
  search: z.string().trim().max(100).optional(),
  status: SubscriptionStatus.optional(),
  dateFrom: Day.optional(),
  dateTo: Day.optional(),
};
const inOrder = ({ dateFrom, dateTo }: { dateFrom?: string; dateTo?: string }) =>
  dateFrom === undefined || dateTo === undefined || dateFrom <= dateTo;
const notInOrder = { path: ["dateFrom"], error: "The first day must not be after the last." };

/** Which clients: by the beginning of any word of name or e-mail, by status, by the day of registration. */
export const ClientFilter = z.object(filterFields).refine(inOrder, notInOrder);
export type ClientFilter = z.infer<typeof ClientFilter>;
export const ClientQuery = z.object({ ...filterFields, ...Page }).refine(inOrder, notInOrder);
export const ExportQuery = z
  .object({
    ...filterFields,
    format: z.literal("csv").default("csv"),
    /** Asks only whether the caller may: an empty file is the answer, and nothing is exported. */
    check: z.literal("true").optional(),
  })
  .refine(inOrder, notInOrder);

/** `…Disputes`: all, those submitted, mailed or at the bureaus, and those resolved. */
export const ClientRecord = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string().optional(),
  onboardingCompleted: z.boolean(),
  registrationDate: Instant,
  lastLoginDate: Instant.optional(),
  subscriptionStatus: SubscriptionStatus,
  subscriptionTier: SubscriptionTier.optional(),
  /** The plan that the member reported a payment for, where none is held yet. */
  paymentType: PaymentType.optional(),
  totalDisputes: Count,
  activeDisputes: Count,
  resolvedDisputes: Count,
  /** Paid and not given back. */
  totalPaymentsCents: Count,
  /** The same in whole US dollars, rounded. */
  totalPayments: Count,
  creditScore: Count.nullable(),
  /** The monthly plans have it while they are active. */
  identityProtectionEnabled: z.boolean(),
  isAdmin: z.boolean(),
});
export type ClientRecord = z.infer<typeof ClientRecord>;

/** `totalCount` is of all that fit; a search within a status looks at the newest 1,000 found. */
export const ClientList = z.object({
  clients: z.array(ClientRecord),
  totalCount: Count,
  nextCursor: z.string().optional(),
});

/** An entry of a member's ledger, or a refund that is ordered and not made. */
export const PaymentEntry = z.object({
  description: z.string(),
  date: Instant,
  amountCents: Count,
  /** In US dollars; negative for what went back. */
  amount: z.number(),
  status: z.string(),
  /** Of what was paid back outside the payment provider. */
  settlement: z.object({ how: SettlementHow, reference: z.string() }).optional(),
});
export type PaymentEntry = z.infer<typeof PaymentEntry>;

/** Each list newest first; the newest 20 disputes (`client.totalDisputes` says how many there are). */
export const ClientHistory = z.object({
  client: ClientRecord,
  subscriptionHistory: z.array(
    z.object({
      action: z.string(),
      date: Instant,
      tier: SubscriptionTier.optional(),
      newStatus: SubscriptionStatus.optional(),
    }),
  ),
  disputeHistory: z.array(Dispute),
  /** By day; how many negative items and where from is known of the latest. */
  creditReports: z.array(ScorePoint.extend({ negativeItems: Count.optional(), dataSource: z.string().optional() })),
  paymentTimeline: z.array(PaymentEntry),
});
export type ClientHistory = z.infer<typeof ClientHistory>;

/** A page of the refunds that are ordered and not made, those that are due first, then the oldest. `refusedFor`: the payment provider's reason where a person has to pay it back. */
export const RefundList = z.object({
  refunds: z.array(
    z.object({
      userId: Id,
      /** Names it among the member's refunds. */
      refundId: z.string(),
      orderedAt: Instant,
      amountCents: z.number().int(),
      refusedFor: z.string().optional(),
    }),
  ),
  nextCursor: z.string().optional(),
});
export type RefundRow = z.infer<typeof RefundList>["refunds"][number];
export type RefundList = z.infer<typeof RefundList>;

/** A refund that an administrator has paid outside the payment provider: all of it, and by what it is found at the bank. */
export const SettleRefundBody = z.object({
  adminKey: AdminKey,
  refundId: z.string().min(1).max(200),
  amountCents: z.number().int().positive(),
  how: SettlementHow,
  reference: line(100),
});
export type SettleRefundBody = z.infer<typeof SettleRefundBody>;

export const SettledRefund = z.object({ userId: Id, refundId: z.string(), settledAt: Instant });
