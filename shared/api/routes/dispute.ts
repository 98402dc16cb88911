import * as z from "zod";
import { Bureau } from "#shared/domain/bureau/bureau";
import { DisputeOutcome, DisputeStatus } from "#shared/domain/dispute/dispute";
import { ById, type RouteLine } from "../route-line";
import { Page } from "../schemas/common";
import { Dispute, DisputeDetail, LettersVersion, NewDispute, ProcessBody, ProcessResult } from "../schemas/dispute";
import { NoticeList, ReadNoticesBody } from "../schemas/notice";

/** Disputes with their letters, and what members are told of them. */
export const disputeRoutes = {
  "disputes/list-disputes": {
    method: "GET",
    path: "/api/disputes",
    access: "member",
    impact: "Members cannot see their disputes.",
    query: z.object({ status: DisputeStatus.optional(), ...Page }),
    response: z.array(Dispute),
    plainRead: true,
  },
  "disputes/create-dispute": {
    method: "POST",
    path: "/api/disputes",
    access: "subscriber",
    impact: "Members cannot start a dispute.",
    body: NewDispute,
    response: Dispute,
    status: 201,
    idempotent: true,
  },
  "disputes/process-disputes": {
    method: "POST",
    path: "/api/disputes/process",
    access: "member",
    impact: "Members cannot submit their disputes.",
    body: ProcessBody,
    response: ProcessResult,
    idempotent: true,
  },
  "disputes/get-dispute": {
    method: "GET",
    path: "/api/disputes/{id}",
    access: "member",
    impact: "Nobody can open a dispute and its letters.",
    params: ById,
    response: DisputeDetail,
    plainRead: true,
  },
  "disputes/delete-dispute": {
    method: "DELETE",
    path: "/api/disputes/{id}",
    access: "member",
    impact: "Members cannot remove a draft that they do not want.",
    params: ById,
    response: "nothing",
    status: 204,
  },
  "disputes/change-status": {
    method: "PATCH",
    path: "/api/disputes/{id}/status",
    access: "member",
    impact: "Members cannot record what a bureau answered.",
    params: ById,
    body: z.object({
      status: DisputeStatus,
      note: z.string().trim().max(500).optional(),
      outcome: DisputeOutcome.optional(),
      /** Another answer than was recorded, within 30 days. */
      correction: z.literal(true).optional(),
    }),
    response: Dispute,
  },
  "disputes/retry-dispute": {
    method: "POST",
    path: "/api/disputes/{id}/retry",
    access: "subscriber",
    impact: "Members cannot answer a bureau's rejection with a next round.",
    params: ById,
    body: z.object({ additionalDetails: NewDispute.shape.additionalDetails }),
    response: DisputeDetail,
    idempotent: true,
  },
  "disputes/mail-again": {
    method: "POST",
    path: "/api/disputes/{id}/mail-again",
    access: "member",
    impact: "Members cannot have a letter mailed again that did not arrive.",
    params: ById,
    body: z.object({ bureau: Bureau, version: LettersVersion.optional() }),
    response: Dispute,
    idempotent: true,
  },
  "disputes/regenerate-letters": {
    method: "POST",
    path: "/api/disputes/{id}/regenerate-letters",
    access: "member",
    impact: "Members cannot renew the letters of a draft.",
    params: ById,
    /** With `disputeReason` or `additionalDetails`, the member's reason or explanation is replaced first. */
    body: NewDispute.pick({ disputeReason: true, additionalDetails: true }).partial(),
    response: DisputeDetail,
  },
  "disputes/download-letter": {
    method: "GET",
    path: "/api/disputes/{id}/download-pdf/{bureau}",
    access: "member",
    impact: "Nobody can download a letter.",
    params: z.object({ id: ById.shape.id, bureau: Bureau }),
    response: "pdf",
  },
  "notifications/list-notices": {
    method: "GET",
    path: "/api/notifications",
    access: "member",
    impact: "Members do not see what has happened to their disputes and their account.",
    query: z.object(Page),
    response: NoticeList,
    plainRead: true,
  },
  "notifications/read-notices": {
    method: "POST",
    path: "/api/notifications/read",
    access: "member",
    impact: "Members cannot mark notices as read.",
    body: ReadNoticesBody,
    response: z.object({ unreadCount: z.number().int() }),
  },
} as const satisfies Record<string, RouteLine>;
