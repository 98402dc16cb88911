import type { AttributeValue, DynamoDBRecord } from "aws-lambda";

type Item = Record<string, unknown>;

/** A stream's record of what happened to an item: only `after` is an INSERT, only `before` a REMOVE. */
export function streamRecord({ before, after }: { before?: Item; after?: Item }, position = "1"): DynamoDBRecord {
  return {
    eventName: before ? (after ? "MODIFY" : "REMOVE") : "INSERT",
    dynamodb: { SequenceNumber: position, OldImage: before && imageOf(before), NewImage: after && imageOf(after) },
  };
}

function imageOf(item: Item): Record<string, AttributeValue> {
  const entries = Object.entries(item).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, attributeOf(value)]));
}

function attributeOf(value: unknown): AttributeValue {
  if (typeof value === "string") return { S: value };
  if (typeof value === "number") return { N: String(value) };
  if (typeof value === "boolean") return { BOOL: value };
  if (value === null) return { NULL: true };
  if (Array.isArray(value)) return { L: value.map(attributeOf) };
  return { M: imageOf({ ...(value as object) }) };
}
