import * as z from "zod";
import { DisputeStatus } from "#shared/domain/dispute/dispute";
import { SubscriptionStatus } from "#shared/domain/plan/plan";
import { ById, type RouteLine } from "../route-line";
import { AdminDisputeList, AdminMetrics, ClientHistory, ClientList, ClientQuery, ExportQuery } from "../schemas/admin";
import { Language, Page } from "../schemas/common";
import {
  ActivateBody,
  BatchActivateBody,
  BatchActivateResult,
  Offers,
  PaymentCompletedBody,
  PaymentCompletedResult,
} from "../schemas/subscription";
import { User } from "../schemas/user";

/** Plans and payments, the administrator's area, the providers' events. */
export const businessRoutes = {
  "subscription/list-plans": {
    method: "GET",
    path: "/api/plans",
    access: "onboarding",
    impact: "Nobody can choose a plan and pay.",
    query: z.object({ lang: Language.optional() }),
    response: Offers,
  },
  "subscription/complete-payment": {
    method: "POST",
    path: "/api/subscription/payment-completed",
    access: "onboarding",
    impact: "Nobody can report a payment.",
    errors: ["NOT_FOUND"],
    body: PaymentCompletedBody,
    response: PaymentCompletedResult,
    idempotent: true,
  },
  "subscription/activate": {
    method: "POST",
    path: "/api/subscription/activate",
    access: "admin+key",
    impact: "Administrators cannot activate a member.",
    errors: ["NOT_FOUND", "NOT_PENDING", "STATE_NOT_SERVED"],
    body: ActivateBody,
    response: User,
    idempotent: true,
  },
  "admin/batch-activate": {
    method: "POST",
    path: "/api/admin/subscription/batch-activate",
    access: "admin+key",
    impact: "Administrators cannot activate several members at once.",
    body: BatchActivateBody,
    response: BatchActivateResult,
    idempotent: true,
  },
  "admin/list-users": {
    method: "GET",
    path: "/api/admin/users",
    access: "admin",
    impact: "Administrators cannot see the members.",
    query: z.object({ search: z.string().trim().max(100).optional(), status: SubscriptionStatus.optional(), ...Page }),
    response: z.object({ users: z.array(User), nextCursor: z.string().optional() }),
  },
  "admin/set-admin-status": {
    method: "POST",
    path: "/api/admin/users/{userId}/admin-status",
    access: "admin",
    impact: "Administrators cannot make or unmake an administrator.",
    errors: ["NOT_FOUND", "OWN_ADMIN_STATUS", "LAST_ADMIN"],
    params: z.object({ userId: ById.shape.id }),
    body: z.object({ isAdmin: z.boolean() }),
    response: User,
    idempotent: true,
    recentSignIn: true,
  },
  "admin/get-metrics": {
    method: "GET",
    path: "/api/admin/metrics",
    access: "admin",
    impact: "Administrators cannot see how the business stands.",
    response: AdminMetrics,
  },
  "admin/list-disputes": {
    method: "GET",
    path: "/api/admin/disputes",
    access: "admin",
    impact: "Administrators cannot see the disputes.",
    query: z.object({ status: DisputeStatus.optional(), ...Page }),
    response: AdminDisputeList,
  },
  "admin/list-clients": {
    method: "GET",
    path: "/api/admin/client-records",
    access: "admin",
    impact: "Administrators cannot see the client records.",
    query: ClientQuery,
    response: ClientList,
  },
  "admin/export-clients": {
    method: "GET",
    path: "/api/admin/client-records/export",
    access: "admin",
    impact: "Administrators cannot take the client records with them.",
    query: ExportQuery,
    /** Beyond 5 MB a 303 to the store, where the file is for 5 minutes. */
    response: "csv",
    recentSignIn: true,
  },
  "admin/get-client-history": {
    method: "GET",
    path: "/api/admin/client-records/{id}/history",
    access: "admin",
    impact: "Administrators cannot see what happened to a client.",
    errors: ["NOT_FOUND"],
    params: ById,
    response: ClientHistory,
  },
  "payments/receive-event": {
    method: "POST",
    path: "/api/payments/webhook",
    access: "public",
    impact: "Payments are not seen until the provider's retry.",
    errors: ["BAD_SIGNATURE", "VALIDATION_FAILED"],
    body: "signed",
    response: z.object({ received: z.literal(true) }),
  },
  "mail/receive-event": {
    method: "POST",
    path: "/api/mail/webhook",
    access: "public",
    impact: "Deliveries of letters are not seen until the provider's retry.",
    errors: ["BAD_SIGNATURE", "VALIDATION_FAILED"],
    body: "signed",
    response: z.object({ received: z.literal(true) }),
  },
} as const satisfies Record<string, RouteLine>;
