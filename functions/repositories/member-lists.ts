import { type DynamoDBDocumentClient, QueryCommand } from "@aws-sdk/lib-dynamodb";
import type { SubscriptionStatus } from "#shared/domain/plan/plan";
import { bucketOf, searchTerms } from "./search-words";
import { decodeCursor, encodeCursor } from "./table";
import { ListedUser, type UserRecord } from "./user-record";
import { UserRepository } from "./users";

export type MemberPage = { users: ListedUser[]; nextCursor?: string };

/** Which members: of a status, registered between two instants. */
export type MemberFilter = { status?: SubscriptionStatus; from?: string; to?: string };

type PageOf = MemberFilter & { limit: number; cursor?: string };
type Hit = { userId: string; listedAt: string };

/** 1 MB of keys each: some 9,000 entries. */
const MOST_PAGES = 20;
const MOST_IN_STATUS = 1_000;
const BATCH = 100;

/**
 * The admin's lists of members, newest first.
 *
 * | access | key | units |
 * |---|---|---|
 * | list | index byListing `("member", listedAt)` | 0.5 read per 4 KB: 1 to 2 for 25 members |
 * | list by status | index byStatus `(subscriptionStatus, listedAt)` | the same |
 * | search | index bySearch `(first letter, word#listedAt#userId)`, then BatchGet | 0.5 per 35 found and 0.5 per member shown |
 * | payments | BatchGet | 0.5 read per member |
 * | search within a status | the same | 0.5 per member found, the newest 1,000 at most |
 */
export class MemberListRepository {
  private readonly users: Pick<UserRepository, "getMany">;

  constructor(
    private readonly documents: DynamoDBDocumentClient,
    private readonly table: string,
  ) {
    this.users = new UserRepository(documents, table);
  }

  /**
   * Members by registration, of one status or all, newest first.
   *
   * @throws AppError VALIDATION_FAILED for a cursor that is not one of ours
   */
  async list({ limit, cursor, status, from = "0", to = "9" }: PageOf): Promise<MemberPage> {
    const [index, partition, value] = status
      ? (["byStatus", "subscriptionStatus", status] as const)
      : (["byListing", "listing", "member"] as const);
    const query = new QueryCommand({
      TableName: this.table,
      IndexName: index,
      KeyConditionExpression: "#partition = :value AND listedAt BETWEEN :from AND :to",
      ExpressionAttributeNames: { "#partition": partition },
      ExpressionAttributeValues: { ":value": value, ":from": from, ":to": to },
      ExclusiveStartKey: decodeCursor(cursor, ["userId", "sk", partition, "listedAt"], {
        [partition]: value,
        sk: "USER",
      }),
      ScanIndexForward: false,
      Limit: limit,
    });
    const { Items: items = [], LastEvaluatedKey: last } = await this.documents.send(query);
    return { users: items.map((item) => ListedUser.parse(item)), nextCursor: encodeCursor(last) };
  }

  /**
   * Members in whose name or e-mail every word of the search begins a word; accents and capitals do not matter.
   *
   * @returns a page of them, and how many there are in all
   */
  async search(search: string, { limit, cursor, ...filter }: PageOf): Promise<MemberPage & { totalCount: number }> {
    const found = await this.found(search, filter);
    const after = decodeCursor(cursor, ["listedAt", "userId"]);
    const rest = after ? found.filter((hit) => newestFirst(after, hit) < 0) : found;
    const shown = rest.slice(0, limit);
    const last = shown.at(-1);
    const users = await this.users.getMany(shown.map(({ userId }) => userId));
    return {
      users: users.map((user) => ListedUser.parse(user)),
      nextCursor: last && rest.length > limit ? encodeCursor({ ...last }) : undefined,
      totalCount: found.length,
    };
  }

  /** The payments in members' records, by member; members without one are left out. */
  async paymentsOf(userIds: string[]): Promise<Map<string, UserRecord["payment"]>> {
    const users = await this.users.getMany(userIds);
    return new Map(users.flatMap(({ userId, payment }) => (payment ? [[userId, payment]] : [])));
  }

  /** All members that fit, newest first, in groups of at most 1,000. */
  async *all({ search, ...filter }: MemberFilter & { search?: string }): AsyncGenerator<ListedUser[]> {
    if (search) return yield* this.allFound(search, filter);
    let cursor: string | undefined;
    do {
      const page = await this.list({ ...filter, limit: 1_000, cursor });
      yield page.users;
      cursor = page.nextCursor;
    } while (cursor);
  }

  private async *allFound(search: string, filter: MemberFilter): AsyncGenerator<ListedUser[]> {
    const hits = await this.found(search, filter);
    for (let from = 0; from < hits.length; from += BATCH) {
      const users = await this.users.getMany(hits.slice(from, from + BATCH).map(({ userId }) => userId));
      yield users.map((user) => ListedUser.parse(user));
    }
  }

  private async found(search: string, { status, from = "0", to = "9" }: MemberFilter): Promise<Hit[]> {
    const terms = await Promise.all(searchTerms(search).map((term) => this.hits(term)));
    const [first = new Map<string, string>(), ...others] = terms;
    const hits = [...first]
      .filter(([userId]) => others.every((other) => other.has(userId)))
      .map(([userId, listedAt]) => ({ userId, listedAt }))
      .filter(({ listedAt }) => listedAt >= from && listedAt <= to)
      .sort(newestFirst);
    return status ? this.inStatus(hits.slice(0, MOST_IN_STATUS), status) : hits;
  }

  private async inStatus(hits: Hit[], status: SubscriptionStatus): Promise<Hit[]> {
    const fitting = new Set<string>();
    for (let from = 0; from < hits.length; from += BATCH) {
      const users = await this.users.getMany(hits.slice(from, from + BATCH).map(({ userId }) => userId));
      for (const user of users) if (user.subscriptionStatus === status) fitting.add(user.userId);
    }
    return hits.filter(({ userId }) => fitting.has(userId));
  }

  /** When each member who has such a word registered, by user id. */
  private async hits(term: string): Promise<Map<string, string>> {
    const found = new Map<string, string>();
    let start: Record<string, unknown> | undefined;
    for (let page = 0; page === 0 || (start && page < MOST_PAGES); page += 1) {
      const query = new QueryCommand({
        TableName: this.table,
        IndexName: "bySearch",
        KeyConditionExpression: "searchBucket = :bucket AND begins_with(searchKey, :term)",
        ExpressionAttributeValues: { ":bucket": bucketOf(term), ":term": term },
        ExclusiveStartKey: start,
      });
      const { Items: items = [], LastEvaluatedKey: last } = await this.documents.send(query);
      for (const { userId, sk, searchKey } of items) {
        const listedAt = String(searchKey).split("#").at(-2) ?? "";
        if (String(sk).startsWith(`SEARCH#${term}`)) found.set(String(userId), listedAt);
      }
      start = last;
    }
    return found;
  }
}

/** For sorting: the newest first, and always in the same order. */
function newestFirst(a: Hit, b: Hit): number {
  return b.listedAt.localeCompare(a.listedAt) || b.userId.localeCompare(a.userId);
}
