import {
  BatchGetCommand,
  type BatchGetCommandOutput,
  type DynamoDBDocumentClient,
  GetCommand,
} from "@aws-sdk/lib-dynamodb";
import {
  type Countable,
  type Counted,
  type CounterRow,
  Counts,
  differenceOf,
  named,
  rowWrites,
  sumOfCounts,
  TRACE,
  toCounted,
  traceKey,
  traceWrite,
} from "./counter-writes";
import { queryAll } from "./query";
import { isRefused, refusedItems, transact } from "./table";

const TRIES = 3;
/** A transaction holds 100 items: so many traces, each with a day and a month of its own at the most, and the totals. */
const NEW_AT_ONCE = 30;

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
      const difference = differenceOf(stored?.counts ?? {}, thing.counts);
      const items = [traceWrite(this.table, thing, stored), ...rowWrites(this.table, difference, thing.ownerId)];
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

  /**
   * Counts many things that are new, with few writes: what they count for is added up first. What has a trace is left alone, and so
   * are the members' tallies.
   */
  async countNew(things: Countable[]): Promise<void> {
    for (let from = 0; from < things.length; from += NEW_AT_ONCE) {
      const some = things.slice(from, from + NEW_AT_ONCE);
      const known = await this.traces(some.map(({ id }) => id));
      const fresh = some.filter(({ id }) => !known.has(id));
      const rows = rowWrites(this.table, sumOfCounts(fresh.map(({ counts }) => counts)));
      if (fresh.length > 0) {
        await transact(this.documents, [...fresh.map((thing) => traceWrite(this.table, thing)), ...rows]);
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
    const items = rowWrites(this.table, difference, ownerId);
    for (let from = 0; from < items.length; from += 25) await transact(this.documents, items.slice(from, from + 25));
  }

  private async counted(id: string): Promise<Counted | undefined> {
    const get = new GetCommand({ TableName: this.table, Key: traceKey(id), ConsistentRead: true });
    const { Item: item } = await this.documents.send(get);
    return item && toCounted(item);
  }
}

/** The same version counts again only where it counts for something else: after a repair, or a change of the rules. */
function isNewer({ version, counts }: Countable, stored: Counted): boolean {
  if (version === stored.version) return Object.keys(differenceOf(stored.counts, counts)).length > 0;
  return version > stored.version;
}
