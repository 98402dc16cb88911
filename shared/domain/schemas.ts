import * as z from "zod";
import { bureaus } from "./bureau/bureau";
import { settlementWays } from "./contract/refund";
import type { Day } from "./days";
import { blockProofs } from "./dispute/block";
import { actors, answerSources, disputeOutcomes, disputeStatuses } from "./dispute/dispute";
import { laterFindings } from "./dispute/later-report";
import { heldBackReasons } from "./dispute/mailing";
import { reasonKeys } from "./dispute/reasons";
import {
  type FactField,
  isInReach,
  knownFromKinds,
  LONGEST_ENTRY_NAME,
  MONTH,
  MOST_DOLLARS,
  ownershipValues,
  statusValues,
} from "./dispute/stated-facts";
import { seenKinds } from "./document/seen";
import { proofKinds } from "./evidence/proof";
import { billingPolicies, paymentTypes, subscriptionStatuses, subscriptionTiers } from "./plan/plan";
import { impacts, itemTypes } from "./report/negative-item";
import { firstDayOf, MONTH_ALONE } from "./report/reported-date";
import { PageBox } from "./report/upload/accounts/evidence";
import { line } from "./text/line";

// The domain's words as schemas, apart from the rules: screens take the rules without zod, which is 30 KB.

export const Bureau = z.enum(bureaus);
export type Bureau = z.infer<typeof Bureau>;

export const SubscriptionTier = z.enum(subscriptionTiers);
export type SubscriptionTier = z.infer<typeof SubscriptionTier>;

export const PaymentType = z.enum(paymentTypes);
export type PaymentType = z.infer<typeof PaymentType>;

export const SubscriptionStatus = z.enum(subscriptionStatuses);
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

export const BillingPolicy = z.enum(billingPolicies);
export type BillingPolicy = z.infer<typeof BillingPolicy>;

export const ReasonKey = z.enum(reasonKeys);
export type ReasonKey = z.infer<typeof ReasonKey>;

export const DisputeStatus = z.enum(disputeStatuses);
export type DisputeStatus = z.infer<typeof DisputeStatus>;

export const DisputeOutcome = z.enum(disputeOutcomes);
export type DisputeOutcome = z.infer<typeof DisputeOutcome>;

export const AnswerSource = z.enum(answerSources);
export type AnswerSource = z.infer<typeof AnswerSource>;

export const Actor = z.enum(actors);
export type Actor = z.infer<typeof Actor>;

export const BlockProof = z.enum(blockProofs);
export type BlockProof = z.infer<typeof BlockProof>;

export const LaterFinding = z.enum(laterFindings);
export type LaterFinding = z.infer<typeof LaterFinding>;

export const HeldBackFor = z.enum(heldBackReasons);
export type HeldBackFor = z.infer<typeof HeldBackFor>;

export const SettlementHow = z.enum(settlementWays);
export type SettlementHow = z.infer<typeof SettlementHow>;

export const ProofKind = z.enum(proofKinds);
export type ProofKind = z.infer<typeof ProofKind>;

export const ItemType = z.enum(itemTypes);
export type ItemType = z.infer<typeof ItemType>;

export const Impact = z.enum(impacts);
export type Impact = z.infer<typeof Impact>;

export const Seen = z.enum(seenKinds);
export type Seen = z.infer<typeof Seen>;

/** A page of a proof's file, and the lines to mark there. */
export const ShownPage = z.object({ page: z.number().int().min(1), boxes: z.array(PageBox) });
export type ShownPage = z.infer<typeof ShownPage>;

/** A proof that goes with a letter, as the letter's approval knows it. */
export const Exhibit = z.object({
  proofId: z.string(),
  kind: ProofKind,
  pages: z.number().int().min(1),
  sha256: z.string(),
  sizeBytes: z.number().int().optional(),
  /** Of pages of a report: those that show the item, from 1, and where. */
  shows: z.array(ShownPage).optional(),
  /** Of pages of a report: the bureaus whose letters they go with; all where left out. */
  bureaus: z.array(Bureau).optional(),
});
export type Exhibit = z.infer<typeof Exhibit>;

/** `YYYY-MM-DD`, or `YYYY-MM` where a report prints only the month. */
export const ReportedDate = z.iso.date().or(z.string().regex(MONTH_ALONE, "Invalid format"));
export type ReportedDate = z.infer<typeof ReportedDate>;

/** A date that a credit file can know: no bureau kept files before. */
export const FileDate = ReportedDate.refine((date) => isInReach(firstDayOf(date)), "Invalid format");

const KnownFrom = z.enum(knownFromKinds);
const PastDay = z.iso.date().refine((day: Day) => isInReach(day), "Invalid format");
const dated = <F extends FactField>(field: F) =>
  z.object({ field: z.literal(field), right: PastDay, knownFrom: KnownFrom });

export const StatedFact = z.discriminatedUnion("field", [
  z.object({ field: z.literal("balance"), right: z.number().min(0).max(MOST_DOLLARS), knownFrom: KnownFrom }),
  z.object({
    field: z.literal("late_month"),
    right: z.string().regex(MONTH, "Invalid format"),
    knownFrom: KnownFrom,
  }),
  dated("date_opened"),
  dated("date_closed"),
  dated("first_delinquency"),
  dated("paid_on"),
  dated("discharged_on"),
  z.object({ field: z.literal("ownership"), right: z.enum(ownershipValues), knownFrom: KnownFrom }),
  z.object({ field: z.literal("status"), right: z.enum(statusValues), knownFrom: KnownFrom }),
  z.object({ field: z.literal("duplicate_of"), right: line(LONGEST_ENTRY_NAME), knownFrom: KnownFrom }),
]);
export type StatedFact = z.infer<typeof StatedFact>;
