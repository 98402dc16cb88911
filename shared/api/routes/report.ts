import * as z from "zod";
import { ArticleCategory } from "#shared/domain/education/category";
import { ById, type RouteLine } from "../route-line";
import { Language } from "../schemas/common";
import { Article } from "../schemas/education";
import { CreditReport, SaveReportBody } from "../schemas/report";
import {
  AnalyzeUploadBody,
  ConfirmItemsBody,
  NewUpload,
  NewUploadPage,
  UnnamedReport,
  UploadAnalysis,
  UploadCheck,
  UploadedAnswer,
  UploadPageStarted,
  UploadReading,
  UploadStarted,
} from "../schemas/upload";
import { DashboardStats } from "../schemas/user";
import { fileRefusals } from "./file-refusals";

/** What the bureaus say: the report, uploads, the numbers of the dashboard, articles. */
export const reportRoutes = {
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
    idempotent: true,
  },
  "uploads/add-page": {
    method: "POST",
    path: "/api/uploads/{id}/pages",
    access: "member",
    impact: "Members cannot upload a report of several photos.",
    errors: ["NOT_FOUND", "CONFLICT", "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE"],
    params: ById,
    body: NewUploadPage,
    response: UploadPageStarted,
    status: 201,
    idempotent: true,
  },
  "uploads/analyze-upload": {
    method: "POST",
    path: "/api/uploads/{id}/analyze",
    access: "member",
    impact: "Uploaded credit reports are not read.",
    errors: [...fileRefusals, "NOT_A_CREDIT_REPORT"],
    params: ById,
    body: AnalyzeUploadBody,
    response: z.union([UploadAnalysis, UploadedAnswer, UnnamedReport, UploadReading]),
  },
  "uploads/save-check": {
    method: "PUT",
    path: "/api/uploads/{id}/check",
    access: "member",
    impact: "A reload loses what members corrected of a read report.",
    errors: ["NOT_FOUND", "PAYLOAD_TOO_LARGE"],
    params: ById,
    body: UploadCheck,
    response: "nothing",
    status: 204,
  },
  "uploads/confirm-items": {
    method: "POST",
    path: "/api/uploads/{id}/confirm",
    access: "member",
    impact: "Members cannot take wrongly read items off their report.",
    errors: ["NOT_FOUND", "NOTHING_UPLOADED"],
    params: ById,
    body: ConfirmItemsBody,
    response: CreditReport,
  },
  "results/get-success-rate": {
    method: "GET",
    path: "/api/results/success-rate",
    access: "public",
    impact: "The landing page shows the operator's claim instead of the measured success rate.",
    response: z.object({
      /** Of 100 decided disputes, those that later reports confirm; null while too few are decided, or when it is not shown. */
      percent: z.number().int().min(0).max(100).nullable(),
    }),
  },
  "education/list-articles": {
    method: "GET",
    path: "/api/educational-articles",
    access: "public",
    impact: "No one can read the articles about credit.",
    query: z.object({
      lang: Language.optional(),
      category: ArticleCategory.optional(),
      q: z.string().trim().max(100).optional(),
    }),
    response: z.array(Article),
  },
} as const satisfies Record<string, RouteLine>;
