import { type DynamoDBDocumentClient, GetCommand, QueryCommand } from "@aws-sdk/lib-dynamodb";
import { UserRecord } from "./user-record";

/**
 * Visitors who never opened an account, in the table Users.
 *
 * | access | key | units |
 * |---|---|---|
 * | who came before a time, a page | Query byListing = visitor, listedAt | 0.5 read per 4 KB |
 * | one who still is a visitor | GetItem, consistent | 1 read |
 */
export class VisitorRepository {
  constructor(
    private readonly documents: DynamoDBDocumentClient,
    private readonly table: string,
  ) {}

  /** Ids of visitors who came before an instant, those who came first first. */
  async cameBefore(at: string, start?: Record<string, unknown>) {
    const page = await this.documents.send(
      new QueryCommand({
        TableName: this.table,
        IndexName: "byListing",
        KeyConditionExpression: "listing = :visitor AND listedAt < :at",
        ExpressionAttributeValues: { ":visitor": "visitor", ":at": at },
        ExclusiveStartKey: start,
        Limit: 100,
      }),
    );
    return { userIds: (page.Items ?? []).map(({ userId }) => String(userId)), next: page.LastEvaluatedKey };
  }

  /** Read consistently; undefined when the person is no visitor any more. */
  async visitor(userId: string): Promise<UserRecord | undefined> {
    const get = new GetCommand({ TableName: this.table, Key: { userId, sk: "USER" }, ConsistentRead: true });
    const { Item: item } = await this.documents.send(get);
    return item === undefined || item.registeredAt !== undefined ? undefined : UserRecord.parse(item);
  }
}
