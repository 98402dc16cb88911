import { type DynamoDBDocumentClient, PutCommand, QueryCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { SubscriptionStatus, SubscriptionTier } from "#shared/domain/plan/plan";
import type { TransactItem } from "./table";
import { LastChange, type UserRecord } from "./user-record";

/** One step of a subscription: what happened, and what it was then. */
export const HistoryRecord = LastChange.extend({
  userId: z.string(),
  tier: SubscriptionTier.optional(),
  newStatus: SubscriptionStatus.optional(),
});
export type HistoryRecord = z.infer<typeof HistoryRecord>;

const MOST_SHOWN = 25;

/** What someone did to somebody else's record: who, to whom, before, after. Entries are only ever added. */
export type AuditRecord = Omit<LastChange, "action"> & {
  /** Whom it was done to; for an export whoever made it. */
  userId: string;
  action: LastChange["action"] | "history_read" | "records_exported";
  before: Record<string, unknown>;
  after: Record<string, unknown>;
};

/**
 * What happened to a member: `(userId, "HISTORY#" + ulid)` for the subscription, `(userId, "AUDIT#" + ulid)` for what others did.
 *
 * The record's own `lastChange` is the first copy, written with the change itself: an entry that a crash left out can be made
 * from it, and has the same id.
 *
 * | access | units |
 * |---|---|
 * | add, audit | 1 write each |
 * | list, the newest 25 | 0.5 read per 4 KB |
 */
export class HistoryRepository {
  constructor(
    private readonly documents: DynamoDBDocumentClient,
    private readonly table: string,
  ) {}

  /** The write of a step, for the transaction that takes it. */
  item(
    { userId, subscriptionTier: tier, subscriptionStatus: newStatus }: UserRecord,
    change: LastChange,
  ): TransactItem {
    const record: HistoryRecord = { userId, ...change, tier, newStatus };
    return { Put: { TableName: this.table, Item: { ...record, sk: `HISTORY#${change.id}` } } };
  }

  /** Keeps the last step of a member. */
  async add(user: UserRecord): Promise<void> {
    const { Put: put } = user.lastChange ? this.item(user, user.lastChange) : {};
    if (put) await this.documents.send(new PutCommand(put));
  }

  /** The newest steps of a member's subscription, newest first. */
  async list(userId: string): Promise<HistoryRecord[]> {
    const query = new QueryCommand({
      TableName: this.table,
      KeyConditionExpression: "userId = :userId AND begins_with(sk, :history)",
      ExpressionAttributeValues: { ":userId": userId, ":history": "HISTORY#" },
      ScanIndexForward: false,
      Limit: MOST_SHOWN,
    });
    const { Items: items = [] } = await this.documents.send(query);
    return items.map((item) => HistoryRecord.parse(item));
  }

  /** Remembers what somebody did; the stream carries it to the chain of `audit-log.ts`. */
  async audit(entry: AuditRecord): Promise<void> {
    const item = { ...entry, sk: `AUDIT#${entry.id}` };
    await this.documents.send(new PutCommand({ TableName: this.table, Item: item }));
  }
}
