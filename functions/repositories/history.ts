import { type DynamoDBDocumentClient, PutCommand, QueryCommand, type QueryCommandOutput } from "@aws-sdk/lib-dynamodb";
import type { DynamoDBRecord } from "aws-lambda";
import * as z from "zod";
import { Opening } from "#shared/api/schemas/account";
import { SubscriptionStatus, SubscriptionTier } from "#shared/domain/schemas";
import { addedOf } from "./stream-changes";
import { streamKeys } from "./stream-keys";
import { isRefused } from "./table";
import { LastChange, type SubscriptionSnapshot } from "./user-record";

/** One step of a subscription: what happened, and what it was then. */
export const HistoryRecord = LastChange.extend({
  userId: z.string(),
  tier: SubscriptionTier.optional(),
  newStatus: SubscriptionStatus.optional(),
});
export type HistoryRecord = z.infer<typeof HistoryRecord>;

const HISTORY = streamKeys.historyStep;
const AddedStep = HistoryRecord.extend({ sk: z.string().startsWith(HISTORY) });

const MOST_SHOWN = 25;
const STEPS: readonly LastChange["action"][] = [
  "payment_reported",
  "payment_received",
  "payment_held",
  "activated",
  "deactivated",
];

const opened = new Set<string>(Opening.shape.what.options);
const MOST_OPENINGS = 100;

/** What a person did to someone else's record: who, to whom, before, after. Entries are only ever added. */
export type AuditRecord = Omit<LastChange, "action"> & {
  /** Whom it was done to; for an export the person who made it. */
  userId: string;
  action:
    | LastChange["action"]
    | "records_exported"
    | "refund_settled"
    | "records_read"
    | "dispute_changed"
    | "email_released"
    | Opening["what"];
  /** The dispute that it was done to, where it was one. */
  disputeId?: string;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
};

const AUDIT = streamKeys.auditEntry;
/** An audit entry just as it is stored: the chain holds all of it. */
const AddedAuditEntry = z.looseObject({ sk: z.string().startsWith(AUDIT), id: z.string(), at: z.string() });

/**
 * What happened to a member: `(userId, "HISTORY#" + ulid)` for the subscription, `(userId, "AUDIT#" + ulid)` for what others did.
 *
 * The record's own `lastChange` is the first copy, written with the change itself. `follow-members` makes the entries from it,
 * with the same id, so that no crash parts a change from its history.
 *
 * | access | units |
 * |---|---|
 * | add, audit | 1 write each, 2 in a transaction |
 * | list, the newest 25 | 0.5 read per 4 KB |
 */
export class HistoryRepository {
  constructor(
    private readonly documents: DynamoDBDocumentClient,
    private readonly table: string,
  ) {}

  /** Keeps a step of a subscription, once. */
  async add(step: HistoryRecord): Promise<void> {
    await this.send(this.putOnceWrite({ ...step, sk: HISTORY + step.id }));
  }

  /** Records an action, once; the stream carries it to the chain of `audit-log.ts`. */
  async audit(entry: AuditRecord): Promise<void> {
    await this.send(this.auditWrite(entry));
  }

  /** `audit` as a part of the transaction in which it is done. */
  auditWrite(entry: AuditRecord) {
    return this.putOnceWrite({ ...entry, sk: AUDIT + entry.id });
  }

  /** Who opened something of a member's, the newest 100, newest first. Others are not named. */
  async openings(userId: string): Promise<Opening[]> {
    const entries: Record<string, unknown>[] = [];
    let start: Record<string, unknown> | undefined;
    do {
      const query = new QueryCommand({
        TableName: this.table,
        KeyConditionExpression: "userId = :userId AND begins_with(sk, :audit)",
        ExpressionAttributeValues: { ":userId": userId, ":audit": AUDIT },
        ExclusiveStartKey: start,
        ScanIndexForward: false,
        Limit: MOST_OPENINGS,
      });
      const page: QueryCommandOutput = await this.documents.send(query);
      // Other entries of the log are between them, and must not push an opening out of sight.
      entries.push(...(page.Items ?? []).filter(({ action }) => opened.has(action)));
      start = page.LastEvaluatedKey;
    } while (start && entries.length < MOST_OPENINGS);
    return entries
      .slice(0, MOST_OPENINGS)
      .map(({ action, at, by, after }) =>
        Opening.parse({ what: action, at, by: roleOf(String(by), userId), why: Object(after).why }),
      );
  }

  /** The newest steps of a member's subscription, newest first; the last one also before the stream has brought it here. */
  async list(user: SubscriptionSnapshot): Promise<HistoryRecord[]> {
    const { userId } = user;
    const query = new QueryCommand({
      TableName: this.table,
      KeyConditionExpression: "userId = :userId AND begins_with(sk, :history)",
      ExpressionAttributeValues: { ":userId": userId, ":history": HISTORY },
      ScanIndexForward: false,
      Limit: MOST_SHOWN,
    });
    const { Items: items = [] } = await this.documents.send(query);
    const steps = items.map((item) => HistoryRecord.parse(item));
    const last = lastStep(user);
    return !last || steps.some(({ id }) => id === last.id) ? steps : [last, ...steps];
  }

  private putOnceWrite(item: Record<string, unknown>) {
    return { Put: { TableName: this.table, Item: item, ConditionExpression: "attribute_not_exists(userId)" } };
  }

  private async send({ Put: put }: ReturnType<typeof this.putOnceWrite>): Promise<void> {
    await this.documents.send(new PutCommand(put)).catch((error: unknown) => {
      if (!isRefused(error)) throw error;
    });
  }
}

/** Parts of the service have names of small letters; every other name is a person's. */
function roleOf(by: string, userId: string): Opening["by"] {
  if (by === userId) return "member";
  return /^[a-z]+(-[a-z]+)*$/.test(by) ? "service" : "administrator";
}

/** The step of the subscription that a member's record names; undefined where its last change is another one. */
export function lastStep(user: SubscriptionSnapshot): HistoryRecord | undefined {
  const { userId, subscriptionTier: tier, subscriptionStatus: newStatus, lastChange } = user;
  return lastChange && STEPS.includes(lastChange.action) ? { userId, ...lastChange, tier, newStatus } : undefined;
}

/** What the stream of the table Users says was added to a subscription's history. */
export function historyStepAddedOf(record: DynamoDBRecord): HistoryRecord | undefined {
  return addedOf(record, AddedStep);
}

/** What the stream of the table Users says was added to the audit entries: all its fields but the key. */
export function auditEntryAddedOf(record: DynamoDBRecord) {
  const added = addedOf(record, AddedAuditEntry);
  if (!added) return undefined;
  const { sk: _, ...entry } = added;
  return entry;
}
