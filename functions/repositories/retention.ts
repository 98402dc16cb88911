import { type DynamoDBDocumentClient, PutCommand, QueryCommand } from "@aws-sdk/lib-dynamodb";
import { asConflict } from "./table";
import type { UserRecord } from "./user-record";

type Page = { userIds: string[]; next?: Record<string, unknown> };

/**
 * Whose data is to be disposed of, in the table Users. A closed account is a record without a person in it; it keeps the place
 * until the evidence beneath it may go, too.
 *
 * | access | key | units |
 * |---|---|---|
 * | members without an active plan since a time, a page | Query byListing = member, listedAt | 0.5 read per 4 KB |
 * | accounts closed before a time, a page | Query byListing = closed, listedAt | 0.5 read per 4 KB |
 * | close | PutItem on the version that was read | 1 write and those of the indexes |
 */
export class RetentionRepository {
  constructor(
    private readonly documents: DynamoDBDocumentClient,
    private readonly table: string,
  ) {}

  /** Members who registered before an instant and have no active plan. */
  membersBefore(at: string, start?: Record<string, unknown>): Promise<Page> {
    return this.listed("member", at, start);
  }

  /** Closed accounts whose last use was before an instant. */
  closedBefore(at: string, start?: Record<string, unknown>): Promise<Page> {
    return this.listed("closed", at, start);
  }

  /** Leaves nothing of a member's record but that there was one. @throws AppError CONFLICT when it changed since it was read */
  async close({ userId, version, createdAt, language }: UserRecord, lastUsedAt: string, at: Date): Promise<void> {
    const put = new PutCommand({
      TableName: this.table,
      Item: {
        userId,
        sk: "USER",
        version: version + 1,
        createdAt,
        language,
        listing: "closed",
        listedAt: lastUsedAt,
        isAdmin: false,
        counts: { active: 0, removed: 0 },
        disabledAt: at.toISOString(),
      },
      ConditionExpression: "version = :read",
      ExpressionAttributeValues: { ":read": version },
    });
    await this.documents.send(put).catch((error: unknown) => asConflict(error));
  }

  private async listed(listing: string, at: string, start?: Record<string, unknown>): Promise<Page> {
    const page = await this.documents.send(
      new QueryCommand({
        TableName: this.table,
        IndexName: "byListing",
        KeyConditionExpression: "listing = :listing AND listedAt < :at",
        ExpressionAttributeValues: { ":listing": listing, ":at": at },
        ExclusiveStartKey: start,
        Limit: 100,
      }),
    );
    const isActive = (item: Record<string, unknown>) => item.subscriptionStatus === "active";
    const userIds = (page.Items ?? []).filter((item) => !isActive(item)).map(({ userId }) => String(userId));
    return { userIds, next: page.LastEvaluatedKey };
  }
}
