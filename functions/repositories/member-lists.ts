import { type DynamoDBDocumentClient, QueryCommand } from "@aws-sdk/lib-dynamodb";
import type { SubscriptionStatus } from "#shared/domain/plan/plan";
import { bucketOf, folded, searchTerms, searchWords } from "./search-words";
import { decodeCursor, encodeCursor } from "./table";
import { ListedUser, type UserRecord } from "./user-record";
import { UserRepository } from "./users";

export type MemberPage = { users: ListedUser[]; nextCursor?: string };
type PageOf = { limit: number; cursor?: string };

const MOST_ROUNDS = 4;

/**
 * The admin's lists of members.
 *
 * | access | key | units |
 * |---|---|---|
 * | list | index byListing `("member", listedAt)`, newest first | 0.5 read per 4 KB: 1 to 1.5 for 25 members |
 * | list by status | index byStatus `(subscriptionStatus, listedAt)`, newest first | the same |
 * | search | index bySearch `(first letter, word#listedAt#userId)`, then BatchGet | 0.5 and 0.5 per member found |
 */
export class MemberListRepository {
  private readonly users: Pick<UserRepository, "getMany">;

  constructor(
    private readonly documents: DynamoDBDocumentClient,
    private readonly table: string,
  ) {
    this.users = new UserRepository(documents, table);
  }

  /** Members from the newest to the oldest. */
  async list({ limit, cursor, status }: PageOf & { status?: SubscriptionStatus }): Promise<MemberPage> {
    const [index, partition, value] = status
      ? (["byStatus", "subscriptionStatus", status] as const)
      : (["byListing", "listing", "member"] as const);
    const query = new QueryCommand({
      TableName: this.table,
      IndexName: index,
      KeyConditionExpression: "#partition = :value",
      ExpressionAttributeNames: { "#partition": partition },
      ExpressionAttributeValues: { ":value": value },
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
   * Members in whose name or e-mail every word of the search begins a word; accents and capitals do not matter. By the word that
   * was found, within a page newest first.
   */
  async search(
    search: string,
    { limit, cursor, status }: PageOf & { status?: SubscriptionStatus },
  ): Promise<MemberPage> {
    const terms = searchTerms(search).sort((a, b) => b.length - a.length);
    const [longest] = terms;
    if (longest === undefined) return this.list({ limit, cursor, status });

    const found: UserRecord[] = [];
    let place = decodeCursor(cursor, searchKey, { searchBucket: bucketOf(longest) });
    for (let round = 0; round < MOST_ROUNDS && found.length < limit; round += 1) {
      const { hits, last } = await this.hits(longest, limit - found.length, place);
      const users = await this.users.getMany([...new Set(hits.map(({ userId }) => userId))]);
      const fitting = users.filter((user) => {
        return (!status || user.subscriptionStatus === status) && fits(user, terms) && isFirstHit(user, longest, hits);
      });
      found.push(...fitting);
      place = last;
      if (!last) break;
    }
    found.sort((a, b) => b.listedAt.localeCompare(a.listedAt));
    return { users: found.map((user) => ListedUser.parse(user)), nextCursor: encodeCursor(place) };
  }

  private async hits(term: string, limit: number, place: SearchKey | undefined) {
    const query = new QueryCommand({
      TableName: this.table,
      IndexName: "bySearch",
      KeyConditionExpression: "searchBucket = :bucket AND begins_with(searchKey, :term)",
      ExpressionAttributeValues: { ":bucket": bucketOf(term), ":term": term },
      ExclusiveStartKey: place,
      Limit: limit,
    });
    const { Items: items = [], LastEvaluatedKey: last } = await this.documents.send(query);
    const hits = items.map(({ userId, sk }) => ({ userId: String(userId), word: String(sk).slice("SEARCH#".length) }));
    return { hits, last: last as SearchKey | undefined };
  }
}

const searchKey = ["userId", "sk", "searchBucket", "searchKey"] as const;
type SearchKey = Record<(typeof searchKey)[number], string>;

function fits(user: UserRecord, terms: string[]): boolean {
  const words = searchWords(user);
  return terms.every((term) => words.some((word) => word.startsWith(term)));
}

/** Someone whose name and e-mail begin alike has several entries; the first in the index's order is the one shown. */
function isFirstHit(user: UserRecord, term: string, hits: { userId: string; word: string }[]): boolean {
  const [first] = searchWords(user)
    .filter((word) => word.startsWith(folded(term)))
    .sort((a, b) => (`${a}#` < `${b}#` ? -1 : 1));
  return hits.some(({ userId, word }) => userId === user.userId && word === first);
}
