import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { DeleteCommand, type DynamoDBDocumentClient, GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import type { DynamoDBRecord } from "aws-lambda";
import { ulid } from "ulid";
import * as z from "zod";
import type { MailKey } from "./emails";
import { addedOf } from "./stream-changes";
import { streamKeys } from "./stream-keys";
import { isRefused, type TransactItem } from "./table";
import type { UserRecord } from "./user-record";

const CODE_MS = 60 * 60_000;
const ASK_MS = 24 * 60 * 60_000;
/** How the sort keys of requests for a new password begin. */
const RESET_ASK = streamKeys.passwordReset;
const CODE = { sk: "PASSWORD-RESET" };

const AddedAsk = z.object({ userId: z.string(), sk: z.string().startsWith(RESET_ASK), email: z.string().min(1) });
const StoredCode = z.object({ hash: z.string(), mailedTo: z.string(), expiresAt: z.number() });

/** A code that was found good: whose it is, the hash of the address that it was mailed to, and what takes or restores it. */
export type GoodCode = { userId: string; hash: string; mailedTo: string; expiresAt: number };

/**
 * Forgotten passwords, in the table Users. Each request is written down without looking whether there is such an account,
 * `("RESET#" + hash of the address, "RESET-ASK#" + ulid)`, TTL a day; the table's stream hands it to the job that knows. The
 * code of a member, `(userId, "PASSWORD-RESET")`, is kept as a hash for an hour; a newer one replaces it. Times are epoch milliseconds.
 *
 * | access | units |
 * |---|---|
 * | ask, issue, take, restore, removeWrite | 1 write |
 * | find | 1 read |
 */
export class PasswordResets {
  constructor(
    private readonly documents: DynamoDBDocumentClient,
    private readonly table: string,
  ) {}

  /** Stores that a link was asked for; the stream hands it to the job that mails it, so an unknown address takes as long as a known one. */
  async ask(email: string, at: Date): Promise<void> {
    const key = { userId: `RESET#${hashOf(email)}`, sk: RESET_ASK + ulid(at.getTime()) };
    const ttl = Math.ceil((at.getTime() + ASK_MS) / 1_000);
    await this.documents.send(new PutCommand({ TableName: this.table, Item: { ...key, email, ttl } }));
  }

  /** A fresh code for a member, to be mailed to this address, good for an hour. The table keeps only hashes. */
  async issue({ userId, email = "" }: Pick<UserRecord, "userId" | "email">, at: Date): Promise<string> {
    const secret = randomBytes(32).toString("base64url");
    await this.put({ userId, hash: hashOf(secret), mailedTo: hashOf(email), expiresAt: at.getTime() + CODE_MS });
    return `${userId}.${secret}`;
  }

  /** Whose a code is; undefined for one that is wrong, used, replaced or too old. */
  async find(code: string, at: Date): Promise<GoodCode | undefined> {
    const [userId = "", secret = ""] = code.split(".");
    if (!/^[0-9A-Z]{26}$/.test(userId)) return undefined;
    const get = new GetCommand({ TableName: this.table, Key: { userId, ...CODE }, ConsistentRead: true });
    const { data: stored } = StoredCode.safeParse((await this.documents.send(get)).Item);
    if (!stored || stored.expiresAt <= at.getTime()) return undefined;
    const isRight = timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(stored.hash));
    return isRight ? { userId, ...stored } : undefined;
  }

  /** Uses a code up. @returns false when another call did */
  async take({ userId, hash }: GoodCode): Promise<boolean> {
    const remove = new DeleteCommand({
      TableName: this.table,
      Key: { userId, ...CODE },
      ConditionExpression: "#hash = :hash",
      ExpressionAttributeNames: { "#hash": "hash" },
      ExpressionAttributeValues: { ":hash": hash },
    });
    try {
      await this.documents.send(remove);
      return true;
    } catch (error) {
      if (!isRefused(error)) throw error;
      return false;
    }
  }

  /** Makes a code usable again that set no new password. */
  async restore(code: GoodCode): Promise<void> {
    await this.put(code);
  }

  /** Once the address is another: a part of that transaction. */
  removeWrite(userId: string): TransactItem {
    return { Delete: { TableName: this.table, Key: { userId, ...CODE } } };
  }

  private async put({ userId, hash, mailedTo, expiresAt }: GoodCode): Promise<void> {
    const Item = { userId, ...CODE, hash, mailedTo, expiresAt, ttl: Math.ceil(expiresAt / 1_000) };
    await this.documents.send(new PutCommand({ TableName: this.table, Item }));
  }
}

/** Whether a code was mailed to this address. */
export function isMailedTo({ mailedTo }: GoodCode, email = ""): boolean {
  return mailedTo === hashOf(email);
}

/** What the stream of the table Users says was asked: `resetFor` is the address that was typed. */
export function resetAskedOf(record: DynamoDBRecord): (MailKey & { resetFor: string }) | undefined {
  const asked = addedOf(record, AddedAsk);
  return asked && { userId: asked.userId, orderId: asked.sk, resetFor: asked.email };
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
