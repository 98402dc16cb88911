import * as z from "zod";
import { Device } from "#shared/domain/account/device";
import { keptKinds } from "#shared/domain/retention/retention";
import { Bureau, ProofKind } from "#shared/domain/schemas";
import { Day, Id, Instant } from "./common";
import { ContractDocument } from "./contract";
import { AppCode, Email, Password } from "./user";

/** One device that is signed in. The id names it in the list and opens nothing. */
export const SignIn = z.object({
  id: Id,
  startedAt: Instant,
  /** At most 10 seconds before its last request. */
  lastSeenAt: Instant,
  method: z.enum(["password", "provider"]),
  /** Absent when its browser did not say a name that is known. */
  device: Device.optional(),
  /** The one that asks. */
  isCurrent: z.boolean(),
});
export type SignIn = z.infer<typeof SignIn>;

/** What stays of a deleted account, each for a reason of the law; see `shared/domain/retention/retention.ts`. */
export const KeptKind = z.enum(keptKinds);
export type KeptKind = z.infer<typeof KeptKind>;

export const DeletedAccount = z.object({
  deletedAt: Instant,
  /** What stays is erased on this day. */
  keptUntil: Day,
  kept: z.array(KeptKind),
  /** What was paid under a contract in its cancellation period, and is ordered back. */
  refundCents: z.number().int().optional(),
});
export type DeletedAccount = z.infer<typeof DeletedAccount>;

/** The key for an authenticator app, base32, and the same as an address that opens the app. */
export const AppKey = z.object({ secret: z.string(), uri: z.string() });
export type AppKey = z.infer<typeof AppKey>;

/** Something that a member signed, mailed or uploaded. */
export const KeptDocument = z.object({
  /** Names it in the list, and opens it for its member alone. */
  id: z.string(),
  kind: z.enum([...ContractDocument.options, "letter", "proof"]),
  /** When it was signed, mailed or uploaded. */
  at: Instant,
  /** Of a letter. */
  bureau: Bureau.optional(),
  disputeId: Id.optional(),
  round: z.number().int().optional(),
  /** Of what was uploaded. */
  name: z.string().optional(),
  proofKind: ProofKind.optional(),
});
export type KeptDocument = z.infer<typeof KeptDocument>;

/** Of the mail that proves an address; people type it with spaces. */
export const EmailCode = z
  .string()
  .transform((text) => text.replace(/\s/g, ""))
  .pipe(z.string().regex(/^\d{8}$/, "Please enter the 8 digits"));

export const ConfirmEmailBody = z.object({ code: EmailCode });

const CurrentPassword = Password.min(1, "This field is required");
/** In place of an address that is unproven. */
export const CorrectEmailBody = z.object({ email: Email, password: CurrentPassword });
export type CorrectEmailBody = z.infer<typeof CorrectEmailBody>;
export const StartSecondFactorBody = z.object({ password: CurrentPassword });
export const SecondFactorBody = z.object({ password: CurrentPassword, code: AppCode });

/** A person, or a part of the service, opened data of the member; taken from the audit log. */
export const Opening = z.object({
  at: Instant,
  what: z.enum(["history_read", "dispute_read", "letter_read", "birth_date_opened", "identity_opened"]),
  by: z.enum(["member", "administrator", "service"]),
  why: z.enum(["letter_mailed", "letter_shown", "data_copied", "report_monitored", "password_reset"]).optional(),
});
export type Opening = z.infer<typeof Opening>;
