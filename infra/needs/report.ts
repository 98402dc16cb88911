import type { reportRoutes } from "#shared/api/routes/report";
import { addsUploadPage, announcesUpload, keepsPages, readsUpload } from "./common";
import type { Needs } from "./need";

export const reportNeeds: Record<keyof typeof reportRoutes, Needs> = {
  "dashboard/get-stats": { reports: ["GetItem"], disputes: ["Query"] },
  "credit-report/get-report": { reports: ["GetItem"], disputes: ["Query"] },
  "credit-report/save-report": { users: ["UpdateItem"], reports: ["GetItem", "PutItem"], disputes: ["Query"] },
  "uploads/create-upload": announcesUpload,
  "uploads/add-page": addsUploadPage,
  "uploads/analyze-upload": readsUpload,
  "uploads/save-check": { users: ["UpdateItem"] },
  "uploads/confirm-items": {
    ...keepsPages,
    users: ["GetItem", "Query", "PutItem", "UpdateItem"],
    reports: ["GetItem", "PutItem"],
    disputes: ["Query"],
  },
  "results/get-success-rate": { users: ["Query"] },
  "education/list-articles": {},
};
