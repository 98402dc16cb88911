import type { JobName } from "#functions/jobs/schedule";
import {
  checkedImages,
  contractObjects,
  erases,
  incomingReports,
  keptProofs,
  letterObjects,
  readsPicture,
} from "./common";
import { type Needs, refundRefused } from "./need";

export const jobNeeds: Record<JobName, Needs> = {
  "send-letters": {
    users: ["GetItem", "PutItem", "Query", "UpdateItem"],
    disputes: ["GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
    indexes: ["disputes/byStatus"],
    objects: {
      [letterObjects]: ["PutObject"],
      "letters/simulated-mail/*": ["PutObject"],
      [checkedImages]: ["GetObject"],
      [keptProofs]: ["GetObject"],
    },
    listBuckets: ["documents"],
    opens: ["date-of-birth", "ssn"],
    secrets: ["providerKeys"],
    settings: ["MAIL_PROVIDER"],
    timeoutSeconds: 300,
    memoryMb: 1024,
  },
  "read-page": {
    users: ["GetItem"],
    objects: { [incomingReports]: ["GetObject", "PutObject"] },
    listBuckets: ["documents"],
    ...readsPicture,
  },
  "grant-allowances": { users: ["UpdateItem"], indexes: ["users/byStatus"], timeoutSeconds: 300 },
  "send-notices": {
    users: ["GetItem", "PutItem", "UpdateItem"],
    identity: ["AdminGetUser"],
    objects: { [contractObjects]: ["GetObject"] },
    sendsMail: true,
    settings: ["SENDER_EMAIL", "BUSINESS_NAME", "BUSINESS_ADDRESS", "SITE_ORIGIN"],
  },
  "monitor-reports": {
    users: ["GetItem", "Query", "PutItem", "UpdateItem"],
    reports: ["GetItem", "PutItem"],
    disputes: ["BatchGetItem", "Query", "PutItem"],
    indexes: ["users/byStatus"],
    opens: ["ssn", "date-of-birth"],
    secrets: ["providerKeys"],
    settings: ["BUREAU_PROVIDER"],
    timeoutSeconds: 300,
  },
  "follow-disputes": {
    users: ["GetItem", "PutItem", "UpdateItem"],
    reports: ["GetItem"],
    disputes: ["GetItem", "Query", "PutItem"],
    objects: { [letterObjects]: ["DeleteObject"] },
  },
  "follow-members": {
    users: ["GetItem", "Query", "PutItem", "UpdateItem"],
    reports: ["GetItem"],
    disputes: ["GetItem", "Query", "PutItem"],
    macs: ["audit"],
  },
  "verify-audit": {
    users: ["Query"],
    // Nothing else writes there: the table's writers cannot change the copy of the log's head.
    objects: { "letters/audit/*": ["GetObject", "PutObject"] },
    listBuckets: ["letters"],
    macs: ["audit"],
    timeoutSeconds: 300,
  },
  "recount-metrics": {
    users: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem"],
    disputes: ["GetItem"],
    indexes: ["users/byListing", "disputes/byStatus"],
    timeoutSeconds: 300,
    memoryMb: 1024,
  },
  "watch-clocks": {
    users: ["GetItem", "PutItem", "UpdateItem"],
    disputes: ["GetItem", "Query", "PutItem", "DeleteItem"],
    indexes: ["users/byStatus", "disputes/byStatus"],
    timeoutSeconds: 300,
  },
  "end-billing": {
    users: ["GetItem", "Query", "PutItem", "DeleteItem"],
    objects: { "letters/simulated-billing/*": ["PutObject"] },
    secrets: ["providerKeys"],
    settings: ["PAYMENT_PROVIDER"],
    logAlarm: refundRefused,
    timeoutSeconds: 300,
  },
  "apply-retention": { ...erases, indexes: ["users/byListing"], timeoutSeconds: 300 },
  "finish-deletions": { ...erases, indexes: ["users/byListing"], timeoutSeconds: 300 },
  "expire-onboarding": { ...erases, indexes: ["users/byListing"], timeoutSeconds: 300 },
};
