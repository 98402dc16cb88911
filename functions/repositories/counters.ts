import {
  BatchGetCommand,
  type BatchGetCommandOutput,
  type DynamoDBDocumentClient,
  GetCommand,
} from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { queryAll } from "./query";
import { isRefused, refusedItems, type TransactItem, transact } from "./table";

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
const TRACE = "COUNTED#";
const TRIES = 3;
/** Streams keep a record for a day, the dead-letter queue for two weeks. */
const TRACE_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * The administrator's counters: `("METRICS", "TOTALS")`, `("METRICS", "MONTH#2026-11")`, `("METRICS", "DAY#2026-11-21")`, and
 * the tally in each member's record. Beside them, for each thing, what it was counted for: `("COUNTED#" + id, "COUNTED")`.
 *
 * A counter changes only together with that trace, in one transaction, by the difference: so a stream's record may come twice,
 * late or in the wrong order, and the counters are still exact.
 *
 * | access | units |
 * |---|---|
 * | count | 1 read; 2 writes for the trace, 2 for each row, 4 to 12 for the tally with its indexes |
 * | rows | 0.5 read per 4 KB: a year of months and the totals 0.5 |
 */
export class CounterRepository {
  constructor(
    private readonly documents: DynamoDBDocumentClient,
    private readonly table: string,
  ) {}

  /** @returns whether anything was new */
  async count(thing: Countable): Promise<boolean> {
    for (let attempt = 1; ; attempt += 1) {
      const stored = await this.counted(thing.id);
      if (stored && !isNewer(thing, stored)) return false;
      const items = this.countWrites(thing, stored);
      try {
        await transact(this.documents, items);
        return true;
      } catch (error) {
        // Another run has counted it meanwhile, or its member is gone and needs no tally any more.
        if (!isRefused(error) || attempt === TRIES) throw error;
        const isMemberGone = refusedItems(error)?.every((position) => position > 0);
        if (isMemberGone) return this.count({ ...thing, ownerId: undefined });
      }
    }
  }

  /** The totals. */
  async totals(): Promise<Counts> {
    const [row] = await this.rows("TOTALS", "TOTALS");
    return row?.fields ?? {};
  }

  /** Proven results of disputes: `confirmed`, `refused`. */
  async results(): Promise<Counts> {
    const [row] = await this.rows("WON", "WON");
    return row?.fields ?? {};
  }

  /** The totals, and each month's row from `month` on (`2026-11`). */
  async monthsFrom(month: string): Promise<CounterRow[]> {
    return this.rows(`MONTH#${month}`, "TOTALS");
  }

  /** The rows of the days between two, both of them included; a side that is left out is open. */
  async days(from = "", to = "9"): Promise<Counts[]> {
    return (await this.rows(`DAY#${from}`, `DAY#${to}`)).map(({ fields }) => fields);
  }

  /** Every counter but the members' tallies, by `row/field`. */
  async all(): Promise<Counts> {
    const rows = await this.rows("DAY#", "TOTALS");
    return Object.fromEntries(
      rows.flatMap(({ row, fields }) => Object.entries(fields).map(([field, amount]) => [`${row}/${field}`, amount])),
    );
  }

  private async rows(from: string, to: string): Promise<CounterRow[]> {
    const items = await queryAll(this.documents, {
      TableName: this.table,
      KeyConditionExpression: "userId = :metrics AND sk BETWEEN :from AND :to",
      ExpressionAttributeValues: { ":metrics": "METRICS", ":from": from, ":to": to },
    });
    return items.map(({ userId: _, sk, ...fields }) => ({ row: named(String(sk)), fields: Counts.parse(fields) }));
  }

  /** What was counted for each of many things, by id. */
  async traces(ids: string[]): Promise<Map<string, Counts>> {
    const found = new Map<string, Counts>();
    let keys: Record<string, unknown>[] | undefined = ids.map(traceKey);
    while (keys?.length) {
      const get = new BatchGetCommand({ RequestItems: { [this.table]: { Keys: keys, ConsistentRead: true } } });
      const answer: BatchGetCommandOutput = await this.documents.send(get);
      for (const { userId, ...item } of answer.Responses?.[this.table] ?? []) {
        found.set(String(userId).slice(TRACE.length), toCounted(item).counts);
      }
      keys = answer.UnprocessedKeys?.[this.table]?.Keys;
    }
    return found;
  }

  /** Adds to counters without counting a thing: for repairs. */
  async add(difference: Counts, ownerId?: string): Promise<void> {
    const items = this.changeWrites(difference, ownerId);
    for (let from = 0; from < items.length; from += 25) await transact(this.documents, items.slice(from, from + 25));
  }

  private async counted(id: string): Promise<Counted | undefined> {
    const get = new GetCommand({ TableName: this.table, Key: traceKey(id), ConsistentRead: true });
    const { Item: item } = await this.documents.send(get);
    return item && toCounted(item);
  }

  private countWrites(thing: Countable, stored: Counted | undefined): TransactItem[] {
    const { id, version, counts, goneAt } = thing;
    const ttl = goneAt && Math.ceil((goneAt.getTime() + TRACE_DAYS * DAY_MS) / 1_000);
    const trace: TransactItem = {
      Put: {
        TableName: this.table,
        Item: { ...traceKey(id), version, counts: renameKeys(counts, storedName), ttl },
        ...(stored
          ? { ConditionExpression: "version = :read", ExpressionAttributeValues: { ":read": stored.version } }
          : { ConditionExpression: "attribute_not_exists(userId)" }),
      },
    };
    return [trace, ...this.changeWrites(differenceOf(stored?.counts ?? {}, counts), thing.ownerId)];
  }

  /** The writes of a difference, a row each. Without an owner the tally is left alone. */
  private changeWrites(difference: Counts, ownerId?: string): TransactItem[] {
    return rowsOf(difference).flatMap(({ row, fields }): TransactItem[] => {
      if (row !== MEMBER)
        return [
          { Update: { TableName: this.table, ...addExpression({ userId: "METRICS", sk: storedName(row) }, fields) } },
        ];
      if (ownerId === undefined) return [];
      const update = addExpression({ userId: ownerId, sk: "USER" }, { ...fields, version: 1 });
      return [{ Update: { TableName: this.table, ...update, ConditionExpression: "attribute_exists(userId)" } }];
    });
  }
}

/** What has to be added to `before` to make it `after`; nothing where they agree. */
export function differenceOf(before: Counts, after: Counts): Counts {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changes = keys.map((key) => [key, (after[key] ?? 0) - (before[key] ?? 0)] as const);
  return Object.fromEntries(changes.filter(([, change]) => change !== 0));
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

function toCounted(item: Record<string, unknown>): Counted {
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

function named(storedKey: string): string {
  const [name, stored] = storedNames.find(([, begins]) => storedKey.startsWith(begins)) ?? ["", ""];
  return name + storedKey.slice(stored.length);
}

function traceKey(id: string) {
  return { userId: TRACE + id, sk: "COUNTED" };
}

/** The same version counts again only where it counts for something else: after a repair, or a change of the rules. */
function isNewer({ version, counts }: Countable, stored: Counted): boolean {
  if (version === stored.version) return Object.keys(differenceOf(stored.counts, counts)).length > 0;
  return version > stored.version;
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
