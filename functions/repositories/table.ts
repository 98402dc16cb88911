import { setTimeout } from "node:timers/promises";
import { gunzipSync, gzipSync } from "node:zlib";
import {
  type DynamoDBDocumentClient,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from "@aws-sdk/lib-dynamodb";
import { AppError, type ErrorCode } from "#shared/api/errors";

/** One write of a transaction: Put, Update, Delete or ConditionCheck. */
export type TransactItem = NonNullable<TransactWriteCommandInput["TransactItems"]>[number];

/** `transact` over a deployment's own tables. */
export type Transact = (items: TransactItem[]) => Promise<void>;

/** So many writes a transaction takes. */
export const MOST_WRITES = 100;

const TRIES = 4;
const BASE_MS = 40;

/**
 * Writes all of `items` or none, at most `MOST_WRITES`.
 *
 * A collision with another transaction is tried again; a condition that fails is thrown as DynamoDB's
 * `TransactionCanceledException`: see `refusedItems()`.
 *
 * @throws AppError SERVICE_UNAVAILABLE when the collisions do not end
 */
export async function transact(documents: DynamoDBDocumentClient, items: TransactItem[], token?: string) {
  const command = new TransactWriteCommand({ TransactItems: items, ClientRequestToken: token });
  for (let attempt = 1; ; attempt += 1) {
    try {
      await documents.send(command);
      return;
    } catch (error) {
      if (!isCollision(error)) throw error;
      if (attempt === TRIES) throw new AppError("SERVICE_UNAVAILABLE", { retryAfterSeconds: 1 });
      await setTimeout(Math.random() * BASE_MS * 2 ** attempt);
    }
  }
}

/** The positions of the transaction's items whose condition failed; undefined when the error is something else. */
export function refusedItems(error: unknown): number[] | undefined {
  const reasons = reasonsOf(error);
  if (!reasons?.includes("ConditionalCheckFailed")) return undefined;
  return reasons.flatMap((reason, position) => (reason === "ConditionalCheckFailed" ? [position] : []));
}

/** Whether a condition said no: of a single write or in a transaction. */
export function isRefused(error: unknown): boolean {
  return nameOf(error) === "ConditionalCheckFailedException" || refusedItems(error) !== undefined;
}

/** Whether the table found a write malformed: then nothing of it was written, at no try. */
export function isMalformed(error: unknown): boolean {
  const name = nameOf(error);
  if (name === "ValidationException" || name === "SerializationException") return true;
  return reasonsOf(error)?.includes("ValidationError") === true;
}

/** For `.catch(asConflict)`: a failed condition becomes `code`, everything else stays what it is. @throws AppError */
export function asConflict(error: unknown, code: ErrorCode = "CONFLICT"): never {
  if (isRefused(error)) throw new AppError(code);
  throw error;
}

/** For `.catch(as("NOT_PENDING"))`: what a failed condition means here. */
export function as(code: ErrorCode): (error: unknown) => never {
  return (error) => asConflict(error, code);
}

function isCollision(error: unknown): boolean {
  const reasons = reasonsOf(error);
  if (!reasons || reasons.includes("ConditionalCheckFailed")) return nameOf(error) === "TransactionInProgressException";
  return reasons.some((reason) => retryable.has(reason));
}

const retryable = new Set(["TransactionConflict", "ThrottlingError", "ProvisionedThroughputExceeded"]);

function reasonsOf(error: unknown): string[] | undefined {
  if (nameOf(error) !== "TransactionCanceledException") return undefined;
  const { CancellationReasons: reasons = [] } = error as { CancellationReasons?: { Code?: string }[] };
  return reasons.map(({ Code: code }) => code ?? "None");
}

function nameOf(error: unknown): string | undefined {
  return error instanceof Error ? error.name : undefined;
}

type Expression = {
  UpdateExpression: string;
  ConditionExpression: string;
  ExpressionAttributeNames: Record<string, string>;
  ExpressionAttributeValues: Record<string, unknown>;
};

/**
 * The expressions that set each field of `changes` (remove it when undefined), count `version` up, and do so only where the
 * item exists and each field of `only` has that value (is absent when undefined).
 */
export function updateExpression(changes: Record<string, unknown>, only: Record<string, unknown> = {}): Expression {
  const names: Record<string, string> = { "#version": "version" };
  const values: Record<string, unknown> = { ":one": 1 };
  const given = (value: unknown) => value !== undefined;
  const named = (field: string) => {
    names[`#${field}`] = field;
    return `#${field}`;
  };
  const valued = (mark: string, field: string, value: unknown) => {
    values[`:${mark}_${field}`] = value;
    return `${named(field)} = :${mark}_${field}`;
  };
  const fields = Object.entries(changes);
  const sets = fields.filter(([, value]) => given(value)).map(([field, value]) => valued("new", field, value));
  const removes = fields.filter(([, value]) => !given(value)).map(([field]) => named(field));
  const conditions = Object.entries(only).map(([field, value]) =>
    given(value) ? valued("only", field, value) : `attribute_not_exists(${named(field)})`,
  );

  return {
    UpdateExpression: [
      sets.length > 0 ? `SET ${sets.join(", ")}` : "",
      removes.length > 0 ? `REMOVE ${removes.join(", ")}` : "",
      "ADD #version :one",
    ]
      .join(" ")
      .trim(),
    ConditionExpression: ["attribute_exists(userId)", ...conditions].join(" AND "),
    ExpressionAttributeNames: names,
    ExpressionAttributeValues: values,
  };
}

/** JSON, gzipped: for payloads that are read as a whole and never queried. */
export function packJson(value: unknown): Uint8Array {
  return gzipSync(JSON.stringify(value));
}

/** What `packJson` packed; hand it to a schema. */
export function unpackJson(bytes: Uint8Array): unknown {
  return JSON.parse(gunzipSync(bytes).toString("utf8"));
}

/** An opaque place in a list: the key that a query stopped at. Undefined at the end. */
export function encodeCursor(key: Record<string, unknown> | undefined): string | undefined {
  return key && Buffer.from(JSON.stringify(key)).toString("base64url");
}

/**
 * The key that a cursor stands for.
 *
 * @param fields the key's fields, all of them text
 * @param fixed what the caller may not choose: the partition of the list that is read
 * @throws AppError VALIDATION_FAILED when it is not a cursor of this list
 */
export function decodeCursor<F extends string>(
  cursor: string | undefined,
  fields: readonly F[],
  fixed: Partial<Record<F, string>> = {},
): Record<F, string> | undefined {
  if (cursor === undefined) return undefined;
  const key = parseCursor(cursor);
  const entries = fields.map((field): [F, unknown] => [field, key[field]]);
  const isWhole = entries.every(([field, value]) => {
    return typeof value === "string" && value !== "" && value.length <= 512 && value === (fixed[field] ?? value);
  });
  if (!isWhole) throw new AppError("VALIDATION_FAILED", { fieldErrors: { cursor: ["Invalid format"] } });
  return Object.fromEntries(entries) as Record<F, string>;
}

function parseCursor(cursor: string): Record<string, unknown> {
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    return typeof key === "object" && key !== null ? { ...key } : {};
  } catch {
    return {};
  }
}
