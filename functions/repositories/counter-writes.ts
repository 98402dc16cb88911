import * as z from "zod";
import type { TransactItem } from "./table";

/** How much one thing counts for, by `row/field`: `{ "totals/active": 1, "month:2026-11/members": 1 }`. */
export const Counts = z.record(z.string(), z.number());
export type Counts = z.infer<typeof Counts>;

/** The present state of one thing: a member, a dispute, an entry of the ledger. */
export type Countable = {
  id: string;
  /** Rises with each change of the thing; what is not newer than what was counted is not counted again. */
  version: number;
  counts: Counts;
  /** The member whose own tally (`member/…`) it belongs to. */
  ownerId?: string;
  /** The thing is deleted: its trace may be forgotten once no record of it can come any more. */
  goneAt?: Date;
};

const Counted = z.object({ version: z.number(), counts: Counts });
export type Counted = z.infer<typeof Counted>;

/** A row of counters: `totals`, `month:2026-11` or `day:2026-11-21`. */
export type CounterRow = { row: string; fields: Counts };

const MEMBER = "member";
/** How the table names the rows, in keys and in traces. */
const storedNames: readonly (readonly [name: string, stored: string])[] = [
  ["totals", "TOTALS"],
  ["month:", "MONTH#"],
  ["day:", "DAY#"],
  [MEMBER, "MEMBER"],
  // Behind the totals: the nightly recount works from indexes, which do not show results.
  ["won", "WON"],
];
export const TRACE = "COUNTED#";
/** Streams keep a record for a day, the dead-letter queue for two weeks. */
const TRACE_DAYS = 30;
const DAY_MS = 86_400_000;

/** What a thing is counted for, over what it was counted for before. */
export function traceWrite(table: string, { id, version, counts, goneAt }: Countable, stored?: Counted): TransactItem {
  const ttl = goneAt && Math.ceil((goneAt.getTime() + TRACE_DAYS * DAY_MS) / 1_000);
  return {
    Put: {
      TableName: table,
      Item: { ...traceKey(id), version, counts: renameKeys(counts, storedName), ttl },
      ...(stored
        ? { ConditionExpression: "version = :read", ExpressionAttributeValues: { ":read": stored.version } }
        : { ConditionExpression: "attribute_not_exists(userId)" }),
    },
  };
}

/** The writes of a difference, a row each. Without an owner the tally is left alone. */
export function rowWrites(table: string, difference: Counts, ownerId?: string): TransactItem[] {
  return rowsOf(difference).flatMap(({ row, fields }): TransactItem[] => {
    if (row !== MEMBER) {
      return [{ Update: { TableName: table, ...addExpression({ userId: "METRICS", sk: storedName(row) }, fields) } }];
    }
    if (ownerId === undefined) return [];
    const update = addExpression({ userId: ownerId, sk: "USER" }, { ...fields, version: 1 });
    return [{ Update: { TableName: table, ...update, ConditionExpression: "attribute_exists(userId)" } }];
  });
}

/** What has to be added to `before` to make it `after`; nothing where they agree. */
export function differenceOf(before: Counts, after: Counts): Counts {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changes = keys.map((key) => [key, (after[key] ?? 0) - (before[key] ?? 0)] as const);
  return Object.fromEntries(changes.filter(([, change]) => change !== 0));
}

/** What several things count for together. */
export function sumOfCounts(all: Counts[]): Counts {
  const sum: Counts = {};
  for (const [key, amount] of all.flatMap((counts) => Object.entries(counts))) sum[key] = (sum[key] ?? 0) + amount;
  return sum;
}

/** Counts by row. */
export function rowsOf(counts: Counts): CounterRow[] {
  const rows = new Map<string, Counts>();
  for (const [key, amount] of Object.entries(counts)) {
    const [row = "", field = ""] = key.split("/");
    rows.set(row, { ...rows.get(row), [field]: amount });
  }
  return [...rows].map(([row, fields]) => ({ row, fields }));
}

/** What a thing was counted for, from its trace in the table, with the counters' whole names. */
export function toCounted(item: Record<string, unknown>): Counted {
  const { version, counts } = Counted.parse(item);
  return { version, counts: renameKeys(counts, named) };
}

function renameKeys(counts: Counts, rename: (key: string) => string): Counts {
  return Object.fromEntries(Object.entries(counts).map(([key, amount]) => [rename(key), amount]));
}

/** A row, or one of its fields, as the table names it. */
function storedName(key: string): string {
  const [name, stored] = storedNames.find(([begins]) => key.startsWith(begins)) ?? ["", ""];
  return stored + key.slice(name.length);
}

/** A row, or one of its fields, as the counters say it. */
export function named(storedKey: string): string {
  const [name, stored] = storedNames.find(([, begins]) => storedKey.startsWith(begins)) ?? ["", ""];
  return name + storedKey.slice(stored.length);
}

export function traceKey(id: string) {
  return { userId: TRACE + id, sk: "COUNTED" };
}

function addExpression(key: { userId: string; sk: string }, fields: Counts) {
  const names = Object.keys(fields);
  return {
    Key: key,
    UpdateExpression: `ADD ${names.map((_, index) => `#f${index} :a${index}`).join(", ")}`,
    ExpressionAttributeNames: Object.fromEntries(names.map((name, index) => [`#f${index}`, name])),
    ExpressionAttributeValues: Object.fromEntries(names.map((name, index) => [`:a${index}`, fields[name]])),
  };
}
