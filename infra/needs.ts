import type { JobName } from "#functions/jobs/schedule";
import { type RouteLine, type RouteName, routes } from "#shared/api/routes";
import type { SettingName } from "./constructs/settings";

export type TableAction =
  | "GetItem"
  | "BatchGetItem"
  | "Query"
  | "PutItem"
  | "UpdateItem"
  | "DeleteItem"
  | "BatchWriteItem"
  | "ConditionCheckItem";

export type TableName = "users" | "reports" | "disputes";
export type IndexName =
  | "users/byStatus"
  | "users/byListing"
  | "users/bySearch"
  | "disputes/byStatus"
  | "disputes/byCreation";
export type BucketName = "documents" | "letters";
export type ObjectAction = "GetObject" | "PutObject" | "DeleteObject" | "AbortMultipartUpload";
export type SecretName = "adminKey" | "paymentWebhook" | "mailWebhook" | "providerKeys";
/** What a sealed field is for: part of its encryption context. */
export type FieldPurpose = "ssn" | "date-of-birth" | "onboarding-draft";
/** What a keyed digest (HMAC) is for: each purpose has a key of its own. */
export type MacPurpose = "ssn" | "audit";

/** Lines of the log by their `event`, and what an alarm says of them. */
export type LogAlarm = { event: string; warning: string };

/** What one route or job may touch. Whatever is not here is refused, in the cloud and on one machine alike. */
export type Needs = Partial<Record<TableName, readonly TableAction[]>> & {
  /** Queries on an index; the table itself is another permission. */
  indexes?: readonly IndexName[];
  /** Objects by bucket and prefix: `"letters/letters/*": ["PutObject"]`. */
  objects?: Partial<Record<`${BucketName}/${string}*`, readonly ObjectAction[]>>;
  /** Buckets in which a missing object is an answer: without this permission S3 calls it forbidden, not missing. */
  tellsMissing?: readonly BucketName[];
  seals?: readonly FieldPurpose[];
  opens?: readonly FieldPurpose[];
  /** Makes keyed digests, with the key of that purpose alone. */
  macs?: readonly MacPurpose[];
  secrets?: readonly SecretName[];
  /** Calls of the user pool that the function's role signs; `[]` where it only has to know the pool. */
  identity?: readonly (`Admin${string}` | "DescribeUserPoolClient")[];
  sendsMail?: true;
  settings?: readonly SettingName[];
  /** A kind of line in its log that the operator is to know of. */
  logAlarm?: LogAlarm;
  /** 10 unless said: 20 where a PDF is made, 29 (the API's own end) where a bureau is waited for. */
  timeoutSeconds?: number;
  /** 512 unless said. */
  memoryMb?: number;
};

const makesPdf = { timeoutSeconds: 20, memoryMb: 1024 } as const;
/** A thread of its own for the PDF, which may take as much as the rest; memory is also what a processor is given by. */
const readsPdf = { timeoutSeconds: 20, memoryMb: 1024 } as const;
/** 50 million pixels take 1.8 GB while they are unpacked and packed again, in a thread of its own. */
const drawsImage = { timeoutSeconds: 29, memoryMb: 3008 } as const;
const letterObjects = "letters/letters/*";
const contractObjects = "letters/contracts/*";
const contractFacts = ["BUSINESS_NAME", "BUSINESS_ADDRESS", "BILLING_POLICY"] as const;
const pullLimits = ["PULLS_A_DAY", "PULLS_PER_SSN_A_DAY", "PULLS_PER_TEST_IDENTITY_A_DAY"] as const;
/** Of routes that tell an administrator from a member themselves. */
const servesAdmins = ["REQUIRE_ADMIN_SECOND_FACTOR"] as const;
const incomingImages = "documents/incoming/*";
const incomingReports = "documents/incoming/reports/*";
const checkedImages = "documents/clean/*";

/** Asking the pool for a password, and for the code of an authenticator app; the client's secret goes along. */
const asksPasswords = ["AdminInitiateAuth", "AdminRespondToAuthChallenge", "DescribeUserPoolClient"] as const;

