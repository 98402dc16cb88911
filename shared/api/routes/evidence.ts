import * as z from "zod";
import { ById, type RouteLine } from "../route-line";
import { Language } from "../schemas/common";
import { DisputeDetail } from "../schemas/dispute";
import { AttachBody, DetailsBody, NewProof, Proof, ProofStarted } from "../schemas/evidence";

/** A member's proofs, and how they go with the letters. */
export const evidenceRoutes = {
  "evidence/list-proofs": {
    method: "GET",
    path: "/api/evidence",
    access: "member",
    impact: "Members cannot see their proofs.",
    response: z.array(Proof),
  },
  "evidence/create-proof": {
    method: "POST",
    path: "/api/evidence",
    access: "member",
    impact: "Members cannot upload proofs.",
    errors: ["NOT_FOUND", "PAYLOAD_TOO_LARGE", "TOO_MANY_PROOFS"],
    body: NewProof,
    response: ProofStarted,
    status: 201,
    idempotent: true,
  },
  "evidence/confirm-proof": {
    method: "POST",
    path: "/api/evidence/{id}/confirm",
    access: "member",
    impact: "Uploaded proofs are not kept.",
    errors: [
      "NOT_FOUND",
      "NOTHING_UPLOADED",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "FILE_LOCKED",
      "TOO_MANY_PAGES",
    ],
    params: ById,
    response: Proof,
  },
  "evidence/open-proof": {
    method: "GET",
    path: "/api/evidence/{id}/file",
    access: "member",
    impact: "Members cannot open their proofs.",
    errors: ["NOT_FOUND"],
    params: ById,
    response: "pdf",
  },
  "evidence/delete-proof": {
    method: "DELETE",
    path: "/api/evidence/{id}",
    access: "member",
    impact: "Members cannot delete their proofs.",
    errors: ["NOT_FOUND", "PROOF_IN_USE"],
    params: ById,
    response: "nothing",
    status: 204,
  },
  "evidence/attach-proofs": {
    method: "PUT",
    path: "/api/disputes/{id}/exhibits",
    access: "member",
    impact: "Members cannot enclose proofs with their letters.",
    errors: ["NOT_FOUND", "LETTERS_SENT", "TOO_MANY_PAGES"],
    params: ById,
    body: AttachBody,
    response: DisputeDetail,
  },
  "evidence/set-details": {
    method: "PUT",
    path: "/api/disputes/{id}/letter-details",
    access: "member",
    impact: "Members cannot sign their letters or add a file number.",
    errors: ["NOT_FOUND", "LETTERS_SENT"],
    params: ById,
    body: DetailsBody,
    response: DisputeDetail,
  },
  "evidence/get-packet": {
    method: "GET",
    path: "/api/disputes/{id}/packet",
    access: "member",
    impact: "Members cannot download everything of a dispute as one file.",
    errors: ["NOT_FOUND", "TOO_MANY_PAGES"],
    params: ById,
    query: z.object({ lang: Language.optional() }),
    response: "pdf",
  },
} as const satisfies Record<string, RouteLine>;
