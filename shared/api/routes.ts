import * as z from "zod";
import { Bureau } from "#shared/domain/bureau/bureau";
import { DisputeOutcome, DisputeStatus } from "#shared/domain/dispute/dispute";
import { ArticleCategory } from "#shared/domain/education/category";
import { SubscriptionStatus } from "#shared/domain/plan/plan";
import { AppKey, DeletedAccount, SecondFactorBody, SignIn, StartSecondFactorBody } from "./schemas/account";
import { AdminDisputeList, AdminMetrics, ClientHistory, ClientList, ClientQuery, ExportQuery } from "./schemas/admin";
import { Id, Language, Page, UploadForm } from "./schemas/common";
import {
  ContractCancellation,
  ContractDocument,
  ContractSignature,
  ContractView,
  SignContractBody,
} from "./schemas/contract";
import { Dispute, DisputeDetail, NewDispute, ProcessBody, ProcessResult } from "./schemas/dispute";
import { Article } from "./schemas/education";
import { NoticeList, ReadNoticesBody } from "./schemas/notice";
import {
  CreateAccountBody,
  CreditPullBody,
  CreditPullResult,
  NewDocument,
  OnboardingProgress,
  SaveProgressBody,
} from "./schemas/onboarding";
import { CreditReport, SaveReportBody } from "./schemas/report";
import {
  ActivateBody,
  BatchActivateBody,
  BatchActivateResult,
  Offers,
  PaymentCompletedBody,
  PaymentCompletedResult,
} from "./schemas/subscription";
import { ConfirmItemsBody, NewUpload, UploadAnalysis, UploadStarted } from "./schemas/upload";
import {
  ChangePasswordBody,
  Credentials,
  DashboardStats,
  Email,
  Registration,
  ResetPasswordBody,
  User,
} from "./schemas/user";

/**
 * Who may call: `public` anyone; `onboarding` a visitor's onboarding session (opened by the first such call) or a member;
 * `member` whoever is signed in; `subscriber` a member with an active subscription; `admin`; `admin+key` an admin whose
 * body carries the admin key.
 */
export type Access = "public" | "onboarding" | "member" | "subscriber" | "admin" | "admin+key";

/** What a route answers with when it is not JSON. */
export type Medium = "redirect" | "pdf" | "csv" | "zip" | "nothing";

export type RouteLine = {
  method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  path: `/api/${string}`;
  access: Access;
  /** What people lose while it fails; its alarm says so. */
  impact: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** `signed`: a provider's event, checked by its signature over the raw body. */
  body?: z.ZodType | "signed";
  response: z.ZodType | Medium;
  /** 200 unless said. */
  status?: 201 | 204 | 302;
  /** Creates or spends something: an `Idempotency-Key` is honoured for 24 hours. */
  idempotent?: true;
  /** Only within 20 minutes of the sign-in: what an unattended browser must not do. */
  recentSignIn?: true;
};

const ById = z.object({ id: z.string().min(1).max(64) });