/** Erasing a person: everything is looked at, deleted, or moved to where it expires. */
const erases = {
  users: ["GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
  reports: ["Query", "DeleteItem"],
  disputes: ["GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
  objects: {
    [incomingImages]: ["DeleteObject"],
    [checkedImages]: ["DeleteObject"],
    "documents/exports/*": ["DeleteObject"],
    [letterObjects]: ["GetObject", "DeleteObject"],
    [contractObjects]: ["GetObject", "DeleteObject"],
    "letters/kept/*": ["PutObject"],
  },
  // A person's files are found by listing their folders.
  tellsMissing: ["documents", "letters"],
  identity: ["AdminDeleteUser"],
} as const satisfies Needs;

/**
 * Beyond the shell's own (see `shellNeeds`): each line is what the code of that one route or job calls. Not every permission is
 * used on an ordinary day: `AdminDeleteUser` takes back a sign-in whose account was refused, `tellsMissing` is asked when a file
 * never came, deletes in the cancelling and expiring functions need something to stop or erase, `providerKeys` are read by the
 * real providers alone, parts of an export are given up only when it fails, and a stream's or queue's own permissions are used
 * by Lambda's poller. What a visitor's way to the mailed letters does not touch (accounts, uploads, exports, retention, the
 * administrator's lists), its own tests on the running product and the operator's jobs do.
 */
export const needs: Record<RouteName | JobName, Needs> = {
  "auth/get-user": {},
  "auth/get-password-user": {},
  "auth/register": {
    users: ["GetItem", "PutItem", "UpdateItem"],
    identity: ["AdminCreateUser", "AdminSetUserPassword", "AdminDeleteUser"],
    settings: ["REGISTRATIONS_PER_HOUR"],
  },
  "auth/login": {
    users: ["GetItem", "PutItem", "UpdateItem", "DeleteItem"],
    identity: asksPasswords,
    settings: ["ADMIN_EMAIL"],
  },
  "auth/change-password": {
    users: ["GetItem", "PutItem", "UpdateItem", "DeleteItem"],
    identity: [...asksPasswords, "AdminSetUserPassword"],
  },
  "auth/forgot-password": { users: ["PutItem", "UpdateItem"] },
  "auth/reset-password": {
    users: ["GetItem", "PutItem", "UpdateItem", "DeleteItem"],
    identity: ["AdminGetUser", "AdminCreateUser", "AdminSetUserPassword", "AdminSetUserMFAPreference"],
  },
  "auth/start-sign-in": { identity: [], settings: ["OUTSIDE_ISSUER"] },
  "auth/finish-sign-in": {
    users: ["GetItem", "PutItem", "UpdateItem", "DeleteItem"],
    identity: ["DescribeUserPoolClient"],
    settings: ["ADMIN_EMAIL"],
  },
  "auth/logout": {
    users: ["GetItem", "DeleteItem"],
    identity: ["AdminUserGlobalSignOut"],
    settings: ["OUTSIDE_ISSUER"],
  },
  "account/list-sessions": { users: ["Query", "BatchGetItem"] },
  "account/list-openings": { users: ["Query"] },
  "account/end-session": { users: ["DeleteItem"] },
  "account/end-sessions": { identity: ["AdminUserGlobalSignOut"] },
  "account/get-contact": {},
  "account/save-contact": { users: ["UpdateItem"], settings: ["OPEN_STATES"] },
  "account/start-second-factor": { users: ["UpdateItem", "GetItem", "DeleteItem"], identity: asksPasswords },
  "account/confirm-second-factor": {
    users: ["GetItem", "PutItem", "UpdateItem", "DeleteItem"],
    identity: [...asksPasswords, "AdminSetUserMFAPreference"],
  },
  "account/end-second-factor": {
    users: ["GetItem", "PutItem", "UpdateItem", "DeleteItem"],
    identity: [...asksPasswords, "AdminSetUserMFAPreference"],
  },
  "account/delete-account": { ...erases, timeoutSeconds: 29 },
  "account/export-data": {
    users: ["Query", "GetItem", "PutItem", "UpdateItem"],
    reports: ["Query"],
    disputes: ["Query"],
    objects: {
      [letterObjects]: ["GetObject"],
      [contractObjects]: ["GetObject"],
      "documents/exports/*": ["GetObject", "PutObject"],
    },
    opens: ["date-of-birth"],
    timeoutSeconds: 29,
    memoryMb: 1024,
  },
  "dashboard/get-stats": {},
  "credit-report/get-report": { reports: ["GetItem"], disputes: ["Query"] },
  "credit-report/save-report": { users: ["UpdateItem"], reports: ["GetItem", "PutItem"], disputes: ["Query"] },
  "uploads/create-upload": {
    users: ["PutItem", "UpdateItem", "Query"],
    objects: { [incomingReports]: ["PutObject"] },
    settings: ["REGISTRATIONS_PER_HOUR"],
  },
  "uploads/analyze-upload": {
    users: ["GetItem", "UpdateItem"],
    reports: ["GetItem", "PutItem"],
    disputes: ["Query"],
    objects: { [incomingReports]: ["GetObject", "DeleteObject"] },
    tellsMissing: ["documents"],
    ...readsPdf,
  },
  "uploads/confirm-items": { users: ["GetItem", "UpdateItem"], reports: ["GetItem", "PutItem"], disputes: ["Query"] },
  "disputes/list-disputes": { disputes: ["Query"] },
  "disputes/create-dispute": { reports: ["GetItem"], disputes: ["PutItem"] },
  "disputes/process-disputes": {
    users: ["GetItem", "UpdateItem"],
    disputes: ["BatchGetItem", "Query", "PutItem"],
  },
  "disputes/get-dispute": { users: ["PutItem"], disputes: ["GetItem", "Query"], settings: servesAdmins },
  "disputes/delete-dispute": { disputes: ["GetItem", "DeleteItem"] },
  "disputes/change-status": {
    users: ["PutItem", "UpdateItem"],
    disputes: ["GetItem", "PutItem", "DeleteItem"],
    settings: servesAdmins,
  },
  "disputes/mail-again": { disputes: ["GetItem", "Query", "PutItem", "UpdateItem"] },
  "disputes/retry-dispute": { reports: ["GetItem"], disputes: ["GetItem", "Query", "PutItem"] },
  "disputes/regenerate-letters": { reports: ["GetItem"], disputes: ["GetItem", "Query", "PutItem"] },
  "disputes/download-letter": {
    users: ["GetItem", "PutItem"],
    disputes: ["Query"],
    objects: { [letterObjects]: ["GetObject"] },
    opens: ["date-of-birth"],
    settings: servesAdmins,
    ...makesPdf,
  },
  "notifications/list-notices": { users: ["Query"] },
  "notifications/read-notices": { users: ["Query", "UpdateItem"] },
  "education/list-articles": {},
  "onboarding/get-progress": {
    users: ["GetItem", "Query"],
    reports: ["GetItem"],
    disputes: ["Query"],
    objects: { [checkedImages]: ["GetObject"] },
    opens: ["onboarding-draft"],
    settings: ["OPEN_STATES"],
  },
  "onboarding/save-progress": {
    users: ["GetItem", "UpdateItem"],
    seals: ["onboarding-draft"],
    opens: ["onboarding-draft"],
  },
  "onboarding/create-document": {
    users: ["PutItem", "UpdateItem"],
    objects: { [incomingImages]: ["PutObject"] },
    settings: ["REGISTRATIONS_PER_HOUR"],
  },
  "onboarding/confirm-document": {
    users: ["GetItem", "Query", "UpdateItem", "DeleteItem"],
    objects: {
      [incomingImages]: ["GetObject", "DeleteObject"],
      [checkedImages]: ["GetObject", "PutObject", "DeleteObject"],
    },
    tellsMissing: ["documents"],
    ...drawsImage,
  },
  "onboarding/delete-document": {
    users: ["GetItem", "UpdateItem", "DeleteItem"],
    objects: { [incomingImages]: ["DeleteObject"], [checkedImages]: ["DeleteObject"] },
  },
  "onboarding/pull-credit": {
    users: ["GetItem", "PutItem", "UpdateItem"],
    reports: ["GetItem", "PutItem"],
    disputes: ["Query"],
    seals: ["ssn", "date-of-birth"],
    macs: ["ssn"],
    secrets: ["providerKeys"],
    settings: ["BUREAU_PROVIDER", "REGISTRATIONS_PER_HOUR", "OPEN_STATES", ...pullLimits],
    logAlarm: {
      event: "pull_budget",
      warning:
        "80 % of the day's budget of credit pulls (PullsPerDay) are spent, or visitors are refused because all of it is.",
    },
    timeoutSeconds: 29,
  },
  "onboarding/create-account": {
    users: ["GetItem", "PutItem", "UpdateItem", "DeleteItem"],
    identity: ["AdminCreateUser", "AdminSetUserPassword", "AdminDeleteUser"],
    settings: ["REGISTRATIONS_PER_HOUR", "OPEN_STATES"],
  },
  "contract/get-contract": { users: ["GetItem"], settings: contractFacts },
  "contract/sign-contract": {
    users: ["GetItem", "PutItem", "UpdateItem"],
    objects: { [contractObjects]: ["PutObject"] },
    settings: [...contractFacts, "OPEN_STATES"],
    ...makesPdf,
  },
  "contract/cancel-contract": {
    users: ["GetItem", "Query", "PutItem", "UpdateItem"],
    disputes: ["Query", "GetItem", "PutItem", "DeleteItem"],
  },
  "contract/download-document": {
    users: ["GetItem"],
    objects: { [contractObjects]: ["GetObject"] },
    settings: contractFacts,
    ...makesPdf,
  },
  "subscription/list-plans": {
    settings: ["BILLING_POLICY", "PAYMENT_LINK_ONETIME", "PAYMENT_LINK_MONTHLY", "PAYMENT_LINK_PREMIUM"],
  },
  "subscription/complete-payment": {
    users: ["GetItem", "UpdateItem"],
    reports: ["GetItem"],
    disputes: ["PutItem"],
    settings: ["OPEN_STATES"],
  },
  "subscription/activate": { users: ["GetItem", "UpdateItem"], secrets: ["adminKey"], settings: ["OPEN_STATES"] },
  "admin/batch-activate": { users: ["BatchGetItem", "UpdateItem"], secrets: ["adminKey"], settings: ["OPEN_STATES"] },
  "admin/list-users": {
    users: ["BatchGetItem", "PutItem"],
    indexes: ["users/byStatus", "users/byListing", "users/bySearch"],
  },
  "admin/get-metrics": { users: ["Query"] },
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
  "admin/list-disputes": {
    users: ["PutItem"],
    disputes: ["BatchGetItem"],
    indexes: ["disputes/byStatus", "disputes/byCreation"],
  },
  "admin/list-refunds": { users: ["Query"] },
  "admin/set-admin-status": { users: ["GetItem", "UpdateItem"] },
  "payments/receive-event": {
    users: ["GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"],
    disputes: ["GetItem", "Query", "PutItem", "DeleteItem"],
    secrets: ["paymentWebhook"],
    settings: ["OPEN_STATES"],
  },
  "mail/receive-event": {
    users: ["PutItem"],
    disputes: ["GetItem", "PutItem", "UpdateItem"],
    secrets: ["mailWebhook"],
  },

  "send-letters": {
    users: ["GetItem", "PutItem", "Query", "UpdateItem"],
    disputes: ["GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
    indexes: ["disputes/byStatus"],
    objects: {
      [letterObjects]: ["PutObject"],
      "letters/simulated-mail/*": ["PutObject"],
      [checkedImages]: ["GetObject"],
    },
    opens: ["date-of-birth"],
    secrets: ["providerKeys"],
    settings: ["MAIL_PROVIDER"],
    timeoutSeconds: 300,
    memoryMb: 1024,
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
    disputes: ["PutItem"],
    indexes: ["users/byStatus"],
    opens: ["ssn", "date-of-birth"],
    secrets: ["providerKeys"],
    settings: ["BUREAU_PROVIDER"],
    timeoutSeconds: 300,
  },
  "follow-disputes": {
    users: ["GetItem", "PutItem", "UpdateItem"],
    objects: { [letterObjects]: ["DeleteObject"] },
  },
  "follow-members": {
    users: ["GetItem", "Query", "PutItem", "UpdateItem"],
    disputes: ["Query", "PutItem"],
    macs: ["audit"],
  },
  "verify-audit": {
    users: ["Query"],
    // Nothing else writes there: the table's writers cannot change the copy of the log's head.
    objects: { "letters/audit/*": ["GetObject", "PutObject"] },
    tellsMissing: ["letters"],
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
    timeoutSeconds: 300,
  },
  "apply-retention": { ...erases, indexes: ["users/byListing"], timeoutSeconds: 300 },
  "finish-deletions": { ...erases, indexes: ["users/byListing"], timeoutSeconds: 300 },
  "expire-onboarding": { ...erases, indexes: ["users/byListing"], timeoutSeconds: 300 },
};

/** What the shell does for every request of a route: session, access, the visitor's opening, idempotency. */
export function shellNeeds(name: RouteName): Needs {
  const { access, idempotent }: RouteLine = routes[name];
  const users = new Set<TableAction>();
  // Every tenth call of a caller is counted; of signed events those that are refused.
  users.add("UpdateItem");
  // Session and user are read, from the second call on at once; the session's idle end moves on.
  if (access !== "public") users.add("GetItem").add("BatchGetItem").add("UpdateItem");
  // The first onboarding call opens the visitor's session and record.
  if (access === "onboarding") users.add("PutItem");
  // The key is taken, found, given its answer, or given back; a replay may open a session, unless tries to sign in are locked.
  if (idempotent) users.add("PutItem").add("GetItem").add("UpdateItem").add("DeleteItem");

  const settings: SettingName[] = [
    "SITE_ORIGIN",
    "ORIGIN_KEY_DIGEST",
    "PREVIOUS_ORIGIN_KEY_DIGEST",
    "ADDRESS_LIMIT_PER_MINUTE",
    "SESSION_LIMIT_PER_MINUTE",
  ];
  if (access.startsWith("admin")) settings.push(...servesAdmins);
  return { users: [...users], settings };
}
