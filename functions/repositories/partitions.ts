import { DeleteCommand, type DynamoDBDocumentClient, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { type Item, queryAll } from "./query";
import { isRefused } from "./table";

type Key = Record<string, string>;

/**
 * All that one key of a table holds, for what concerns a whole person: the copy of their data and its erasure.
 *
 * | access | units |
 * |---|---|
 * | items | 1 read per 4 KB |
 * | delete, keep | 1 write per KB and index |
 */
export class Partitions {
  constructor(
    private readonly documents: DynamoDBDocumentClient,
    private readonly table: string,
  ) {}

  /** In the order of the sort key, read consistently. */
  async items(userId: string): Promise<Item[]> {
    return queryAll(this.documents, {
      TableName: this.table,
      KeyConditionExpression: "userId = :userId",
      ExpressionAttributeValues: { ":userId": userId },
      ConsistentRead: true,
    });
  }

  /** Deletes an item; one that is gone is no error. */
  async delete(key: Key): Promise<void> {
    await this.documents.send(new DeleteCommand({ TableName: this.table, Key: key }));
  }

  /** Deletes an item of this owner, and of no one else. */
  async deleteOwned(key: Key, ownerId: string): Promise<void> {
    const remove = new DeleteCommand({
      TableName: this.table,
      Key: key,
      ConditionExpression: "ownerId = :owner",
      ExpressionAttributeValues: { ":owner": ownerId },
    });
    await this.documents.send(remove).catch(unlessRefused);
  }

  /** Lets an item expire that has to be kept until then. @param until epoch seconds @param ownerId of an item that names its owner */
  async keepUntil(key: Key, until: number, ownerId?: string): Promise<void> {
    const update = new UpdateCommand({
      TableName: this.table,
      Key: key,
      UpdateExpression: "SET #ttl = :until",
      ConditionExpression: ownerId === undefined ? "attribute_exists(userId)" : "ownerId = :owner",
      ExpressionAttributeNames: { "#ttl": "ttl" },
      ExpressionAttributeValues: { ":until": until, ...(ownerId !== undefined && { ":owner": ownerId }) },
    });
    await this.documents.send(update).catch(unlessRefused);
  }
}

function unlessRefused(error: unknown): void {
  if (!isRefused(error)) throw error;
}