/** The route table: one line, one file in `functions/routes`, one Lambda, one permission line in `infra/needs.ts`. */
export const routes = {
  "auth/get-user": {
    method: "GET",
    path: "/api/auth/user",
    access: "member",
    impact: "Nobody is recognised as signed in.",
    response: User,
  },
  "auth/get-password-user": {
    method: "GET",
    path: "/api/auth/user/password",
    access: "member",
    impact: "Members who signed in with a password may not be recognised.",
    response: User,
  },
  "auth/register": {
    method: "POST",
    path: "/api/auth/password/register",
    access: "public",
    impact: "Nobody can register.",
    body: Registration,
    response: User,
    status: 201,
    idempotent: true,
  },
  "auth/login": {
    method: "POST",
    path: "/api/auth/password/login",
    access: "public",
    impact: "Nobody can sign in with a password.",
    body: Credentials,
    response: User,
  },
  "auth/change-password": {
    method: "POST",
    path: "/api/auth/password/change",
    access: "member",
    impact: "Members cannot change their password.",
    body: ChangePasswordBody,
    response: "nothing",
    status: 204,
  },
  "auth/forgot-password": {
    method: "POST",
    path: "/api/auth/password/forgot",
    access: "public",
    impact: "Nobody who forgot their password can ask for a new one.",
    body: z.object({ email: Email }),
    response: "nothing",
    status: 204,
  },
  "auth/reset-password": {
    method: "POST",
    path: "/api/auth/password/reset",
    access: "public",
    impact: "Nobody who forgot their password can choose a new one.",
    body: ResetPasswordBody,
    response: "nothing",
    status: 204,
  },
  "auth/start-sign-in": {
    method: "GET",
    path: "/api/login",
    access: "public",
    impact: "Nobody can sign in through the outside provider.",
    query: z.object({ returnTo: z.string().max(500).optional() }),
    response: "redirect",
    status: 302,
  },
  "auth/finish-sign-in": {
    method: "GET",
    path: "/api/callback",
    access: "public",
    impact: "Nobody can come back signed in from the outside provider.",
    query: z.object({
      code: z.string().max(2_000).optional(),
      state: z.string().max(500).optional(),
      error: z.string().max(200).optional(),
    }),
    response: "redirect",
    status: 302,
  },
  "auth/logout": {
    method: "GET",
    path: "/api/logout",
    access: "public",
    impact: "Nobody can sign out.",
    response: "redirect",
    status: 302,
  },
  "account/list-sessions": {
    method: "GET",
    path: "/api/account/sessions",
    access: "member",
    impact: "Members do not see where they are signed in.",
    response: z.array(SignIn),
  },
  "account/end-session": {
    method: "DELETE",
    path: "/api/account/sessions/{id}",
    access: "member",
    impact: "Members cannot sign a lost device out.",
    params: ById,
    response: "nothing",
    status: 204,
  },
  "account/end-sessions": {
    method: "DELETE",
    path: "/api/account/sessions",
    access: "member",
    impact: "Members cannot sign out everywhere.",
    response: "nothing",
    status: 204,
  },
  "account/start-second-factor": {
    method: "POST",
    path: "/api/account/second-factor/start",
    access: "member",
    impact: "Members cannot set a second factor up.",
    body: StartSecondFactorBody,
    response: AppKey,
  },
  "account/confirm-second-factor": {
    method: "POST",
    path: "/api/account/second-factor",
    access: "member",
    impact: "Members cannot turn a second factor on.",
    body: SecondFactorBody,
    response: "nothing",
    status: 204,
  },
  "account/end-second-factor": {
    method: "POST",
    path: "/api/account/second-factor/end",
    access: "member",
    impact: "Members cannot turn their second factor off.",
    body: SecondFactorBody,
    response: "nothing",
    status: 204,
  },
  "account/delete-account": {
    method: "DELETE",
    path: "/api/account",
    access: "member",
    impact: "Members cannot delete their account.",
    response: DeletedAccount,
    recentSignIn: true,
  },
  "account/export-data": {
    method: "GET",
    path: "/api/account/export",
    access: "member",
    impact: "Members cannot get a copy of their data.",
    response: "zip",
    recentSignIn: true,
  },
  "dashboard/get-stats": {
    method: "GET",
    path: "/api/dashboard/stats",
    access: "member",
    impact: "The dashboard shows no scores and counts.",
    response: DashboardStats,
  },
  "credit-report/get-report": {
    method: "GET",
    path: "/api/credit-report",
    access: "member",
    impact: "Members cannot see their credit report.",
    response: CreditReport,
  },
  "credit-report/save-report": {
    method: "POST",
    path: "/api/credit-report",
    access: "member",
    impact: "Members cannot save a report to their account.",
    body: SaveReportBody,
    response: CreditReport,
    status: 201,
    idempotent: true,
  },
  "uploads/create-upload": {
    method: "POST",
    path: "/api/uploads",
    access: "member",
    impact: "Members cannot upload a credit report of their own.",
    body: NewUpload,
    response: UploadStarted,
    status: 201,
  },
  "uploads/analyze-upload": {
    method: "POST",
    path: "/api/uploads/{id}/analyze",
    access: "member",
    impact: "Uploaded credit reports are not read.",
    params: ById,
    response: UploadAnalysis,
  },
  "uploads/confirm-items": {
    method: "POST",
    path: "/api/uploads/{id}/confirm",
    access: "member",
    impact: "Members cannot take wrongly read items off their report.",
    params: ById,
    body: ConfirmItemsBody,
    response: CreditReport,
  },
  "disputes/list-disputes": {
    method: "GET",
    path: "/api/disputes",
    access: "member",
    impact: "Members cannot see their disputes.",
    query: z.object({ status: DisputeStatus.optional(), ...Page }),
    response: z.array(Dispute),
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
  "disputes/regenerate-letters": {
    method: "POST",
    path: "/api/disputes/{id}/regenerate-letters",
    access: "member",
    impact: "Members cannot renew the letters of a draft.",
    params: ById,
    /** With `additionalDetails`, the member's own explanation is replaced first. */
    body: z.object({ additionalDetails: NewDispute.shape.additionalDetails }),
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
  },
  "notifications/read-notices": {
    method: "POST",
    path: "/api/notifications/read",
    access: "member",
    impact: "Members cannot mark notices as read.",
    body: ReadNoticesBody,
    response: z.object({ unreadCount: z.number().int() }),
  },
  "education/list-articles": {
    method: "GET",
    path: "/api/educational-articles",
    access: "public",
    impact: "Nobody can read the articles about credit.",
    query: z.object({
      lang: Language.optional(),
      category: ArticleCategory.optional(),
      q: z.string().trim().max(100).optional(),
    }),
    response: z.array(Article),
  },
  "onboarding/get-progress": {
    method: "GET",
    path: "/api/onboarding",
    access: "onboarding",
    impact: "A reload of the onboarding loses what was typed.",
    response: OnboardingProgress,
  },
  "onboarding/save-progress": {
    method: "PATCH",
    path: "/api/onboarding",
    access: "onboarding",
    impact: "What visitors type in the onboarding is not kept.",
    body: SaveProgressBody,
    response: "nothing",
    status: 204,
  },
  "onboarding/create-document": {
    method: "POST",
    path: "/api/onboarding/documents",
    access: "onboarding",
    impact: "Visitors cannot upload their ID.",
    body: NewDocument,
    response: z.object({ documentId: Id, upload: UploadForm }),
    status: 201,
  },
  "onboarding/confirm-document": {
    method: "POST",
    path: "/api/onboarding/documents/{id}/confirm",
    access: "onboarding",
    impact: "Uploaded ID images are not accepted.",
    params: ById,
    response: z.object({ documentId: Id, status: z.literal("uploaded") }),
  },
  "onboarding/delete-document": {
    method: "DELETE",
    path: "/api/onboarding/documents/{id}",
    access: "onboarding",
    impact: "Visitors cannot remove an ID image.",
    params: ById,
    response: "nothing",
    status: 204,
  },
  "onboarding/pull-credit": {
    method: "POST",
    path: "/api/onboarding/credit-pull",
    access: "onboarding",
    impact: "Visitors cannot get their three-bureau report.",
    body: CreditPullBody,
    response: CreditPullResult,
    idempotent: true,
  },
  "onboarding/create-account": {
    method: "POST",
    path: "/api/onboarding/create-account",
    access: "onboarding",
    impact: "Visitors cannot open their account at the end of the onboarding.",
    body: CreateAccountBody,
    response: User,
    status: 201,
    idempotent: true,
  },
  "contract/get-contract": {
    method: "GET",
    path: "/api/contract",
    access: "onboarding",
    impact: "Nobody can read the contract.",
    query: z.object({ lang: Language.optional() }),
    response: ContractView,
  },
  "contract/sign-contract": {
    method: "POST",
    path: "/api/contract/sign",
    access: "onboarding",
    impact: "Nobody can sign the contract, so no letter can be submitted.",
    body: SignContractBody,
    response: ContractSignature,
    status: 201,
    idempotent: true,
  },
  "contract/cancel-contract": {
    method: "POST",
    path: "/api/contract/cancel",
    access: "member",
    impact: "Members cannot use their right to cancel.",
    body: z.object({ reason: z.string().trim().max(1_000).optional() }),
    response: ContractCancellation,
    idempotent: true,
  },
  "contract/download-document": {
    method: "GET",
    path: "/api/contract/documents/{document}",
    access: "onboarding",
    impact: "Nobody can download the contract's documents.",
    params: z.object({ document: ContractDocument }),
    query: z.object({ lang: Language.optional() }),
    response: "pdf",
  },
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
    body: PaymentCompletedBody,
    response: PaymentCompletedResult,
    idempotent: true,
  },
  "subscription/activate": {
    method: "POST",
    path: "/api/subscription/activate",
    access: "admin+key",
    impact: "Administrators cannot activate a member.",
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
    params: ById,
    response: ClientHistory,
  },
  "payments/receive-event": {
    method: "POST",
    path: "/api/payments/webhook",
    access: "public",
    impact: "Payments are not seen until the provider's retry.",
    body: "signed",
    response: z.object({ received: z.literal(true) }),
  },
  "mail/receive-event": {
    method: "POST",
    path: "/api/mail/webhook",
    access: "public",
    impact: "Deliveries of letters are not seen until the provider's retry.",
    body: "signed",
    response: z.object({ received: z.literal(true) }),
  },
} as const satisfies Record<string, RouteLine>;

export type RouteName = keyof typeof routes;

export const routeNames = Object.keys(routes) as RouteName[];
