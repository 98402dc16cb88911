import type { DynamoDBRecord } from "aws-lambda";
import type { NewNotice } from "#functions/repositories/notices";
import type { NoticeKind } from "#shared/api/schemas/notice";
import { type NotificationServices, notify } from "./notify";

/** By the step of the subscription's history. */
const steps: Record<string, NoticeKind> = { activated: "activated", deactivated: "subscription_ended" };
/** By the status of an entry of the ledger. */
const payments: Record<string, NoticeKind> = {
  paid: "payment_received",
  failed: "payment_failed",
  refunded: "payment_refunded",
};

/** Notifies members, once, of what happened to their subscription and their payments. */
export async function notifyAccountChanges(record: DynamoDBRecord, services: NotificationServices): Promise<void> {
  const notice = accountNews(record);
  if (notice) await notify(notice, services);
}

function accountNews({ eventName, dynamodb }: DynamoDBRecord): NewNotice | undefined {
  const { userId, sk, at, action, status } = dynamodb?.NewImage ?? {};
  if (eventName !== "INSERT" || !userId?.S || !sk?.S || !at?.S) return undefined;
  const kind = kindOf(sk.S, action?.S, status?.S);
  return kind && { userId: userId.S, kind, at: at.S, once: sk.S };
}

function kindOf(sk: string, action = "", status = ""): NoticeKind | undefined {
  if (sk.startsWith("HISTORY#")) return steps[action];
  return sk.startsWith("PAYMENT#") ? payments[status] : undefined;
}
