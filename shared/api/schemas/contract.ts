import * as z from "zod";
import { SubscriptionTier } from "#shared/domain/schemas";
import { isInLatinLetters, LATIN_LETTERS } from "#shared/domain/text/latin-letters";
import { isPlainText } from "#shared/domain/text/plain-text";
import { Day, Id, Instant, Language, NO_WEB_ADDRESS, withoutWebAddress } from "./common";

export const ContractDocument = z.enum(["disclosure", "contract", "notice-of-cancellation"]);
export type ContractDocument = z.infer<typeof ContractDocument>;

const Writing = z.object({ text: z.string(), pdfUrl: z.string() });

/** `plan`: which plan's contract is meant; unless said, the one that was paid for or chosen. */
export const ContractQuery = z.object({ lang: Language.optional(), plan: SubscriptionTier.optional() });

export const SignedContract = z.object({
  /** Absent when no plan was chosen at the signature: then the first one that begins. */
  plan: SubscriptionTier.optional(),
  fullName: z.string(),
  /** The three events, in this order; of older contracts the last alone. */
  disclosureAcknowledgedAt: Instant.optional(),
  esignConsentAt: Instant.optional(),
  signedAt: Instant,
  /** The day of it where the consumer lives, from which the period to cancel is counted. */
  signedOn: Day,
  cancelUntil: Instant,
  serviceMayStartAt: Instant,
  /** When it was cancelled, or notice was given. */
  cancelledAt: Instant.optional(),
  /** When the service ends that was cancelled: at once, or after the notice. */
  endsAt: Instant.optional(),
  /** What was paid and ordered back when it was cancelled within its period. */
  refundCents: z.number().int().optional(),
  /** Addresses of the PDFs as they were signed. */
  documents: z.record(ContractDocument, z.string()),
});
export type SignedContract = z.infer<typeof SignedContract>;

export const ContractView = z.object({
  version: z.string(),
  /** The plan that the contract names. */
  plan: SubscriptionTier.optional(),
  disclosure: Writing,
  contract: Writing,
  noticeOfCancellation: Writing,
  /** 15 U.S.C. § 7001(c): what is said before someone agrees to read contracts on a screen. */
  esign: z.object({ text: z.string() }),
  /** The cancellation period of a contract signed now, where the member lives: how many business days, and the last of them. */
  ifSignedNow: z.object({ cancelDays: z.number().int(), lastCancelDay: Day }),
  /** Whether it is not known where the consumer lives: the contract lacks the address, and its days are the federal ones. */
  needsAddress: z.boolean(),
  signed: SignedContract.optional(),
});
export type ContractView = z.infer<typeof ContractView>;

export const SignedContractQuery = z.object({ lang: Language.optional() });
/** What is known of the contract without its texts, which are long. */
export const SignedContractView = ContractView.pick({ signed: true });

/** First and last name of 100 characters each, and the space between. */
const LONGEST_FULL_NAME = 201;

/** When each box was ticked on the screen: both, or neither. */
const tickedAt = { disclosureAcknowledgedAt: Instant.optional(), esignConsentAt: Instant.optional() };

export const SignContractBody = z.object({
  version: z.string().min(1).max(40),
  fullName: z
    .string()
    .trim()
    .min(1, "This field is required")
    .min(2, "Must be at least 2 characters")
    .max(LONGEST_FULL_NAME)
    .refine(isPlainText, "Invalid format")
    .refine(withoutWebAddress, NO_WEB_ADDRESS)
    .refine(isInLatinLetters, LATIN_LETTERS),
  esignConsent: z.literal(true, { error: "This field is required" }),
  disclosureAcknowledged: z.literal(true, { error: "This field is required" }),
  ...tickedAt,
  /** The plan that was read of; unless said, the one that was paid for or chosen. */
  plan: SubscriptionTier.optional(),
});
export type SignContractBody = z.infer<typeof SignContractBody>;

/** What the member entered below one version of the contract before signing it. Only the signature counts. */
export const UnsignedContract = z.object({
  version: z.string().max(40),
  esignConsent: z.boolean(),
  disclosureAcknowledged: z.boolean(),
  ...tickedAt,
  fullName: z.string().max(LONGEST_FULL_NAME),
});
export type UnsignedContract = z.infer<typeof UnsignedContract>;

export const ContractSignature = z.object({
  contractId: Id,
  signedAt: Instant,
  signedOn: Day,
  cancelUntil: Instant,
  serviceMayStartAt: Instant,
});

export const ContractCancellation = z.object({
  cancelledAt: Instant,
  endsAt: Instant,
  stoppedDisputes: z.number().int(),
  /** What was paid and is ordered back. */
  refundCents: z.number().int(),
});
