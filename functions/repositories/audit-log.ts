import { createHash } from "node:crypto";
import { type DynamoDBDocumentClient, QueryCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { ttlOf } from "#shared/domain/retention/retention";
import { refusedItems, transact } from "./table";

/**
 * One link of the chain: `content` is the entry as JSON text, hashed as it is; `mac` is made of the hash with a key that only the
 * jobs of the log may use. `ttl`: when the link is not kept any longer, epoch seconds.
 */
const Link = z.object({
  position: z.number(),
  content: z.string(),
  previousHash: z.string(),
  hash: z.string(),
  mac: z.string(),
  ttl: z.number(),
});
export type Link = z.infer<typeof Link>;

/** A link by its position and hash. */
export const Mark = z.object({ position: z.number(), hash: z.string() });
export type Mark = z.infer<typeof Mark>;

/** The keyed digest of a text. */
export type Mac = (text: string) => Promise<string>;

const CHAIN = "AUDIT";
/** What the first link follows. */
const ORIGIN: Mark = { position: 0, hash: "0".repeat(64) };
const TRIES = 12;

/**
 * The audit log: `("AUDIT", position, 12 digits)`. Each link holds the hash of the one before it, so that no entry can be changed,
 * left out or put in between without every later one being wrong; and a MAC, so that who writes to the table alone cannot write a
 * link. Links are only ever added, at the end: a writer that finds the next position taken looks for the new end. They expire as evidence
 * does, the oldest first. `("AUDITED#" + id, "AUDITED")` lets each entry in once.
 *
 * | access | units |
 * |---|---|
 * | append | 1 read, 4 writes, 1 call of KMS |
 * | all links | 0.5 read per 4 KB, about 600 bytes each |
 */
export class AuditLogRepository {
  constructor(
    private readonly documents: DynamoDBDocumentClient,
    private readonly table: string,
    private readonly mac: Mac,
  ) {}

  /** Adds an entry at the end. @returns false when it is in the log already */
  async append({ id, at, content }: { id: string; at: Date; content: object }): Promise<boolean> {
    const ttl = ttlOf("evidence", at);
    for (let attempt = 1; ; attempt += 1) {
      const last = await this.last();
      const link = linkAfter(last && markOf(last), JSON.stringify(content));
      const { position, ...sealed } = { ...link, mac: await this.mac(link.hash), ttl };
      const ifNew = { ConditionExpression: "attribute_not_exists(userId)" };
      try {
        await transact(this.documents, [
          { Put: { TableName: this.table, Item: { userId: CHAIN, sk: sortKey(position), ...sealed }, ...ifNew } },
          { Put: { TableName: this.table, Item: { userId: `AUDITED#${id}`, sk: "AUDITED", ttl }, ...ifNew } },
        ]);
        return true;
      } catch (error) {
        const refused = refusedItems(error);
        if (refused?.includes(1)) return false;
        if (!refused || attempt === TRIES) throw error;
      }
    }
  }

  /** All links in their order, a page at a time. */
  async *pages(): AsyncGenerator<Link[]> {
    let start: Record<string, unknown> | undefined;
    do {
      const page = await this.query({ ExclusiveStartKey: start });
      yield page.links;
      start = page.next;
    } while (start);
  }

  private async last(): Promise<Link | undefined> {
    const { links } = await this.query({ ScanIndexForward: false, Limit: 1, ConsistentRead: true });
    return links[0];
  }

  private async query(how: {
    ExclusiveStartKey?: Record<string, unknown>;
    ScanIndexForward?: boolean;
    Limit?: number;
    ConsistentRead?: boolean;
  }) {
    const page = await this.documents.send(
      new QueryCommand({
        TableName: this.table,
        KeyConditionExpression: "userId = :chain",
        ExpressionAttributeValues: { ":chain": CHAIN },
        ...how,
      }),
    );
    return {
      links: (page.Items ?? []).map(({ sk, ...item }) => Link.parse({ ...item, position: Number(sk) })),
      next: page.LastEvaluatedKey,
    };
  }
}

/** What must follow a link, for a content. */
export function linkAfter(before: Mark = ORIGIN, content: string): Omit<Link, "mac" | "ttl"> {
  const position = before.position + 1;
  const hash = createHash("sha256")
    .update(`${before.hash}\n${sortKey(position)}\n${content}`)
    .digest("hex");
  return { position, content, previousHash: before.hash, hash };
}

/** The state of a chain after a link. */
export function markOf({ position, hash }: Link): Mark {
  return { position, hash };
}

function sortKey(position: number): string {
  return String(position).padStart(12, "0");
}
