import type { disputeRoutes } from "#shared/api/routes/dispute";
import { makesPacket, servesAdmins } from "./common";
import type { Needs } from "./need";

export const disputeNeeds: Record<keyof typeof disputeRoutes, Needs> = {
  "disputes/list-disputes": { disputes: ["Query"] },
  "disputes/create-dispute": { users: ["Query"], reports: ["GetItem"], disputes: ["PutItem", "Query"] },
  "disputes/process-disputes": {
    users: ["GetItem", "UpdateItem"],
    reports: ["GetItem"],
    disputes: ["BatchGetItem", "Query", "PutItem", "UpdateItem"],
  },
  "disputes/get-dispute": { users: ["PutItem"], disputes: ["GetItem", "Query"], settings: servesAdmins },
  "disputes/delete-dispute": { disputes: ["GetItem", "PutItem", "DeleteItem"] },
  "disputes/change-status": {
    users: ["GetItem", "PutItem", "UpdateItem"],
    disputes: ["GetItem", "Query", "PutItem", "DeleteItem"],
    settings: servesAdmins,
  },
  "disputes/record-answer": {
    users: ["GetItem", "UpdateItem"],
    reports: ["GetItem"],
    disputes: ["GetItem", "Query", "PutItem", "DeleteItem"],
  },
  "disputes/record-reinsertion": { users: ["UpdateItem"], disputes: ["GetItem", "PutItem", "DeleteItem"] },
  "disputes/undo-reinsertion": {
    users: ["UpdateItem"],
    reports: ["GetItem"],
    disputes: ["GetItem", "Query", "PutItem", "DeleteItem"],
  },
  "disputes/undo-answer": { users: ["UpdateItem"], disputes: ["GetItem", "PutItem", "DeleteItem"] },
  "disputes/retry-dispute": {
    users: ["GetItem"],
    reports: ["GetItem"],
    disputes: ["GetItem", "Query", "PutItem"],
  },
  "disputes/draft-follow-up": { users: ["Query"], disputes: ["GetItem", "Query", "PutItem"] },
  "disputes/mail-again": { disputes: ["GetItem", "Query", "PutItem", "UpdateItem"] },
  "disputes/take-back": { users: ["UpdateItem"], disputes: ["GetItem", "PutItem", "UpdateItem", "DeleteItem"] },
  "disputes/regenerate-letters": { reports: ["GetItem"], disputes: ["GetItem", "Query", "PutItem"] },
  "disputes/download-letter": {
    users: ["GetItem", "PutItem", "Query"],
    disputes: ["Query"],
    settings: servesAdmins,
    ...makesPacket,
  },
  "shared-letters/list-letters": { disputes: ["BatchGetItem", "Query"] },
  "shared-letters/download-letter": {
    users: ["GetItem", "PutItem", "Query"],
    disputes: ["BatchGetItem", "Query"],
    ...makesPacket,
  },
  "notifications/list-notices": { users: ["Query"] },
  "notifications/read-notices": { users: ["Query", "UpdateItem"] },
};
