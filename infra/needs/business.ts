import type { businessRoutes } from "#shared/api/routes/business";
import { moneyUnassigned, type Needs, refundRefused } from "./need";

export const businessNeeds: Record<keyof typeof businessRoutes, Needs> = {
  "subscription/list-plans": {
    settings: ["BILLING_POLICY", "PAYMENT_LINK_ONETIME", "PAYMENT_LINK_MONTHLY", "PAYMENT_LINK_PREMIUM"],
  },
  "subscription/complete-payment": {
    users: ["GetItem", "Query", "UpdateItem"],
    reports: ["GetItem"],
    disputes: ["PutItem", "Query"],
    opens: ["onboarding-draft"],
    settings: ["OPEN_STATES"],
  },
  "subscription/activate": { users: ["GetItem", "UpdateItem"], secrets: ["adminKey"], settings: ["OPEN_STATES"] },
  "admin/batch-activate": { users: ["BatchGetItem", "UpdateItem"], secrets: ["adminKey"], settings: ["OPEN_STATES"] },
  "admin/list-users": {
    users: ["BatchGetItem", "PutItem"],
    indexes: ["users/byStatus", "users/byListing", "users/bySearch"],
  },
  "admin/list-refunds": { users: ["Query", "PutItem"] },
  "admin/settle-refund": { users: ["Query", "PutItem", "DeleteItem"], secrets: ["adminKey"] },
  "admin/set-admin-status": { users: ["GetItem", "UpdateItem"] },
  "admin/get-metrics": { users: ["Query"] },
  "admin/list-disputes": {
    users: ["PutItem"],
    disputes: ["BatchGetItem"],
    indexes: ["disputes/byStatus", "disputes/byCreation"],
  },
  "admin/list-clients": {
    users: ["BatchGetItem", "Query", "PutItem"],
    indexes: ["users/byStatus", "users/byListing", "users/bySearch"],
  },
  "admin/export-clients": {
    users: ["BatchGetItem", "PutItem"],
    indexes: ["users/byStatus", "users/byListing", "users/bySearch"],
    objects: { "letters/exports/*": ["PutObject", "GetObject", "AbortMultipartUpload"] },
    timeoutSeconds: 29,
    memoryMb: 1024,
  },
  "admin/get-client-history": {
    users: ["GetItem", "Query", "PutItem"],
    disputes: ["Query"],
    reports: ["GetItem"],
  },
  "payments/receive-event": {
    users: ["GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"],
    disputes: ["GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
    secrets: ["paymentWebhook", "providerKeys"],
    settings: ["OPEN_STATES", "PAYMENT_PROVIDER"],
    logAlarms: [refundRefused, moneyUnassigned],
    timeoutSeconds: 29,
  },
  "mail/receive-event": {
    users: ["PutItem"],
    disputes: ["GetItem", "PutItem", "UpdateItem"],
    secrets: ["mailWebhook"],
  },
};
