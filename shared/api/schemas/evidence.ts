import * as z from "zod";
import { MOST_ITEMS } from "#shared/domain/dispute/shared-letters";
import { MOST_EXHIBITS } from "#shared/domain/evidence/exhibit";
import { Strokes } from "#shared/domain/evidence/letter-details";
import { proofTypes } from "#shared/domain/evidence/proof";
import { CERTIFIED_NUMBER, plainNumber } from "#shared/domain/evidence/self-mail";
import { Bureau, ProofKind } from "#shared/domain/schemas";
import { isInLatinLetters, LATIN_LETTERS } from "#shared/domain/text/latin-letters";
import { line, lineOrNone } from "#shared/domain/text/line";
import { Day, Id, Instant, NO_WEB_ADDRESS, UploadForm, withoutWebAddress } from "./common";
import { LettersVersion } from "./dispute";

/** The name is for the member's own list and is in no letter. */
export const NewProof = z.object({
  kind: ProofKind,
  name: line(100),
  contentType: z.enum(proofTypes),
  sizeBytes: z.number().int().min(1),
  /** It belongs to this dispute, and to its packet: a bureau's answer, a receipt of mailing. */
  disputeId: Id.optional(),
});
export type NewProof = z.infer<typeof NewProof>;

export const ProofStarted = z.object({ proofId: Id, upload: UploadForm });

/** A proof as it is kept: a PDF that holds what was printed, nothing else. */
export const Proof = z.object({
  id: Id,
  kind: ProofKind,
  name: z.string(),
  createdAt: Instant,
  disputeId: Id.optional(),
  /** Of a file that is kept with several disputes: the same for each of them. */
  fileId: z.string().optional(),
  pages: z.number().int(),
  sizeBytes: z.number().int(),
  /** Of pages of a report: the bureaus that it is of. They go with no letter to another bureau. */
  bureaus: z.array(Bureau).optional(),
});
export type Proof = z.infer<typeof Proof>;

/** All exhibits of a draft's letters, A first; those that are not named are taken off. */
export const AttachBody = z.object({
  proofIds: z
    .array(Id)
    .max(MOST_EXHIBITS)
    .refine((ids) => new Set(ids).size === ids.length, "Must be different ones"),
});

const PreviousAddress = lineOrNone(200)
  .refine(withoutWebAddress, NO_WEB_ADDRESS)
  .refine((text) => text === "" || isInLatinLetters(text), LATIN_LETTERS);

/** A report or file number as bureaus print them. */
const FileNumber = z
  .string()
  .trim()
  .max(40)
  .regex(/^[A-Za-z0-9 #./-]*$/, "Invalid format");

const given = (text: string | undefined) => text || undefined;

/** All that the letters of a draft say of their writer beside name and address; what is left out is not in them. */
export const DetailsBody = z.object({
  previousAddress: PreviousAddress.optional().transform(given),
  fileNumbers: z.partialRecord(Bureau, FileNumber.transform(given)).optional(),
  showsSsn: z.boolean().optional(),
  signature: Strokes.optional(),
  /** Other drafts that share their letters with this one: what the letters say of their writer is said once. */
  alsoFor: z
    .array(Id)
    .max(MOST_ITEMS - 1)
    .optional(),
});

const CertifiedNumber = z
  .string()
  .max(60)
  .transform(plainNumber)
  .pipe(z.string().regex(CERTIFIED_NUMBER, "Invalid format"));

/** The letters of a draft as its writer has mailed them: one for each bureau that gets one. */
export const SelfMailBody = z.object({
  letters: z
    .array(z.object({ bureau: Bureau, mailedOn: Day, trackingNumber: CertifiedNumber.optional() }))
    .min(1)
    .max(3)
    .refine(
      (letters) => new Set(letters.map(({ bureau }) => bureau)).size === letters.length,
      "Must be different ones",
    ),
  /** The letters that were printed. */
  version: LettersVersion.optional(),
  /** All disputes that the letters are about, where several share them: `version` is then that of the shared letters. */
  together: z
    .array(Id)
    .min(2)
    .max(MOST_ITEMS)
    .refine((ids) => new Set(ids).size === ids.length, "Must be different ones")
    .optional(),
});
export type SelfMailBody = z.infer<typeof SelfMailBody>;

/** Whom a packet is put together for beside the member. */
export const PacketReader = z.enum(["cfpb", "attorney"]);
export type PacketReader = z.infer<typeof PacketReader>;
