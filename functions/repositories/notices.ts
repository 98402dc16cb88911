import { createHash } from "node:crypto";
import { type DynamoDBDocumentClient, QueryCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { Notice } from "#shared/api/schemas/notice";
import { ttlOf } from "#shared/domain/retention/retention";
import { as, decodeCursor, encodeCursor, isRefused, type TransactItem, transact } from "./table";
import { ulidOfHash } from "./ulid-of-hash";

const NOTICE = "NOTICE#";
/** A transaction holds at most 100 writes, and more than 100 unread notices are not counted. */
const MOST = 100;

const NoticeItem = Notice.omit({ id: true, isRead: true }).extend({
  userId: z.string(),
  sk: z.string(),
  readAt: z.string().optional(),
});

export type NewNotice = Omit<Notice, "id" | "isRead"> & {
  userId: string;
  /** At most one notice of its kind for each, as long as `at` is the same too. */
  dedupeKey: string;
};

type Page = { limit: number; cursor?: string };

/**
 * Members' notices: `(userId, "NOTICE#" + ulid)`, about 200 bytes, TTL 400 days. The id is made of the instant and of what
 * happened, so that the same event makes one notice however often it is worked on.
 *
 * | access | units |
 * |---|---|
 * | list, a page | 0.5 read per 4 KB: 50 in at most 1.5 |
 * | unread, newest | 0.5 read per 4 KB, at most 100 notices |
 * | add | 2 writes, and 2 for each thing alongside |
 * | mark | 2 writes each |
 */
export class NoticeRepository {
  constructor(
    private readonly documents: DynamoDBDocumentClient,
    private readonly table: string,
  ) {}

  /** Adds a notice with what belongs to it. @returns false when it was there already; nothing is written then */
  async add(notice: NewNotice, alongside: TransactItem[] = []): Promise<boolean> {
    try {
      await transact(this.documents, [this.addWrite(notice), ...alongside]);
      return true;
    } catch (error) {
      if (!isRefused(error)) throw error;
      return false;
    }
  }

  /** Newest first. */
  async list(userId: string, { limit, cursor }: Page) {
    const { items, next } = await this.query(userId, {
      ExclusiveStartKey: decodeCursor(cursor, ["userId", "sk"], { userId }),
      // One more than asked for says whether there is a next page.
      Limit: limit + 1,
    });
    const shown = items.slice(0, limit);
    const last = shown.at(-1);
    const hasMore = items.length > limit || next !== undefined;
    return {
      notices: shown.map(toNotice),
      nextCursor: hasMore && last ? encodeCursor({ userId, sk: last.sk }) : undefined,
    };
  }

  /** The ids of the unread ones among the newest 100. */
  async unread(userId: string): Promise<string[]> {
    return (await this.newest(userId)).flatMap(({ id, isRead }) => (isRead ? [] : [id]));
  }

  /** The newest 100. */
  async newest(userId: string): Promise<Notice[]> {
    const { items } = await this.query(userId, { Limit: MOST });
    return items.map(toNotice);
  }

  /** Marks at most 100 notices as read, all or none. @throws AppError NOT_FOUND when one is not the member's */
  async markRead(userId: string, ids: string[], at: Date): Promise<void> {
    const marks = [...new Set(ids)].map((id) => ({
      Update: {
        TableName: this.table,
        Key: { userId, sk: NOTICE + id },
        UpdateExpression: "SET readAt = if_not_exists(readAt, :at)",
        ConditionExpression: "attribute_exists(userId)",
        ExpressionAttributeValues: { ":at": at.toISOString() },
      },
    }));
    if (marks.length > 0) await transact(this.documents, marks).catch(as("NOT_FOUND"));
  }

  private addWrite({ dedupeKey, ...notice }: NewNotice): TransactItem {
    return {
      Put: {
        TableName: this.table,
        Item: {
          ...notice,
          sk: NOTICE + noticeId({ dedupeKey, ...notice }),
          ttl: ttlOf("notice", notice.at),
        },
        ConditionExpression: "attribute_not_exists(userId)",
      },
    };
  }

  private async query(userId: string, how: { Limit: number; ExclusiveStartKey?: Record<string, unknown> }) {
    const page = await this.documents.send(
      new QueryCommand({
        TableName: this.table,
        KeyConditionExpression: "userId = :userId AND begins_with(sk, :notice)",
        ExpressionAttributeValues: { ":userId": userId, ":notice": NOTICE },
        ScanIndexForward: false,
        ...how,
      }),
    );
    return { items: (page.Items ?? []).map((item) => NoticeItem.parse(item)), next: page.LastEvaluatedKey };
  }
}

/** A ULID of the notice's instant whose other part is the hash of what happened. */
export function noticeId({
  userId,
  at,
  kind,
  dedupeKey,
}: Pick<NewNotice, "userId" | "at" | "kind" | "dedupeKey">): string {
  const hash = createHash("sha256").update(`${userId}#${kind}#${dedupeKey}`).digest();
  return ulidOfHash(Date.parse(at), hash);
}

function toNotice({ sk, readAt, userId: _, ...notice }: z.infer<typeof NoticeItem>): Notice {
  return { ...notice, id: sk.slice(NOTICE.length), isRead: readAt !== undefined };
}
