import { createHash } from "node:crypto";
import { type DynamoDBDocumentClient, GetCommand, PutCommand, QueryCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { refusedItems, transact } from "./table";

/** One link of the chain: `content` is the entry as JSON text, hashed as it stands. */
const Link = z.object({
  sk: z.string(),
  content: z.string(),
  previousHash: z.string(),
  hash: z.string(),
});
export type Link = z.infer<typeof Link>;

/** The place up to which the chain was found whole. */
const Checkpoint = z.object({ position: z.number(), hash: z.string() });
export type Checkpoint = z.infer<typeof Checkpoint>;

const CHAIN = "AUDIT";
const CHECKPOINT = { userId: "AUDIT-CHECKPOINT", sk: "LAST" };
/** What the first link follows. */
const ORIGIN = "0".repeat(64);
const TRIES = 12;

/**
 * The audit log: `("AUDIT", position, 12 digits)`. Each link holds the hash of the one before it, so that no entry can be changed,
 * left out or put in between without every later one being wrong. Links are only ever added, at the end: whoever finds the next
 * place taken looks for the new end. `("AUDITED#" + id, "AUDITED")` lets each entry in once.
 *
 * | access | units |
 * |---|---|
 * | append | 1 read, 4 writes |
 * | all links | 0.5 read per 4 KB, about 500 bytes each |
 */
export class AuditLogRepository {
  constructor(
    private readonly documents: DynamoDBDocumentClient,
    private readonly table: string,
  ) {}

  /** Adds an entry at the end. @returns false when it is in the log already */
  async append({ id, content }: { id: string; content: object }): Promise<boolean> {
    for (let attempt = 1; ; attempt += 1) {
      const link = linkAfter(await this.last(), JSON.stringify(content));
      const ifNew = { ConditionExpression: "attribute_not_exists(userId)" };
      try {
        await transact(this.documents, [
          { Put: { TableName: this.table, Item: { userId: CHAIN, ...link }, ...ifNew } },
          { Put: { TableName: this.table, Item: { userId: `AUDITED#${id}`, sk: "AUDITED" }, ...ifNew } },
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

  async checkpoint(): Promise<Checkpoint | undefined> {
    const get = new GetCommand({ TableName: this.table, Key: CHECKPOINT, ConsistentRead: true });
    const { Item: item } = await this.documents.send(get);
    return item && Checkpoint.parse(item);
  }

  async keepCheckpoint(checkpoint: Checkpoint): Promise<void> {
    await this.documents.send(new PutCommand({ TableName: this.table, Item: { ...CHECKPOINT, ...checkpoint } }));
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
    return { links: (page.Items ?? []).map((item) => Link.parse(item)), next: page.LastEvaluatedKey };
  }
}

/** What must follow a link, for a content. */
export function linkAfter(before: Link | undefined, content: string): Link {
  const position = before ? Number(before.sk) + 1 : 1;
  const sk = String(position).padStart(12, "0");
  const previousHash = before?.hash ?? ORIGIN;
  const hash = createHash("sha256").update(`${previousHash}\n${sk}\n${content}`).digest("hex");
  return { sk, content, previousHash, hash };
}
