import { type DynamoDBDocumentClient, QueryCommand } from "@aws-sdk/lib-dynamodb";
import type { DisputeStatus } from "#shared/domain/dispute/dispute";
import type { MAIL_AGAIN } from "./mail-orders";

type Span = {
  status: DisputeStatus | typeof MAIL_AGAIN;
  from: string;
  to: string;
  start?: Record<string, unknown>;
};

/**
 * The keys in the index `byStatus` whose `statusAt` lies from `from` to `to` (instants, both included), oldest first: at most
 * 100 a page, at 0.5 read per 4 KB.
 */
export async function queryByStatus(
  documents: DynamoDBDocumentClient,
  table: string,
  { status, from, to, start }: Span,
) {
  const page = await documents.send(
    new QueryCommand({
      TableName: table,
      IndexName: "byStatus",
      KeyConditionExpression: "#status = :status AND statusAt BETWEEN :from AND :to",
      ExpressionAttributeNames: { "#status": "status" },
      ExpressionAttributeValues: { ":status": status, ":from": from, ":to": to },
      ExclusiveStartKey: start,
      Limit: 100,
    }),
  );
  const keys = (page.Items ?? []).map(({ userId, disputeId }) => ({
    userId: String(userId),
    disputeId: String(disputeId),
  }));
  return { keys, next: page.LastEvaluatedKey };
}
