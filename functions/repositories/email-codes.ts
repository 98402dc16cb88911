import { createHash, randomInt, timingSafeEqual } from "node:crypto";
import { type DynamoDBDocumentClient, PutCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { EMAIL_CODE_HOURS, EMAIL_CODE_TRIES } from "#shared/domain/account/email-code";
import { isRefused, type TransactItem } from "./table";
import type { UserRecord } from "./user-record";

const CODE = { sk: "EMAIL-CODE" };
const HOUR_MS = 3_600_000;
const StoredCode = z.object({ hash: z.string() });

/** Who gets a code, and at which address. */
type Addressee = Pick<UserRecord, "userId" | "email">;

/**
 * Codes that prove an e-mail address: `(userId, "EMAIL-CODE")`, 8 digits as a hash with the address that they are mailed to, good
 * for a day and for a few tries, right or wrong; a newer one replaces it. Only the member's own session can try one. Times are epoch
 * milliseconds.
 *
 * | access | units |
 * |---|---|
 * | issue, isRight, removeWrite | 1 write |
 */
export class EmailCodes {
  constructor(
    private readonly documents: DynamoDBDocumentClient,
    private readonly table: string,
  ) {}

  /** A fresh code for a member, to be mailed to this address. The table keeps only its hash. */
  async issue(addressee: Addressee, at: Date): Promise<string> {
    const code = String(randomInt(100_000_000)).padStart(8, "0");
    const expiresAt = at.getTime() + EMAIL_CODE_HOURS * HOUR_MS;
    const record = {
      userId: addressee.userId,
      ...CODE,
      hash: hashOf(addressee, code),
      tries: 0,
      expiresAt,
      ttl: Math.ceil(expiresAt / 1_000),
    };
    await this.documents.send(new PutCommand({ TableName: this.table, Item: record }));
    return code;
  }

  /** Whether the code that was mailed to this address is this one. Each call is a try, counted before it is answered; after the last one the code is dead. */
  async isRight(addressee: Addressee, code: string, at: Date): Promise<boolean> {
    const count = new UpdateCommand({
      TableName: this.table,
      Key: { userId: addressee.userId, ...CODE },
      UpdateExpression: "ADD tries :one",
      ConditionExpression: "tries < :most AND expiresAt > :now",
      ExpressionAttributeValues: { ":one": 1, ":most": EMAIL_CODE_TRIES, ":now": at.getTime() },
      ReturnValues: "ALL_NEW",
    });
    try {
      const { hash } = StoredCode.parse((await this.documents.send(count)).Attributes);
      return timingSafeEqual(Buffer.from(hashOf(addressee, code)), Buffer.from(hash));
    } catch (error) {
      if (!isRefused(error)) throw error;
      return false;
    }
  }

  /** Once the address is proven: a part of that transaction. */
  removeWrite(userId: string): TransactItem {
    return { Delete: { TableName: this.table, Key: { userId, ...CODE } } };
  }
}

function hashOf({ userId, email = "" }: Addressee, code: string): string {
  return createHash("sha256").update(`${userId}.${email}.${code}`).digest("hex");
}
