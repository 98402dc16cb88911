import { createHash, randomBytes } from "node:crypto";
import {
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  UpdateCommand,
} from "@aws-sdk/lib-dynamodb";
import { ulid } from "ulid";
import * as z from "zod";
import { Device } from "#shared/domain/account/device";
import { isRefused, type TransactItem, transact } from "./table";

/** How the sort keys of a member's entries begin. */
export const SIGN_IN = "SIGN-IN#";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const IDLE_MS = 30 * MINUTE_MS;
const LONGEST_MS = 12 * HOUR_MS;
const VISITOR_MS = 24 * HOUR_MS;
/** A session in use is written at most this often, and lasts so much longer: none is over sooner than 30 minutes after a request. */
const EXTEND_AFTER_MS = 10_000;
const KEPT_MS = IDLE_MS + EXTEND_AFTER_MS;

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
  /** Where it began, as the member is shown it. */
  device: Device.optional(),
  /** The code of an authenticator app was right, at the sign-in or since. */
  hasSecondFactor: z.boolean().optional(),
});
export type SessionRecord = z.infer<typeof SessionRecord>;

/** A session before the browser knows it: the id goes into the cookie and is kept nowhere. */
export type NewSession = { id: string; record: SessionRecord };

/**
 * Sessions by the SHA-256 of their id: `("SESSION#" + hash, "SESSION")`, TTL at the absolute end. A member's has an entry among
 * the member's own items, `(memberId, "SIGN-IN#" + ulid)`, by which `SignInRepository` finds it.
 *
 * | access | units |
 * |---|---|
 * | find | 0.5 read (1 more, consistent, when it is not seen at once) |
 * | open | 2 writes, a visitor's 1 |
 * | replace | transaction, 6 writes |
 * | close, extend (at most every 10 seconds) | 1 write each |
 */
export class SessionRepository {
  constructor(
    private readonly documents: DynamoDBDocumentClient,
    private readonly table: string,
  ) {}

  /** The writes that open a session, for the transaction that gives it a reason. */
  openWrites({ id, record }: NewSession): TransactItem[] {
    const ttl = Math.ceil(Date.parse(record.expiresAt) / 1_000);
    const key = sessionKey(id);
    const session = { Put: { TableName: this.table, Item: { ...key, ...record, ttl } } };
    if (record.kind === "onboarding") return [session];
    const sk = SIGN_IN + ulid(Date.parse(record.createdAt));
    return [
      { Put: { TableName: this.table, Item: { userId: record.memberId, sk, session: key.userId, ttl } } },
      session,
    ];
  }

  /** The member's entry first: a session that is not in their list must not exist. */
  async open(session: NewSession): Promise<NewSession> {
    for (const { Put: put } of this.openWrites(session)) {
      if (put) await this.documents.send(new PutCommand(put));
    }
    return session;
  }

  /** Ends a session and opens another in its place. @param key of the item of the old one @returns undefined when that is gone */
  async replace(key: string, session: NewSession): Promise<NewSession | undefined> {
    const old = { TableName: this.table, Key: { userId: key, sk: "SESSION" } };
    const ending = { Delete: { ...old, ConditionExpression: "attribute_exists(userId)" } };
    try {
      await transact(this.documents, [ending, ...this.openWrites(session)]);
      return session;
    } catch (error) {
      if (isRefused(error)) return undefined;
      throw error;
    }
  }

  /** The session of an id, unless it is over: DynamoDB may delete expired items days later. */
  async find(id: string, at: Date): Promise<SessionRecord | undefined> {
    // A session that was opened a moment ago may not have reached the copy that an eventually consistent read asks.
    const item = (await this.read(id, false)) ?? (await this.read(id, true));
    return livingRecord(item, at);
  }

  /** Moves the idle end on, at most every 10 seconds. */
  async extend(id: string, record: SessionRecord, at: Date): Promise<void> {
    const until = Math.min(at.getTime() + KEPT_MS, Date.parse(record.expiresAt));
    if (until - Date.parse(record.idleUntil) < EXTEND_AFTER_MS) return;
    const update = new UpdateCommand({
      TableName: this.table,
      Key: sessionKey(id),
      UpdateExpression: "SET idleUntil = :until",
      // A session that was closed in the meantime stays closed.
      ConditionExpression: "attribute_exists(userId)",
      ExpressionAttributeValues: { ":until": new Date(until).toISOString() },
    });
    await this.documents.send(update).catch((error: unknown) => {
      if (!isRefused(error)) throw error;
    });
  }

  /** Ends a session: the next request with its cookie is not signed in. */
  async close(id: string): Promise<void> {
    await this.documents.send(new DeleteCommand({ TableName: this.table, Key: sessionKey(id) }));
  }

  private async read(id: string, isConsistent: boolean) {
    const get = new GetCommand({ TableName: this.table, Key: sessionKey(id), ConsistentRead: isConsistent });
    return (await this.documents.send(get)).Item;
  }
}

/** A member's session: ends after 30 idle minutes, at the latest after 12 hours. */
export function newSession(
  memberId: string,
  method: SessionMethod,
  at: Date,
  facts: Pick<SessionRecord, "poolUsername" | "hasSecondFactor" | "device"> = {},
): NewSession {
  return {
    id: newId(),
    record: {
      memberId,
      kind: "member",
      method,
      createdAt: at.toISOString(),
      idleUntil: later(at, KEPT_MS),
      expiresAt: later(at, LONGEST_MS),
      ...facts,
    },
  };
}

/** A visitor's session for the onboarding: ends after 30 idle minutes, at the latest after 24 hours. */
export function newVisitorSession(visitorId: string, at: Date): NewSession {
  return {
    id: newId(),
    record: {
      memberId: visitorId,
      kind: "onboarding",
      method: "none",
      createdAt: at.toISOString(),
      idleUntil: later(at, KEPT_MS),
      expiresAt: later(at, VISITOR_MS),
    },
  };
}

/** What is stored of a session, unless there is none or it is over. */
export function livingRecord(item: unknown, at: Date): SessionRecord | undefined {
  const { data: record } = SessionRecord.safeParse(item);
  const time = at.toISOString();
  return record && record.idleUntil > time && record.expiresAt > time ? record : undefined;
}

/** When a session was last written as being in use: at most 10 seconds before its last request. */
export function lastSeenAt({ idleUntil, createdAt }: SessionRecord): string {
  const seenAt = new Date(Date.parse(idleUntil) - KEPT_MS).toISOString();
  return seenAt > createdAt ? seenAt : createdAt;
}

function newId(): string {
  return randomBytes(32).toString("base64url");
}

function later(at: Date, ms: number): string {
  return new Date(at.getTime() + ms).toISOString();
}

/** The key of a session's item. @param id as the browser has it */
export function sessionKey(id: string) {
  return { userId: `SESSION#${createHash("sha256").update(id).digest("hex")}`, sk: "SESSION" };
}
