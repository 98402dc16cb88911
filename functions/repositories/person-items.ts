import { DeleteCommand, type DynamoDBDocumentClient, QueryCommand } from "@aws-sdk/lib-dynamodb";

type Key = { userId: string; sk: string };

/** Kept for years after the person is gone, as the law asks. */
const evidence = ["CONSENT#", "CONTRACT#", "PAYMENT#", "AUDIT#", "HISTORY#", "MONITOR#"];

/**
 * Everything that lies under a person in the table Users, for those who dispose of it.
 *
 * | access | key | units |
 * |---|---|---|
 * | keys | Query userId | 0.5 read per 4 KB |
 * | delete | DeleteItem each | 1 write per KB and index |
 */
export class PersonItems {
  constructor(
    private readonly documents: DynamoDBDocumentClient,
    private readonly table: string,
  ) {}

  /** The sort keys of what need not be kept, and of the evidence. */
  async keysOf(userId: string): Promise<{ disposable: string[]; evidence: string[] }> {
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
    const isEvidence = (key: string) => evidence.some((kind) => key.startsWith(kind));
    return { disposable: keys.filter((key) => !isEvidence(key)), evidence: keys.filter(isEvidence) };
  }

  async delete(key: Key): Promise<void> {
    await this.documents.send(new DeleteCommand({ TableName: this.table, Key: key }));
  }
}
