import { BatchGetCommand, type DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { claimKey } from "#functions/repositories/claims";
import { type TransactItem, transact } from "#functions/repositories/table";
import { type ManyServices, manyMember, manyServices, type Tables } from "./member";
import { manyPerson } from "./person";

/** The local database writes to the disk once per transaction, and a transaction holds at most so many items. */
const WRITES_AT_ONCE = 100;
/** Members whose items are made and written together; as many claims are looked up in one call. */
const MEMBERS_AT_ONCE = 100;

export type ManyReport = { added: number; hadThem: number };
type Made = Awaited<ReturnType<typeof manyMember>>;
type Progress = (done: number) => void;
type Many = { documents: DynamoDBDocumentClient; tables: Tables; count: number; now: Date; progress?: Progress };

/**
 * Adds the members 1 to `count` with reports and disputes, straight to the tables, with the items that the repositories
 * themselves make. A number that is there already is left alone. They have no password and no sealed SSN.
 */
export async function addMembers({ documents, tables, count, now, progress }: Many): Promise<ManyReport> {
  const services = manyServices(documents, tables);
  const report: ManyReport = { added: 0, hadThem: 0 };
  // The next members are made while the database writes those before.
  let writing = Promise.resolve();
  for (let from = 1; from <= count; from += MEMBERS_AT_ONCE) {
    const numbers = Array.from({ length: Math.min(MEMBERS_AT_ONCE, count - from + 1) }, (_, index) => from + index);
    const missing = await missingOf(numbers, documents, tables);
    const made = await Promise.all(missing.map((number) => manyMember(number, now, services)));
    await writing;
    writing = writeMembers(documents, made, services);
    // The next turn's await throws it.
    writing.catch(() => undefined);
    report.added += missing.length;
    report.hadThem += numbers.length - missing.length;
    progress?.(report.added + report.hadThem);
  }
  await writing;
  return report;
}

async function writeMembers(
  documents: DynamoDBDocumentClient,
  made: Made[],
  { counters }: ManyServices,
): Promise<void> {
  await write(
    documents,
    made.flatMap(({ items }) => items),
  );
  // As the streams' consumer would, which hears of none of them; before the claim, and only what has no trace yet: so once.
  await counters.countNew(made.flatMap(({ counted }) => counted));
  await write(
    documents,
    made.map(({ claim }) => claim),
  );
}

async function missingOf(numbers: number[], documents: DynamoDBDocumentClient, { users }: Tables): Promise<number[]> {
  const keys = numbers.map((number) => claimKey("EMAIL", manyPerson(number).email));
  const answer = await documents.send(new BatchGetCommand({ RequestItems: { [users]: { Keys: keys } } }));
  const found = new Set((answer.Responses?.[users] ?? []).map(({ userId }) => String(userId)));
  return numbers.filter((_, index) => !found.has(keys[index]?.userId ?? ""));
}

/** Without conditions: what an interrupted seed left is overwritten. */
async function write(documents: DynamoDBDocumentClient, items: TransactItem[]): Promise<void> {
  const puts = items.flatMap(({ Put: put }) => (put ? [{ Put: { TableName: put.TableName, Item: put.Item } }] : []));
  for (let from = 0; from < puts.length; from += WRITES_AT_ONCE) {
    await transact(documents, puts.slice(from, from + WRITES_AT_ONCE));
  }
}
