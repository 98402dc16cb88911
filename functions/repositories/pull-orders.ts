import { createHash } from "node:crypto";
import { type DynamoDBDocumentClient, GetCommand, PutCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { ulid } from "ulid";
import * as z from "zod";
import { AppError } from "#shared/api/errors";
import { isLost, nextPull, type PullOrder } from "#shared/domain/report/pull-order";
import type { PullOutcome } from "#shared/domain/report/pull-outcome";
import { ttlOf } from "#shared/domain/retention/retention";
import { isRefused, packJson, type TransactItem, unpackJson } from "./table";

/** Longer than the function may run: after this an order whose call never ended counts as dead. */
const RUNS_AT_MOST_MS = 35_000;
const TRIES = 3;

const Answer = z.custom<PullOutcome>((value) => typeof value === "object" && value !== null && "kind" in value);
const Refusal = z.enum(["not_found", "frozen"]);

const StoredOrder = z.object({
  userId: z.string(),
  orderId: z.string(),
  subject: z.string(),
  call: z.string().optional(),
  /** The consent that the pull rests on. */
  consentId: z.string(),
  askedAt: z.number(),
  runsUntil: z.number(),
  refusal: Refusal.optional(),
  answer: z.instanceof(Uint8Array).optional(),
  /** The report that was saved of it. */
  reportId: z.string().optional(),
});
type StoredOrder = z.infer<typeof StoredOrder>;
export type Ordered = Pick<StoredOrder, "userId" | "orderId" | "consentId">;

/** `key` is the call's `Idempotency-Key`. */
export type WantedPull = { subject: string; key: string | undefined };

export type TakenPull =
  /** `lostAt`: when an order before this one was given whose function ended while it asked. */
  | { next: "ask"; order: Ordered; lostAt?: Date }
  | { next: "join"; order: Ordered }
  | { next: "use_answer"; order: Ordered; answer: PullOutcome };

/**
 * A person's latest order of a credit pull, `(userId, "PULL")`, TTL a day: the bureaus' answer is in it from the moment it came
 * until its report is saved, so that a crash in between costs no second pull. One without an answer whose time has passed
 * shows the next call that the bureaus may have been asked already.
 *
 * | access | units |
 * |---|---|
 * | take | 1 read, 1 write |
 * | answered | 1 write per KB of the answer (3 to 10) |
 * | saveWrite, in a transaction | 2 writes per KB of what was there |
 * | end | 1 write |
 * | find | 1 read |
 */
export class PullOrderRepository {
  constructor(
    private readonly documents: DynamoDBDocumentClient,
    private readonly table: string,
  ) {}

  /** Gives an order, or finds the one that gives this call its result. @throws AppError CONFLICT while another runs */
  async take(userId: string, { subject, key }: WantedPull, at: Date): Promise<TakenPull> {
    const call = key && createHash("sha256").update(key).digest("hex");
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      const latest = await this.find(userId);
      const next = nextPull(latest && { ...latest, answer: kindOf(latest) }, { subject, call }, at);
      if (next === "busy") break;
      if (latest && next === "join") return { next, order: latest };
      const isAgain = latest !== undefined && next === "use_answer";
      const order: StoredOrder = {
        ...(isAgain ? latest : { userId, subject, consentId: ulid(at.getTime()), askedAt: at.getTime() }),
        call,
        orderId: ulid(at.getTime()),
        runsUntil: at.getTime() + RUNS_AT_MOST_MS,
      };
      if (!(await this.put(order, latest?.orderId, at))) continue;
      const answer = isAgain ? answerOf(latest) : undefined;
      if (answer) return { next: "use_answer", order, answer };
      const wasLost = latest && isLost({ ...latest, answer: kindOf(latest) }, at);
      return { next: "ask", order, lostAt: wasLost ? new Date(latest.askedAt) : undefined };
    }
    throw new AppError("CONFLICT", { retryAfterSeconds: 1 });
  }

  /** Keeps what the bureaus said, before anything is made of it. */
  async answered(order: Ordered, answer: PullOutcome): Promise<void> {
    if (answer.kind === "report") await this.change(order, "SET answer = :answer", { ":answer": packJson(answer) });
    else await this.change(order, "SET refusal = :refusal", { ":refusal": answer.kind });
  }

  /** The order is done together with the report: what the bureaus said need not be kept twice. */
  saveWrite({ userId, orderId }: Ordered, reportId: string): TransactItem {
    return {
      Update: {
        TableName: this.table,
        Key: keyOf(userId),
        UpdateExpression: "SET reportId = :report, runsUntil = :ended REMOVE answer",
        ConditionExpression: "orderId = :order",
        ExpressionAttributeValues: { ":report": reportId, ":ended": 0, ":order": orderId },
      },
    };
  }

  /** No call works on it any more; an answer that was kept stays. */
  async end(order: Ordered): Promise<void> {
    await this.change(order, "SET runsUntil = :ended", { ":ended": 0 }).catch((error: unknown) => {
      if (!isRefused(error)) throw error;
    });
  }

  /** The person's order, whatever came of it; undefined when none was placed. */
  async find(userId: string): Promise<StoredOrder | undefined> {
    const get = new GetCommand({ TableName: this.table, Key: keyOf(userId), ConsistentRead: true });
    const { Item: item } = await this.documents.send(get);
    return item && StoredOrder.parse(item);
  }

  /** False when another call was faster. */
  private async put(order: StoredOrder, seen: string | undefined, at: Date): Promise<boolean> {
    const put = new PutCommand({
      TableName: this.table,
      Item: { ...order, ...keyOf(order.userId), ttl: ttlOf("idempotentAnswer", at) },
      // The client sends the write again when its answer is lost: an order that this very call has put is its own.
      ConditionExpression: `${seen === undefined ? "attribute_not_exists(userId)" : "orderId = :seen"} OR orderId = :own`,
      ExpressionAttributeValues: { ":own": order.orderId, ...(seen !== undefined && { ":seen": seen }) },
    });
    return this.documents.send(put).then(
      () => true,
      (error: unknown) => {
        if (isRefused(error)) return false;
        throw error;
      },
    );
  }

  private async change({ userId, orderId }: Ordered, expression: string, values: object): Promise<void> {
    const update = new UpdateCommand({
      TableName: this.table,
      Key: keyOf(userId),
      UpdateExpression: expression,
      ConditionExpression: "orderId = :order",
      ExpressionAttributeValues: { ...values, ":order": orderId },
    });
    await this.documents.send(update);
  }
}

function kindOf({ answer, refusal }: StoredOrder): PullOrder["answer"] {
  if (answer) return "report";
  return refusal && "refusal";
}

function answerOf({ answer, refusal }: StoredOrder): PullOutcome | undefined {
  return answer ? Answer.parse(unpackJson(answer)) : refusal && { kind: refusal };
}

const keyOf = (userId: string) => ({ userId, sk: "PULL" });
