import type { DynamoDBRecord, DynamoDBStreamEvent } from "aws-lambda";
import type { NewNotice } from "#functions/repositories/notices";
import { type JobRun, jobHandler } from "#functions/runtime/job-handler";
import { type TellServices, tellServices } from "#functions/runtime/tell";
import { tellFromStream } from "#functions/runtime/tell-from-stream";
import type { NoticeKind } from "#shared/api/schemas/notice";

/** By the step of the subscription's history. */
const steps: Record<string, NoticeKind> = { activated: "activated", deactivated: "subscription_ended" };
/** By the status of an entry of the ledger. */
const payments: Record<string, NoticeKind> = {
  paid: "payment_received",
  failed: "payment_failed",
  refunded: "payment_refunded",
};

/** Tells members of what happened to their subscription and their payments. */
export async function tellAccountNews(run: JobRun<DynamoDBStreamEvent>, services: TellServices) {
  return tellFromStream("tell-account-news", run, accountNews, services);
}

function accountNews({ eventName, dynamodb }: DynamoDBRecord): NewNotice[] {
  const { userId, sk, at, action, status } = dynamodb?.NewImage ?? {};
  if (eventName !== "INSERT" || !userId?.S || !sk?.S || !at?.S) return [];
  const kind = sk.S.startsWith("HISTORY#") ? steps[action?.S ?? ""] : payments[status?.S ?? ""];
  return kind ? [{ userId: userId.S, kind, at: at.S, once: sk.S }] : [];
}

export const handler = jobHandler("tell-account-news", tellAccountNews, tellServices);
