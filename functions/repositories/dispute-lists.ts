import {
  BatchGetCommand,
  type BatchGetCommandOutput,
  type DynamoDBDocumentClient,
  QueryCommand,
} from "@aws-sdk/lib-dynamodb";
import type { DisputeStatus } from "#shared/domain/dispute/dispute";
import { type DisputeRecord, toDispute } from "./dispute-item";
import { decodeCursor, encodeCursor } from "./table";

type Listing = { status?: DisputeStatus; limit: number; cursor?: string };
type Key = Record<string, unknown>;

/**
 * All members' disputes, for the administrator.
 *
 * | access | key | units |
 * |---|---|---|
 * | of a status | index byStatus `(status, statusAt)`, newest step first, then BatchGet | 0.5 read per 4 KB and 0.5 for each |
 * | all | index byCreation `("dispute", disputeId)`, newest first, then BatchGet | the same |
 */
export class DisputeListRepository {
  constructor(
    private readonly documents: DynamoDBDocumentClient,
    private readonly table: string,
  ) {}

  /**
   * Newest first, of one status by when they reached it.
   *
   * @throws AppError VALIDATION_FAILED for a cursor that is not one of ours
   */
  async list({ status, limit, cursor }: Listing): Promise<{ disputes: DisputeRecord[]; nextCursor?: string }> {
    const [index, partition, sort, value] = status
      ? (["byStatus", "status", "statusAt", status] as const)
      : (["byCreation", "listing", "disputeId", "dispute"] as const);
    const { Items: items = [], LastEvaluatedKey: last } = await this.documents.send(
      new QueryCommand({
        TableName: this.table,
        IndexName: index,
        KeyConditionExpression: "#partition = :value",
        ExpressionAttributeNames: { "#partition": partition },
        ExpressionAttributeValues: { ":value": value },
        ExclusiveStartKey: decodeCursor(cursor, ["userId", "disputeId", partition, sort], { [partition]: value }),
        ScanIndexForward: false,
        Limit: limit,
      }),
    );
    return { disputes: (await this.getMany(items)).map(toDispute), nextCursor: encodeCursor(last) };
  }

  /** In the order of `listed`; one that was deleted since is left out. */
  private async getMany(listed: Key[]): Promise<Key[]> {
    const found = new Map<unknown, Key>();
    let keys: Key[] | undefined = listed.map(({ userId, disputeId }) => ({ userId, disputeId }));
    while (keys?.length) {
      const get = new BatchGetCommand({ RequestItems: { [this.table]: { Keys: keys } } });
      const answer: BatchGetCommandOutput = await this.documents.send(get);
      for (const item of answer.Responses?.[this.table] ?? []) found.set(item.disputeId, item);
      keys = answer.UnprocessedKeys?.[this.table]?.Keys;
    }
    return listed.flatMap(({ disputeId }): Key[] => {
      const dispute = found.get(disputeId);
      return dispute ? [dispute] : [];
    });
  }
}
