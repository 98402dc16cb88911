import { createHash, createHmac, randomUUID } from "node:crypto";
import {
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  UpdateCommand,
} from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { AppError } from "#shared/api/errors";
import { keptUntil } from "#shared/domain/retention/retention";
import { SessionMethod } from "./sessions";
import { isRefused, packJson, type TransactItem, unpackJson } from "./table";

/** Longer than a function may run: after this a call that never answered counts as dead. */
const RUNS_AT_MOST_MS = 60_000;

/**
 * An answer as it was given. `opens`: of its session the item's key alone is kept; a replay may open a fresh one in its place for the
 * same member, for a minute.
 */
export const StoredAnswer = z.object({
  status: z.number(),
  body: z.string(),
  opens: z
    .object({
      memberId: z.string(),
      method: SessionMethod,
      openedAt: z.string().default(""),
      session: z.string().default(""),
    })
    .optional(),
});
export type StoredAnswer = z.infer<typeof StoredAnswer>;

const Stored = z.object({
  bodyHash: z.string(),
  startedAt: z.number(),
  expiresAt: z.number(),
  answer: z.instanceof(Uint8Array).optional(),
});

/** One call with an `Idempotency-Key`: `scope` is who calls, `content` the whole request. */
export type KeyedCall = { scope: string; route: string; key: string; content: string };

/**
 * Answers by `Idempotency-Key`: `("IDEMPOTENCY#" + hash, "ANSWER")`, TTL 24 hours. Neither key nor request is kept in the clear:
 * the request's hash is keyed with the caller's key, since it may hold a password.
 *
 * | access | units |
 * |---|---|
 * | begin, finish, abandon | 1 write (finish: per KB of the answer) |
 * | finishWrite | transaction, 2 writes per KB of the answer |
 */
export class IdempotencyRepository {
  constructor(
    private readonly documents: DynamoDBDocumentClient,
    private readonly table: string,
  ) {}

  /**
   * Takes the key for this call, or finds the answer that it has had.
   *
   * @returns the first answer when there is one; undefined when the caller is to do the work
   * @throws AppError CONFLICT while the first call runs, IDEMPOTENCY_KEY_REUSED for another request
   */
  async begin(call: KeyedCall, at: Date): Promise<StoredAnswer | undefined> {
    const time = at.getTime();
    const expiresAt = keptUntil("idempotentAnswer", at).getTime();
    // The client sends the write again when its answer is lost: a key that this very call has taken is its own.
    const takenBy = randomUUID();
    const put = new PutCommand({
      TableName: this.table,
      Item: {
        ...keyOf(call),
        bodyHash: hashOf(call),
        startedAt: time,
        takenBy,
        expiresAt,
        ttl: Math.ceil(expiresAt / 1_000),
      },
      ConditionExpression:
        "attribute_not_exists(userId) OR expiresAt <= :now OR takenBy = :me OR (attribute_not_exists(answer) AND startedAt < :dead)",
      ExpressionAttributeValues: { ":now": time, ":dead": time - RUNS_AT_MOST_MS, ":me": takenBy },
    });
    try {
      await this.documents.send(put);
      return undefined;
    } catch (error) {
      if (!isRefused(error)) throw error;
      return this.firstAnswer(call);
    }
  }

  /** Keeps the answer for those who ask again. */
  async finish(call: KeyedCall, answer: StoredAnswer): Promise<void> {
    const update = new UpdateCommand({
      TableName: this.table,
      Key: keyOf(call),
      UpdateExpression: "SET answer = :answer",
      ExpressionAttributeValues: { ":answer": packJson(answer) },
    });
    await this.documents.send(update);
  }

  /**
   * `finish` as a part of the transaction that does the work: whatever ends the call afterwards, the work and its answer are both
   * there or neither. Refused when the key was given back, or taken again, since the call began.
   *
   * @param at when the call began
   */
  finishWrite(call: KeyedCall, answer: StoredAnswer, at: Date): TransactItem {
    return {
      Update: {
        TableName: this.table,
        Key: keyOf(call),
        UpdateExpression: "SET answer = :answer",
        ConditionExpression: "startedAt = :at AND attribute_not_exists(answer)",
        ExpressionAttributeValues: { ":answer": packJson(answer), ":at": at.getTime() },
      },
    };
  }

  /** Gives the key back, so the next call with it does the work; unless an answer says that the work was done. */
  async abandon(call: KeyedCall): Promise<void> {
    const deletion = new DeleteCommand({
      TableName: this.table,
      Key: keyOf(call),
      ConditionExpression: "attribute_not_exists(answer)",
    });
    await this.documents.send(deletion).catch((error: unknown) => {
      if (!isRefused(error)) throw error;
    });
  }

  private async firstAnswer(call: KeyedCall): Promise<StoredAnswer> {
    const get = new GetCommand({ TableName: this.table, Key: keyOf(call), ConsistentRead: true });
    const { data: stored } = Stored.safeParse((await this.documents.send(get)).Item);
    if (stored && stored.bodyHash !== hashOf(call)) throw new AppError("IDEMPOTENCY_KEY_REUSED");
    if (!stored?.answer) throw new AppError("CONFLICT", { retryAfterSeconds: 1 });
    return StoredAnswer.parse(unpackJson(stored.answer));
  }
}

function keyOf({ scope, route, key }: KeyedCall) {
  const hash = createHash("sha256")
    .update(JSON.stringify([scope, route, key]))
    .digest("hex");
  return { userId: `IDEMPOTENCY#${hash}`, sk: "ANSWER" };
}

function hashOf({ key, content }: KeyedCall): string {
  return createHmac("sha256", key).update(content).digest("hex");
}
