import { createHash, randomBytes } from "node:crypto";
import {
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  UpdateCommand,
} from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { isRefused, type TransactItem } from "./table";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const IDLE_MS = 30 * MINUTE_MS;
const LONGEST_MS = 12 * HOUR_MS;
const VISITOR_MS = 24 * HOUR_MS;
/** A session in use is written at most this often. */
const EXTEND_AFTER_MS = 10 * MINUTE_MS;

export const SessionMethod = z.enum(["password", "provider", "none"]);
export type SessionMethod = z.infer<typeof SessionMethod>;

/** How a session began, whose it is and until when. `onboarding`: a visitor's, who has no account yet. */
export const SessionRecord = z.object({
  memberId: z.string(),
  kind: z.enum(["member", "onboarding"]),
  method: SessionMethod,
  createdAt: z.string(),
  idleUntil: z.string(),
  expiresAt: z.string(),
  /** The user pool's name for the member, where it is not the member's id. */
  poolUsername: z.string().optional(),
});
export type SessionRecord = z.infer<typeof SessionRecord>;

/** A session before the browser knows it: the id goes into the cookie and is kept nowhere. */
export type NewSession = { id: string; record: SessionRecord };

/**
 * Sessions by the SHA-256 of their id: `("SESSION#" + hash, "SESSION")`, TTL at the absolute end.
 *
 * | access | units |
 * |---|---|
 * | find | 0.5 read (1 more, consistent, when it is not seen at once) |
 * | open, close, extend (at most every 10 minutes) | 1 write each |
 */
export class SessionRepository {
  constructor(
    private readonly documents: DynamoDBDocumentClient,
    private readonly table: string,
  ) {}

  /** The write that opens a session, for the transaction that gives it a reason. */
  item({ id, record }: NewSession): TransactItem {
    const ttl = Math.ceil(Date.parse(record.expiresAt) / 1_000);
    return { Put: { TableName: this.table, Item: { ...keyOf(id), ...record, ttl } } };
  }

  async open(session: NewSession): Promise<NewSession> {
    const { Put: put } = this.item(session);
    if (put) await this.documents.send(new PutCommand(put));
    return session;
  }

  /** The session of an id, unless it is over: DynamoDB may delete expired items days later. */
  async find(id: string, at: Date): Promise<SessionRecord | undefined> {
    // A session that was opened a moment ago may not have reached the copy that an eventually consistent read asks.
    const item = (await this.read(id, false)) ?? (await this.read(id, true));
    const { data: record } = SessionRecord.safeParse(item);
    if (!record) return undefined;
    const time = at.toISOString();
    return record.idleUntil > time && record.expiresAt > time ? record : undefined;
  }

  /** Moves the idle end on, at most every 10 minutes. */
  async extend(id: string, record: SessionRecord, at: Date): Promise<void> {
    const idleUntil = new Date(Math.min(at.getTime() + IDLE_MS, Date.parse(record.expiresAt))).toISOString();
    if (record.kind === "onboarding" || Date.parse(idleUntil) - Date.parse(record.idleUntil) < EXTEND_AFTER_MS) return;
    const update = new UpdateCommand({
      TableName: this.table,
      Key: keyOf(id),
      UpdateExpression: "SET idleUntil = :until",
      // A session that was closed in the meantime stays closed.
      ConditionExpression: "attribute_exists(userId)",
      ExpressionAttributeValues: { ":until": idleUntil },
    });
    await this.documents.send(update).catch((error: unknown) => {
      if (!isRefused(error)) throw error;
    });
  }

  async close(id: string): Promise<void> {
    await this.documents.send(new DeleteCommand({ TableName: this.table, Key: keyOf(id) }));
  }

  private async read(id: string, isConsistent: boolean) {
    const get = new GetCommand({ TableName: this.table, Key: keyOf(id), ConsistentRead: isConsistent });
    return (await this.documents.send(get)).Item;
  }
}

/** A member's session: ends after 30 idle minutes, at the latest after 12 hours. */
export function newSession(memberId: string, method: SessionMethod, at: Date, poolUsername?: string): NewSession {
  return {
    id: newId(),
    record: {
      memberId,
      kind: "member",
      method,
      createdAt: at.toISOString(),
      idleUntil: later(at, IDLE_MS),
      expiresAt: later(at, LONGEST_MS),
      poolUsername,
    },
  };
}

/** A visitor's session for the onboarding: 24 hours. */
export function newVisitorSession(visitorId: string, at: Date): NewSession {
  const end = later(at, VISITOR_MS);
  return {
    id: newId(),
    record: {
      memberId: visitorId,
      kind: "onboarding",
      method: "none",
      createdAt: at.toISOString(),
      idleUntil: end,
      expiresAt: end,
    },
  };
}

function newId(): string {
  return randomBytes(32).toString("base64url");
}

function later(at: Date, ms: number): string {
  return new Date(at.getTime() + ms).toISOString();
}

function keyOf(id: string) {
  return { userId: `SESSION#${createHash("sha256").update(id).digest("hex")}`, sk: "SESSION" };
}
