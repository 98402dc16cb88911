import { type DynamoDBDocumentClient, GetCommand, QueryCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import type { Day } from "#shared/domain/days";
import { isRefused, type TransactItem, transact } from "./table";

const Deletion = z.object({ userId: z.string(), requestedAt: z.string(), keptUntil: z.string() });
/** A member's request to delete the account, and until when the law requires evidence of it. */
export type Deletion = z.infer<typeof Deletion>;

const KEY = { sk: "DELETION" };

/**
 * Accounts that are to be deleted: `(userId, "DELETION")`, written before anything is erased, in the index `byListing` under
 * `deleting` until all is done, TTL on the last day of what is kept.
 *
 * | access | units |
 * |---|---|
 * | begin | 4 writes, 2 for each thing alongside |
 * | unfinished, a page | 0.5 read per 4 KB, 1 for each |
 * | finish | 2 writes |
 */
export class DeletionRepository {
  constructor(
    private readonly documents: DynamoDBDocumentClient,
    private readonly table: string,
  ) {}

  /** Saves the request, together with what has to happen at once. @throws TransactionCanceledException when a condition of `alongside` fails */
  async begin(deletion: Deletion, alongside: TransactItem[]): Promise<void> {
    const ttl = epochOf(deletion.keptUntil);
    const Item = { ...deletion, ...KEY, listing: "deleting", listedAt: deletion.requestedAt, ttl };
    const ConditionExpression = "attribute_not_exists(userId)";
    await transact(this.documents, [...alongside, { Put: { TableName: this.table, Item, ConditionExpression } }]);
  }

  /** Those that were asked for before an instant and are not finished; a page at a time. */
  async unfinished(before: string, start?: Record<string, unknown>) {
    const page = await this.documents.send(
      new QueryCommand({
        TableName: this.table,
        IndexName: "byListing",
        KeyConditionExpression: "listing = :deleting AND listedAt < :before",
        ExpressionAttributeValues: { ":deleting": "deleting", ":before": before },
        ExclusiveStartKey: start,
        Limit: 100,
      }),
    );
    const found = (page.Items ?? []).map(({ userId }) => this.get(String(userId)));
    const deletions = (await Promise.all(found)).flatMap((deletion) => deletion ?? []);
    return { deletions, next: page.LastEvaluatedKey };
  }

  /** Takes a deletion that is carried out off the list; its evidence stays until `keptUntil`. */
  async finish(userId: string): Promise<void> {
    const update = new UpdateCommand({
      TableName: this.table,
      Key: { userId, ...KEY },
      UpdateExpression: "REMOVE listing, listedAt",
      ConditionExpression: "attribute_exists(userId)",
    });
    await this.documents.send(update).catch((error: unknown) => {
      if (!isRefused(error)) throw error;
    });
  }

  private async get(userId: string): Promise<Deletion | undefined> {
    const get = new GetCommand({ TableName: this.table, Key: { userId, ...KEY }, ConsistentRead: true });
    return Deletion.safeParse((await this.documents.send(get)).Item).data;
  }
}

/** Epoch seconds of a day's beginning in UTC. */
export function epochOf(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`) / 1_000;
}
