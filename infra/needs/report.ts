import type { reportRoutes } from "#shared/api/routes/report";
import { incomingReports, readsPdf } from "./common";
import type { Needs } from "./need";

export const reportNeeds: Record<keyof typeof reportRoutes, Needs> = {
  "dashboard/get-stats": {},
  "credit-report/get-report": { reports: ["GetItem"], disputes: ["Query"] },
  "credit-report/save-report": { users: ["UpdateItem"], reports: ["GetItem", "PutItem"], disputes: ["Query"] },
  "uploads/create-upload": {
    users: ["PutItem", "UpdateItem", "Query"],
    objects: { [incomingReports]: ["PutObject"] },
    settings: ["REGISTRATIONS_PER_HOUR"],
  },
  "uploads/add-page": { users: ["GetItem", "UpdateItem", "Query"], objects: { [incomingReports]: ["PutObject"] } },
  "uploads/analyze-upload": {
    users: ["GetItem", "PutItem", "UpdateItem"],
    reports: ["GetItem"],
    disputes: ["Query"],
    objects: { [incomingReports]: ["GetObject", "DeleteObject"] },
    listBuckets: ["documents"],
    invokes: ["read-page"],
    ...readsPdf,
    timeoutSeconds: 29,
  },
  "uploads/confirm-items": { users: ["GetItem", "UpdateItem"], reports: ["GetItem", "PutItem"], disputes: ["Query"] },
  "education/list-articles": {},
};
