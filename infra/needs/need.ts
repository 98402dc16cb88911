import type { JobName } from "#functions/jobs/schedule";
import type { SettingName } from "#infra/settings/settings";

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

/** A job that routes start: see `invoked` in the list of jobs. */
export type InvokedJob = Extract<JobName, "read-page">;

/** Lines of the log by their `event`, and what an alarm says of them. */
export type LogAlarm = { event: string; warning: string };

/** A refund that the payment provider does not make: a person has to pay it back. */
export const refundRefused: LogAlarm = {
  event: "refund_refused",
  warning: "A refund did not reach a member: pay it back in another way, and settle it in the administrator's area.",
};

/**
 * A payment or a chargeback without a member: of a deleted account, of an unknown payer, or of a payment link without a reference. Or
 * an invoice that does not pay for the plan which waits for its payment.
 */
export const moneyUnassigned: LogAlarm = {
  event: "money_unassigned",
  warning:
    "A payment or a chargeback belongs to no member or a deleted account, or does not pay for its plan: look the event up at the payment provider by the id in the log.",
};

/** What one route or job may touch. Whatever is not here is refused, in the cloud and on one machine alike. */
export type Needs = Partial<Record<TableName, readonly TableAction[]>> & {
  /** Queries on an index; the table itself is another permission. */
  indexes?: readonly IndexName[];
  /** Objects by bucket and prefix: `"letters/letters/*": ["PutObject"]`. */
  objects?: Partial<Record<`${BucketName}/${string}*`, readonly ObjectAction[]>>;
  /** Buckets in which a missing object is an answer: without this permission S3 calls it forbidden, not missing. */
  listBuckets?: readonly BucketName[];
  seals?: readonly FieldPurpose[];
  opens?: readonly FieldPurpose[];
  /** Makes keyed digests, with the key of that purpose alone. */
  macs?: readonly MacPurpose[];
  secrets?: readonly SecretName[];
  /** Calls of the user pool that the function's role signs; `[]` where it only has to know the pool. */
  identity?: readonly (`Admin${string}` | "DescribeUserPoolClient")[];
  /** Jobs that it starts, without waiting for them. */
  invokes?: readonly InvokedJob[];
  sendsMail?: true;
  settings?: readonly SettingName[];
  /** Kinds of lines in its log that the operator is to know of. */
  logAlarms?: readonly LogAlarm[];
  /** 10 unless said: 20 where a PDF is made, 29 (the API's own end) where a bureau is waited for. */
  timeoutSeconds?: number;
  /** 512 unless said. */
  memoryMb?: number;
};
