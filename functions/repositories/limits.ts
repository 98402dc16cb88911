import { createHash } from "node:crypto";
import { DeleteCommand, type DynamoDBDocumentClient, GetCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { AppError } from "#shared/api/errors";
import { addressBlock } from "#shared/domain/account/address-block";
import { isRefused } from "./table";

const FREE_TRIES = 10;
const FIRST_DELAY_MS = 30_000;
const ROUNDS = 5;
const LONGEST_DELAY_MS = 60 * 60_000;
/** Of tries: how many are made without a wait. */
type Free = { free: number };
const TEN = { free: FREE_TRIES };

/** Failed tries are forgotten this long after the last one. */
const REMEMBERED_MS = 12 * 3_600_000;

const Counter = z.object({ count: z.number(), blockedUntil: z.number().default(0), expiresAt: z.number() });

export type Window = { most: number; seconds: number };
/** Tries in a row, and how long there must be none before the next row. */
export type Row = { most: number; quietSeconds: number };
type Calls = { who: string; seconds: number; calls: number };

/**
 * Counters of tries: `("LIMIT#name#who#window", "COUNT")` with TTL; `who` is kept only as a hash, in which an IPv6 address counts as
 * its /64. Times in them are epoch milliseconds.
 *
 * | access | units |
 * |---|---|
 * | hit, add, attempt, forget, takeBack | 1 write |
 * | attemptInRow | 1 or 2 writes |
 * | assertMayTry, assertRoom, assertRoomInRow | 0.5 read |
 */
export class LimitRepository {
  constructor(
    private readonly documents: DynamoDBDocumentClient,
    private readonly table: string,
  ) {}

  /** Counts one more in a fixed window of time. @returns the count with it @throws AppError TOO_MANY_REQUESTS above `most` */
  async hit(name: string, who: string, { most, seconds }: Window, at: Date): Promise<number> {
    const count = await this.add(name, { who, seconds, calls: 1 }, at);
    if (count > most) throw tooMany(windowOf(seconds, at).endsAt - at.getTime());
    return count;
  }

  /** Without counting: whether the window has room. @throws AppError TOO_MANY_REQUESTS when `most` are counted */
  async assertRoom(name: string, who: string, { most, seconds }: Window, at: Date): Promise<void> {
    const { number, endsAt } = windowOf(seconds, at);
    const get = new GetCommand({ TableName: this.table, Key: keyOf(name, who, number) });
    const { data: counter } = Counter.safeParse((await this.documents.send(get)).Item);
    if (counter && counter.count >= most) throw tooMany(endsAt - at.getTime());
  }

  /** Adds calls to a fixed window of time. @returns its count with them */
  async add(name: string, { who, seconds, calls }: Calls, at: Date): Promise<number> {
    const { number, endsAt } = windowOf(seconds, at);
    const update = new UpdateCommand({
      TableName: this.table,
      Key: keyOf(name, who, number),
      UpdateExpression: "SET expiresAt = :end, #ttl = :ttl ADD #count :calls",
      ExpressionAttributeNames: { "#count": "count", "#ttl": "ttl" },
      ExpressionAttributeValues: { ":end": endsAt, ":ttl": Math.ceil(endsAt / 1_000), ":calls": calls },
      ReturnValues: "ALL_NEW",
    });
    return Counter.parse((await this.documents.send(update)).Attributes).count;
  }

  /**
   * Counts a try before it is made, so that simultaneous ones are counted too: 10 are free unless said, then each must wait 30 s,
   * 1 min, 2 min, … up to an hour after the one before. `forget()` or `takeBack()` after a success.
   *
   * @throws AppError TOO_MANY_REQUESTS during the wait
   */
  async attempt(name: string, who: string, at: Date, { free }: Free = TEN): Promise<void> {
    const time = at.getTime();
    const expiresAt = time + REMEMBERED_MS;
    const update = new UpdateCommand({
      TableName: this.table,
      Key: keyOf(name, who),
      UpdateExpression: "SET expiresAt = :end, #ttl = :ttl, blockedUntil = :blocked ADD #count :one",
      ConditionExpression: "attribute_not_exists(userId) OR #count < :free OR blockedUntil <= :now",
      ExpressionAttributeNames: { "#count": "count", "#ttl": "ttl" },
      ExpressionAttributeValues: {
        ":end": expiresAt,
        ":ttl": Math.ceil(expiresAt / 1_000),
        ":blocked": time + FIRST_DELAY_MS,
        ":free": free,
        ":now": time,
        ":one": 1,
      },
      ReturnValues: "ALL_OLD",
    });
    try {
      const { data: old } = Counter.safeParse((await this.documents.send(update)).Attributes);
      // DynamoDB may delete what is over days later.
      if (old && old.expiresAt <= time) await this.restart(name, who);
      else if (old && old.count >= free) await this.block(name, who, time + delayAfter(old.count + 1 - free));
    } catch (error) {
      if (!isRefused(error)) throw error;
      await this.assertMayTry(name, who, at, { free });
      throw tooMany(FIRST_DELAY_MS);
    }
  }

  /** @throws AppError TOO_MANY_REQUESTS while `attempt()` would refuse */
  async assertMayTry(name: string, who: string, at: Date, { free }: Free = TEN): Promise<void> {
    const get = new GetCommand({ TableName: this.table, Key: keyOf(name, who) });
    const { data: counter } = Counter.safeParse((await this.documents.send(get)).Item);
    if (!counter || counter.expiresAt <= at.getTime() || counter.count < free) return;
    if (counter.blockedUntil > at.getTime()) throw tooMany(counter.blockedUntil - at.getTime());
  }

  /**
   * Counts a try before it is made: `most` in a row. A row ends with `quietSeconds` after its last try, or by `forget()`.
   *
   * @throws AppError TOO_MANY_REQUESTS until then, which counts nothing
   */
  async attemptInRow(name: string, who: string, { most, quietSeconds }: Row, at: Date): Promise<void> {
    const time = at.getTime();
    const end = time + quietSeconds * 1_000;
    const write = (count: string, ConditionExpression: string, values: Record<string, number>) => {
      const update = new UpdateCommand({
        TableName: this.table,
        Key: keyOf(name, who),
        UpdateExpression: `SET expiresAt = :end, #ttl = :ttl, #count = ${count}`,
        ConditionExpression,
        ExpressionAttributeNames: { "#count": "count", "#ttl": "ttl" },
        ExpressionAttributeValues: { ":one": 1, ":now": time, ":end": end, ":ttl": Math.ceil(end / 1_000), ...values },
      });
      return this.documents.send(update).then(() => true, asRefusal);
    };
    // A try that was right may end the row between the two writes: then this one begins the next.
    for (let round = 1; ; round += 1) {
      if (await write(":one", "attribute_not_exists(userId) OR expiresAt <= :now", {})) return;
      if (await write("#count + :one", "#count < :most AND expiresAt > :now", { ":most": most })) return;
      const get = new GetCommand({ TableName: this.table, Key: keyOf(name, who), ConsistentRead: true });
      const { data: counter } = Counter.safeParse((await this.documents.send(get)).Item);
      const isFull = counter !== undefined && counter.count >= most;
      if (isFull || round === ROUNDS) throw tooMany(isFull ? counter.expiresAt - time : FIRST_DELAY_MS);
    }
  }

  /** Without counting. @throws AppError TOO_MANY_REQUESTS while `attemptInRow()` would refuse */
  async assertRoomInRow(name: string, who: string, { most }: Row, at: Date): Promise<void> {
    const get = new GetCommand({ TableName: this.table, Key: keyOf(name, who) });
    const { data: counter } = Counter.safeParse((await this.documents.send(get)).Item);
    if (!counter || counter.count < most) return;
    if (counter.expiresAt > at.getTime()) throw tooMany(counter.expiresAt - at.getTime());
  }

  /** Deletes a count, so that it starts at none. */
  async forget(name: string, who: string): Promise<void> {
    await this.documents.send(new DeleteCommand({ TableName: this.table, Key: keyOf(name, who) }));
  }

  /** Takes one try back that came to something; the others stay counted. */
  async takeBack(name: string, who: string): Promise<void> {
    const update = new UpdateCommand({
      TableName: this.table,
      Key: keyOf(name, who),
      UpdateExpression: "ADD #count :less",
      ConditionExpression: "#count > :none",
      ExpressionAttributeNames: { "#count": "count" },
      ExpressionAttributeValues: { ":less": -1, ":none": 0 },
    });
    await this.documents.send(update).catch(asRefusal);
  }

  private async restart(name: string, who: string): Promise<void> {
    const update = new UpdateCommand({
      TableName: this.table,
      Key: keyOf(name, who),
      UpdateExpression: "SET #count = :one",
      ExpressionAttributeNames: { "#count": "count" },
      ExpressionAttributeValues: { ":one": 1 },
    });
    await this.documents.send(update);
  }

  private async block(name: string, who: string, until: number): Promise<void> {
    const update = new UpdateCommand({
      TableName: this.table,
      Key: keyOf(name, who),
      UpdateExpression: "SET blockedUntil = :until",
      ExpressionAttributeValues: { ":until": until },
    });
    await this.documents.send(update);
  }
}

function windowOf(seconds: number, at: Date): { number: number; endsAt: number } {
  const number = Math.floor(at.getTime() / 1_000 / seconds);
  return { number, endsAt: (number + 1) * seconds * 1_000 };
}

/** For `.catch(asRefusal)`: a failed condition is a no, every other error is thrown. */
function asRefusal(error: unknown): false {
  if (isRefused(error)) return false;
  throw error;
}

/** How long the try after the `count`th that was not free must wait, in milliseconds. */
function delayAfter(count: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** count, LONGEST_DELAY_MS);
}

function tooMany(waitMs: number): AppError {
  return new AppError("TOO_MANY_REQUESTS", { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)) });
}

function keyOf(name: string, who: string, window: number | "tries" = "tries") {
  const counted = who.split(" ").map(addressBlock).join(" ");
  const hash = createHash("sha256").update(counted).digest("hex").slice(0, 32);
  return { userId: `LIMIT#${name}#${hash}#${window}`, sk: "COUNT" };
}
