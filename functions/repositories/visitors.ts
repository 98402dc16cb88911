import { DeleteCommand, type DynamoDBDocumentClient, GetCommand, QueryCommand } from "@aws-sdk/lib-dynamodb";

import { isEvidence } from "./evidence";

type Key = { userId: string; sk: string };

/**
 * Visitors who never opened an account, in the table Users.
 *
 * | access | key | units |
 * |---|---|---|
 * | who came before a time, a page | Query byListing = visitor, listedAt | 0.5 read per 4 KB |
 * | what belongs to one | Query userId | 0.5 read per 4 KB |
 * | whether one still is a visitor | GetItem, consistent | 1 read |
 * | delete | DeleteItem each | 1 write per KB and index |
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

  /** The sort keys of everything that a visitor has and that need not be kept. */
  async itemsOf(userId: string): Promise<string[]> {
    const keys: string[] = [];
    let start: Record<string, unknown> | undefined;
    do {
      const page = await this.documents.send(
        new QueryCommand({
          TableName: this.table,
          KeyConditionExpression: "userId = :userId",
          ExpressionAttributeValues: { ":userId": userId },
          ProjectionExpression: "sk",
          ExclusiveStartKey: start,
        }),
      );
      keys.push(...(page.Items ?? []).map(({ sk }) => String(sk)));
      start = page.LastEvaluatedKey;
    } while (start);
    return keys.filter((key) => !isEvidence(key));
  }

  async delete(key: Key): Promise<void> {
    await this.documents.send(new DeleteCommand({ TableName: this.table, Key: key }));
  }

  /** Read consistently. */
  async isVisitor(userId: string): Promise<boolean> {
    const get = new GetCommand({ TableName: this.table, Key: { userId, sk: "USER" }, ConsistentRead: true });
    const { Item: user } = await this.documents.send(get);
    return user !== undefined && user.registeredAt === undefined;
  }
}
