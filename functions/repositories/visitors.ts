import { type DynamoDBDocumentClient, GetCommand, QueryCommand } from "@aws-sdk/lib-dynamodb";

/**
 * Visitors who never opened an account, in the table Users.
 *
 * | access | key | units |
 * |---|---|---|
 * | who came before a time, a page | Query byListing = visitor, listedAt | 0.5 read per 4 KB |
 * | whether one still is a visitor | GetItem, consistent | 1 read |
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

  /** Read consistently. */
  async isVisitor(userId: string): Promise<boolean> {
    const get = new GetCommand({ TableName: this.table, Key: { userId, sk: "USER" }, ConsistentRead: true });
    const { Item: user } = await this.documents.send(get);
    return user !== undefined && user.registeredAt === undefined;
  }
}
