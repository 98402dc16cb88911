import * as z from "zod";
import { PaymentType, SubscriptionStatus, SubscriptionTier } from "#shared/domain/schemas";
import { isInLatinLetters, LATIN_LETTERS } from "#shared/domain/text/latin-letters";
import { line } from "#shared/domain/text/line";
import { Id, Instant, NO_WEB_ADDRESS, withoutWebAddress } from "./common";

/** `period` is a calendar month in UTC ("2026-11") or "lifetime"; `used` counts submitted disputes. */
export const Allowance = z.object({
  period: z.string(),
  limit: z.number().int(),
  used: z.number().int(),
  remaining: z.number().int(),
});
export type Allowance = z.infer<typeof Allowance>;

/** What is known of a member who waits for activation. Absent times: the payment provider, or the member, has said nothing. */
const AwaitedPayment = z.object({
  confirmedAt: Instant.optional(),
  reportedAt: Instant.optional(),
  /** Paid and not given back; 0 where only a payment method was saved. */
  paidCents: z.number().int(),
});
export type AwaitedPayment = z.infer<typeof AwaitedPayment>;

export const User = z.object({
  id: Id,
  email: z.string(),
  /** Whether a code that was mailed to it came back, or the outside provider vouches for it. Absent in lists. */
  isEmailConfirmed: z.boolean().optional(),
  firstName: z.string(),
  lastName: z.string(),
  username: z.string().optional(),
  subscriptionStatus: SubscriptionStatus,
  subscriptionTier: SubscriptionTier.optional(),
  paymentType: PaymentType.optional(),
  isAdmin: z.boolean(),
  onboardingCompleted: z.boolean(),
  createdAt: Instant,
  lastLoginAt: Instant.optional(),
  hasCreditReport: z.boolean(),
  /** Where they live, as an IANA name: what happens to a letter has the day that it is there. Absent in lists, and without an address. */
  timeZone: z.string().optional(),
  /** A copy of their ID goes with their letters. Absent in lists. */
  hasIdOnFile: z.literal(true).optional(),
  /** Whether the plan that is paid for, or said to be, has no contract in force yet. Absent in lists. */
  needsContract: z.boolean().optional(),
  /** Whether a payment waits that begins nothing, because the service is not offered where they live. Absent in lists. */
  isPaymentHeld: z.boolean().optional(),
  /** Of a member whose payment waits to be checked: whether the payment provider has confirmed it. Absent in lists. */
  isPaymentConfirmed: z.boolean().optional(),
  /** Whether a sign-in with a password also asks for a code. Absent in lists. */
  hasSecondFactor: z.boolean().optional(),
  disputeAllowance: Allowance.optional(),
  /** When the active plan ends after a notice, whatever has been signed since. Absent in lists. */
  planEndsAt: Instant.optional(),
  /** Until when the active plan goes on although its last payment failed, unless that is paid. Absent in lists. */
  graceEndsAt: Instant.optional(),
  /** For the administrator alone, of those who wait for activation. */
  awaitedPayment: AwaitedPayment.optional(),
});
export type User = z.infer<typeof User>;

export const Email = z
  .string({ error: "Please enter a valid email address" })
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email({ error: "Please enter a valid email address" }))
  // RFC 5321, section 4.5.3.1.1: no mail arrives at a longer one.
  .refine((email) => email.lastIndexOf("@") <= 64, "Please enter a valid email address");

export const Username = z
  .string({ error: "This field is required" })
  .trim()
  .min(1, "This field is required")
  .min(3, "Must be at least 3 characters")
  .max(20, "Must be no more than 20 characters")
  .regex(/^[A-Za-z0-9._-]+$/, "Invalid format");

/**
 * A password as it was typed, in the one form that Unicode has for the same characters: phones and computers write an accented
 * letter differently (NIST SP 800-63B, section 3.1.1.2).
 */
export const Password = z
  .string({ error: "This field is required" })
  .normalize("NFKC")
  .max(128, "Must be no more than 128 characters");

/** At least 8 wherever a password is set; every character and up to 128 of them allowed. The blocklist is the server's. */
export const NewPassword = Password.min(1, "This field is required").min(8, "Must be at least 8 characters");

/** Who signs in, by the e-mail or by the username that was chosen at the end of the onboarding. */
const SignInName = z.union([Email, Username.toLowerCase()], { error: "Please enter a valid email address" });
/** What an authenticator app shows; people type it with spaces. */
export const AppCode = z
  .string()
  .transform((text) => text.replace(/\s/g, ""))
  .pipe(z.string().regex(/^\d{6}$/, "Please enter the 6 digits"));

export const Credentials = z.object({
  email: SignInName,
  password: Password.min(1, "This field is required").min(6, "Must be at least 6 characters"),
  /** Of the authenticator app, after SECOND_FACTOR_REQUIRED. */
  code: AppCode.optional(),
});
export type Credentials = z.infer<typeof Credentials>;

export const PersonName = line(100).refine(withoutWebAddress, NO_WEB_ADDRESS).refine(isInLatinLetters, LATIN_LETTERS);

export const Registration = z.object({
  email: Email,
  firstName: PersonName,
  lastName: PersonName,
  password: NewPassword,
});
export type Registration = z.infer<typeof Registration>;

export const ChangePasswordBody = z.object({ currentPassword: Password.min(1), password: NewPassword });

/** A day of the past that exists: no 30 February, no birth date after today or before 1900. The age is checked by the server's clock. */
export const BirthDate = z
  .string({ error: "Please enter a valid date" })
  .min(10, "Please enter a valid date")
  .pipe(z.iso.date({ error: "Please enter a valid date" }))
  .refine((day) => day >= "1900-01-01", "Please enter a valid date");

/** From the mail of a forgotten password; it works once, for an hour. */
const ResetCode = z.string().min(1).max(200);

/** `dateOfBirth`: asked for where the address of a credit file is unproven. */
export const ResetPasswordBody = z.object({
  code: ResetCode,
  password: NewPassword,
  dateOfBirth: BirthDate.optional(),
});

export const ReleaseEmailBody = z.object({ code: ResetCode });

export const DashboardStats = z.object({
  experianScore: z.number().nullable(),
  equifaxScore: z.number().nullable(),
  transunionScore: z.number().nullable(),
  creditScore: z.number().nullable(),
  activeDisputes: z.number().int(),
  negativeItems: z.number().int(),
  itemsRemoved: z.number().int(),
  allowance: Allowance.nullable(),
});
export type DashboardStats = z.infer<typeof DashboardStats>;
