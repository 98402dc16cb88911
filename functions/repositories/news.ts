import {
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  UpdateCommand,
} from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { ttlOf } from "#shared/domain/retention/retention";
import { isRefused, type TransactItem } from "./table";

const NEWS_OUT = "NEWS-OUT";
const LISTING = "news";

const NewsItem = z.object({ userId: z.string(), noticeIds: z.set(z.string()) });

/** What waits for a member's next mail of the day. */
export type GatheredNews = { userId: string; noticeIds: string[] };

/**
 * Notices that are listed in one mail a day: `(userId, "NEWS-OUT")` with the set of their ids, TTL 30 days. It is there only while
 * something waits.
 *
 * | access | key | units |
 * |---|---|---|
 * | gather, done | `(userId, "NEWS-OUT")` | 1 write; done 2 |
 * | waiting | index byListing `("news", listedAt)` | 0.5 read per 4 KB: 100 members in at most 3 |
 * | get | `(userId, "NEWS-OUT")`, consistent | 1 read |
 */
export class NewsRepository {
  constructor(
    private readonly documents: DynamoDBDocumentClient,
    private readonly table: string,
  ) {}

  /** The write that gathers a notice, for the transaction that adds it. */
  gatherWrite({ userId, noticeId }: { userId: string; noticeId: string }, at: Date): TransactItem {
    return {
      Update: {
        TableName: this.table,
        Key: { userId, sk: NEWS_OUT },
        UpdateExpression:
          "SET listing = :news, listedAt = if_not_exists(listedAt, :at), #ttl = :ttl ADD noticeIds :notice",
        ExpressionAttributeNames: { "#ttl": "ttl" },
        ExpressionAttributeValues: {
          ":news": LISTING,
          ":at": at.toISOString(),
          ":ttl": ttlOf("email", at),
          ":notice": new Set([noticeId]),
        },
      },
    };
  }

  /** Members for whom something waits, those who have waited longest first. */
  async waiting(start?: Record<string, unknown>) {
    const page = await this.documents.send(
      new QueryCommand({
        TableName: this.table,
        IndexName: "byListing",
        KeyConditionExpression: "listing = :news",
        ExpressionAttributeValues: { ":news": LISTING },
        ExclusiveStartKey: start,
        Limit: 100,
      }),
    );
    return { userIds: (page.Items ?? []).map(({ userId }) => String(userId)), next: page.LastEvaluatedKey };
  }

  /** What waits for one member; undefined when nothing does. */
  async get(userId: string): Promise<GatheredNews | undefined> {
    const get = new GetCommand({ TableName: this.table, Key: { userId, sk: NEWS_OUT }, ConsistentRead: true });
    const { success, data } = NewsItem.safeParse((await this.documents.send(get)).Item);
    return success ? { userId, noticeIds: [...data.noticeIds] } : undefined;
  }

  /** Takes away what was mailed; what has come since waits for the next mail. */
  async done({ userId, noticeIds }: GatheredNews): Promise<void> {
    const Key = { userId, sk: NEWS_OUT };
    const takeMailed = new UpdateCommand({
      TableName: this.table,
      Key,
      UpdateExpression: "DELETE noticeIds :mailed",
      ConditionExpression: "attribute_exists(userId)",
      ExpressionAttributeValues: { ":mailed": new Set(noticeIds) },
    });
    const gone = new DeleteCommand({
      TableName: this.table,
      Key,
      ConditionExpression: "attribute_not_exists(noticeIds)",
    });
    await this.documents
      .send(takeMailed)
      .then(() => this.documents.send(gone), unlessRefused)
      .catch(unlessRefused);
  }
}

function unlessRefused(error: unknown): void {
  if (!isRefused(error)) throw error;
}
