import type { DynamoDBStreamEvent } from "aws-lambda";
import type { DisputeRepository } from "#functions/repositories/disputes";
import { mailOrderPlacedOf } from "#functions/repositories/mail-order-key";
import { disputes, letterFiles, letters, mail, mailOrders, memberCounts, users } from "#functions/services";
import { printServices } from "#functions/services/disputes/printed-with";
import { type AgainServices, sendAgain } from "#functions/services/disputes/send-again";
import { type DisputeServices, type Sent, sendDispute } from "#functions/services/disputes/send-dispute";
import { failureOf } from "#functions/shell/follow-stream";
import { type JobRun, jobHandler } from "#functions/shell/job-handler";
import { faultOf, log } from "#functions/shell/log";
import { now } from "#functions/shell/now";

export type SendServices = DisputeServices & AgainServices & { disputes: Pick<DisputeRepository, "due" | "dueAgain"> };

type Key = { userId: string; disputeId: string };

/** A stream's batch, or anything else: then all letters that are due. */
export type SendEvent = Partial<DynamoDBStreamEvent>;

const AT_ONCE = 4;
/** Well before the function's own time limit: what is left stays due, and the next run finds it. */
const LONGEST_RUN_MS = 200_000;

/**
 * Mails the letters of submitted disputes whose cancellation period is over, on business days, each exactly once however often
 * this runs.
 *
 * From the stream: the new mail orders that are due already; those that fail are named, so that only they come again. By the
 * clock: everything that is due, page by page. @throws Error after a run by the clock in which letters did not leave
 */
export async function sendLetters({ event }: Pick<JobRun<SendEvent>, "event">, services: SendServices) {
  return event.Records ? sendNew(event.Records, services) : sendDue(services);
}

async function sendNew(records: DynamoDBStreamEvent["Records"], services: SendServices) {
  const batchItemFailures: { itemIdentifier: string }[] = [];
  let sent = 0;
  for (const record of records) {
    const order = mailOrderPlacedOf(record);
    if (!order || order.mailAfter > services.now().toISOString()) continue;
    const outcome = await tried(order, () => sendDispute(order, services));
    if (outcome === "sent") sent += 1;
    if (outcome === "failed") batchItemFailures.push(failureOf(record));
  }
  return { sent, batchItemFailures };
}

async function sendDue(services: SendServices) {
  const startedAt = performance.now();
  const counted = { sent: 0, nothing: 0, failed: 0 };
  let next: Record<string, unknown> | undefined;
  do {
    const page = await services.disputes.due(services.now().toISOString(), next);
    for (let from = 0; from < page.keys.length && !isLate(startedAt); from += AT_ONCE) {
      const some = page.keys.slice(from, from + AT_ONCE);
      for (const outcome of await Promise.all(some.map((key) => tried(key, () => sendDispute(key, services)))))
        counted[outcome] += 1;
    }
    next = page.next;
  } while (next && !isLate(startedAt));
  await sendAgainDue(counted, startedAt, services);

  if (counted.failed > 0) throw new Error(`The letters of ${counted.failed} disputes did not leave and stay due`);
  return { sent: counted.sent, isComplete: !isLate(startedAt) };
}

/** The letters that members ordered once more. */
async function sendAgainDue(counted: Record<Sent | "failed", number>, startedAt: number, services: SendServices) {
  let next: Record<string, unknown> | undefined;
  do {
    const page = await services.disputes.dueAgain(services.now().toISOString(), next);
    for (const order of page.orders) {
      if (!isLate(startedAt)) counted[await tried(order, () => sendAgain(order, services))] += 1;
    }
    next = page.next;
  } while (next && !isLate(startedAt));
}

const isLate = (startedAt: number) => performance.now() - startedAt > LONGEST_RUN_MS;

/** One dispute's fault must not keep the others' letters back. */
async function tried(key: Key, send: () => Promise<Sent>): Promise<Sent | "failed"> {
  try {
    return await send();
  } catch (error) {
    log({ event: "letters", job: "send-letters", subjectId: key.disputeId, outcome: "failed", fault: faultOf(error) });
    return "failed";
  }
}

export const handler = jobHandler("send-letters", sendLetters, () => ({
  users: users(),
  disputes: disputes(),
  letters: letters(),
  orders: mailOrders(),
  counts: memberCounts(),
  files: letterFiles(),
  mail: mail(),
  ...printServices("letter_mailed"),
  now,
}));
