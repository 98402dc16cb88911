import type { AttributeValue, DynamoDBRecord } from "aws-lambda";
import type * as z from "zod";

type Item = Record<string, unknown>;

/** What happened to one thing stored. A side is absent where there was none, or where it cannot be read. */
export type Change<T> = { kind: "insert" | "modify" | "remove"; before?: T; after?: T };

const kinds = { INSERT: "insert", MODIFY: "modify", REMOVE: "remove" } as const;

/** The items of a table stream's record, not decoded yet. */
export function itemsOf({ dynamodb }: DynamoDBRecord): { before?: Item; after?: Item } {
  const { OldImage: before, NewImage: after } = dynamodb ?? {};
  return { before: before && plainOf(before), after: after && plainOf(after) };
}

/** A record's change as a schema reads it; undefined where it reads neither side: such an item keeps no other one waiting. */
export function changeOf<S extends z.ZodType>(record: DynamoDBRecord, schema: S): Change<z.infer<S>> | undefined {
  const items = itemsOf(record);
  const [before, after] = [items.before, items.after].map((item) => schema.safeParse(item).data);
  if (!record.eventName || (before === undefined && after === undefined)) return undefined;
  return { kind: kinds[record.eventName], before, after };
}

/** The item that a record says was added, as a schema reads it; undefined of other changes, and of what it cannot read. */
export function addedOf<S extends z.ZodType>(record: DynamoDBRecord, schema: S): z.infer<S> | undefined {
  const change = changeOf(record, schema);
  return change?.kind === "insert" ? change.after : undefined;
}

/** Plain values: what our own items are made of. */
function plainOf(image: Record<string, AttributeValue>): Item {
  return Object.fromEntries(Object.entries(image).map(([name, value]) => [name, plain(value)]));
}

function plain({ S: text, N: number, BOOL: truth, M: map, L: list }: AttributeValue): unknown {
  if (map) return plainOf(map);
  if (list) return list.map(plain);
  return number === undefined ? (text ?? truth ?? null) : Number(number);
}
