import type { AttributeValue, DynamoDBRecord, DynamoDBStreamEvent } from "aws-lambda";
import type { AuditLogRepository } from "#functions/repositories/audit-log";
import { type Countable, type CounterRepository, differenceOf } from "#functions/repositories/counters";
import type { HistoryRepository } from "#functions/repositories/history";
import { plainOf } from "#functions/repositories/stream-image";
import { auditLog, counters, disputes, history, letters } from "#functions/services";
import { type NotificationServices, notificationServices } from "#functions/services/members/notify";
import { notifyAccountChanges } from "#functions/services/members/notify-account-changes";
import { followStream } from "#functions/shell/follow-stream";
import { type JobRun, jobHandler } from "#functions/shell/job-handler";
import { now } from "#functions/shell/now";
import { memberCounts, paymentCounts } from "#shared/domain/metrics/contribution";
import { SubscriptionStatus, SubscriptionTier } from "#shared/domain/plan/plan";
import { keepHistory } from "./keep-history";
import { type RewriteServices, rewriteDrafts } from "./rewrite-drafts";

export type FollowMembersServices = NotificationServices &
  RewriteServices & {
    history: Pick<HistoryRepository, "add" | "audit">;
    counters: Pick<CounterRepository, "count">;
    auditLog: Pick<AuditLogRepository, "append">;
    now: () => Date;
  };

type Image = Record<string, AttributeValue>;

/**
 * What follows from a change of a person's record, history or ledger: the history is kept, the member is told, drafts are written
 * anew, the metrics count, the audit log grows.
 */
export async function followMembers(run: JobRun<DynamoDBStreamEvent>, services: FollowMembersServices) {
  return followStream("follow-members", run, [
    (record) => keepHistory(record, services),
    (record) => notifyAccountChanges(record, services),
    (record) => rewriteDrafts(record, services),
    (record) => countMember(record, services),
    (record) => countPayment(record, services),
    (record) => chainAudit(record, services),
  ]);
}

async function countMember({ dynamodb }: DynamoDBRecord, { counters, now }: FollowMembersServices): Promise<void> {
  const { NewImage: after, OldImage: before } = dynamodb ?? {};
  if ((after ?? before)?.sk?.S !== "USER") return;
  const was = before && memberOf(before);
  const is = after && memberOf(after);
  if (is && Object.keys(differenceOf(was?.counts ?? {}, is.counts)).length > 0) await counters.count(is);
  const isGone = !after && was && Object.keys(was.counts).length > 0;
  if (isGone) await counters.count({ ...was, version: was.version + 1, counts: {}, goneAt: now() });
}

function memberOf(image: Image): Countable {
  const { userId, version, registeredAt, subscriptionStatus, subscriptionTier, latestReport } = image;
  return {
    id: userId?.S ?? "",
    ownerId: userId?.S,
    version: Number(version?.N),
    counts: memberCounts({
      registeredAt: registeredAt?.S,
      subscriptionStatus: SubscriptionStatus.safeParse(subscriptionStatus?.S).data,
      subscriptionTier: SubscriptionTier.safeParse(subscriptionTier?.S).data,
      creditScore: Number(latestReport?.M?.creditScore?.N ?? 0),
    }),
  };
}

async function countPayment({ eventName, dynamodb }: DynamoDBRecord, { counters }: FollowMembersServices) {
  const { userId, sk, paymentId, at, amountCents, status } = dynamodb?.NewImage ?? {};
  if (eventName !== "INSERT" || !sk?.S?.startsWith("PAYMENT#") || !paymentId?.S || !at?.S) return;
  const counts = paymentCounts({ status: status?.S ?? "", amountCents: Number(amountCents?.N), at: at.S });
  // An entry of the ledger never changes.
  if (Object.keys(counts).length > 0) {
    await counters.count({ id: paymentId.S, ownerId: userId?.S, version: 1, counts });
  }
}

async function chainAudit({ eventName, dynamodb }: DynamoDBRecord, { auditLog }: FollowMembersServices) {
  const { sk, id, at, ...image } = dynamodb?.NewImage ?? {};
  if (eventName !== "INSERT" || !sk?.S?.startsWith("AUDIT#") || !id?.S || !at?.S) return;
  await auditLog.append({ id: id.S, at: new Date(at.S), content: { id: id.S, at: at.S, ...plainOf(image) } });
}

export const handler = jobHandler("follow-members", followMembers, () => ({
  ...notificationServices(),
  disputes: disputes(),
  letters: letters(),
  history: history(),
  counters: counters(),
  auditLog: auditLog(),
  now,
}));
