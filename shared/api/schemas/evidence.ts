import * as z from "zod";
import { MOST_EXHIBITS } from "#shared/domain/evidence/exhibit";
import { ProofKind, proofTypes } from "#shared/domain/evidence/proof";
import { Id, Instant, UploadForm } from "./common";

/** The name is for the member's own list and stands in no letter. */
export const NewProof = z.object({
  kind: ProofKind,
  name: z.string().trim().min(1, "This field is required").max(100, "Must be no more than 100 characters"),
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
  pages: z.number().int(),
  sizeBytes: z.number().int(),
});
export type Proof = z.infer<typeof Proof>;

/** All exhibits of a draft's letters, A first; those that are not named are taken off. */
export const AttachBody = z.object({
  proofIds: z
    .array(Id)
    .max(MOST_EXHIBITS)
    .refine((ids) => new Set(ids).size === ids.length, "Must be different ones"),
});
