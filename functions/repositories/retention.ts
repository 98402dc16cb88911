import { type DynamoDBDocumentClient, QueryCommand } from "@aws-sdk/lib-dynamodb";

type Page = { userIds: string[]; next?: Record<string, unknown> };

/**
 * Whose data may be due for disposal, in the table Users.
 *
 * | access | key | units |
 * |---|---|---|
 * | members without an active plan since a time, a page | Query byListing = member, listedAt | 0.5 read per 4 KB |
 */
export class RetentionRepository {
  constructor(
    private readonly documents: DynamoDBDocumentClient,
    private readonly table: string,
  ) {}

  /** Members who registered before an instant and have no active plan. */
  async membersBefore(at: string, start?: Record<string, unknown>): Promise<Page> {
    const page = await this.documents.send(
      new QueryCommand({
        TableName: this.table,
        IndexName: "byListing",
        KeyConditionExpression: "listing = :listing AND listedAt < :at",
        ExpressionAttributeValues: { ":listing": "member", ":at": at },
        ExclusiveStartKey: start,
        Limit: 100,
      }),
    );
    const isActive = (item: Record<string, unknown>) => item.subscriptionStatus === "active";
    const userIds = (page.Items ?? []).filter((item) => !isActive(item)).map(({ userId }) => String(userId));
    return { userIds, next: page.LastEvaluatedKey };
  }
}
