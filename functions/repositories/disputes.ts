import {
  BatchGetCommand,
  type BatchGetCommandOutput,
  type DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
} from "@aws-sdk/lib-dynamodb";
import { AppError } from "#shared/api/errors";
import type { DisputeStatus } from "#shared/domain/dispute/dispute";
import { claimKey, claimOf, OPEN_ITEM, type OpenItem, toOpenItem, unlessOfAnother } from "./dispute-claims";
import { type DisputeRecord, isUlid, toDispute, toItem } from "./dispute-item";
import { queryByStatus } from "./dispute-status-index";
import { letterKey } from "./letters";
import { orderOf } from "./mail-order-key";
import { MAIL_AGAIN } from "./mail-orders";
import { queryAll } from "./query";
import { decodeCursor, encodeCursor, type TransactItem, transact } from "./table";

/** Who asks: an administrator may see each member's. */
export type Requester = { userId: string; isAdmin: boolean };

type Listing = { status?: DisputeStatus; limit: number; cursor?: string };
type Key = Record<string, unknown>;

/** ULIDs begin with 0 to 7; everything else under a user begins with a capital letter. */
const ULIDS = { ":first": "0", ":last": "8" };

/**
 * Disputes by member: key `userId`, `disputeId` (a ULID, so in order of creation). Index `byStatus`: `status`, `statusAt`.
 * Beside them `(userId, "ITEM#" + negative item)` claims an item while its dispute is open: one dispute at a time. After a removal
 * the claim stays for reports from before it: only a later one that still shows the item opens it to another dispute.
 *
 * | access | key | units |
 * |---|---|---|
 * | one | GetItem | 0.5 read (1 more, consistent, when it is not seen at once) |
 * | several of a member | BatchGetItem | 0.5 read each |
 * | list, or all of a member | Query userId between "0" and "8", newest first | 0.5 read per 4 KB: 50 in at most 4 |
 * | claim on an item | GetItem, consistent | 1 read |
 * | open items of a member | Query userId, begins with "ITEM#" | 0.5 read per 4 KB, about 100 bytes each |
 * | due letters, running clocks, a page | Query byStatus, statusAt in a span | 0.5 read per 4 KB |
 * | owner of an id | GetItem of its first letters | 0.5 read |
 * | create with its claim | transaction | 5 writes |
 * | save | transaction, condition on the version | 2 writes per KB, and 2 of the index when the status changes |
 * | delete with its claim | transaction, condition on the version | 2 writes per KB, and 4 |
 */
export class DisputeRepository {
  constructor(
    private readonly documents: DynamoDBDocumentClient,
    private readonly table: string,
  ) {}

  /** A dispute of the requester, or any member's for an administrator. @throws AppError NOT_FOUND */
  async getFor(requester: Requester, id: string): Promise<DisputeRecord> {
    const own = (await this.read(requester.userId, id, false)) ?? (await this.read(requester.userId, id, true));
    if (own) return own;

    const ownerId = requester.isAdmin ? await this.ownerOf(id) : undefined;
    const dispute = ownerId === undefined ? undefined : await this.read(ownerId, id, true);
    if (!dispute) throw new AppError("NOT_FOUND");
    return dispute;
  }

  /** The present state, read consistently. */
  async getNow(userId: string, id: string): Promise<DisputeRecord | undefined> {
    return this.read(userId, id, true);
  }

  /** A member's disputes of `ids`, in their order. @throws AppError NOT_FOUND when one is not the member's */
  async getAll(userId: string, ids: string[], isConsistent = false): Promise<DisputeRecord[]> {
    const found = new Map<string, DisputeRecord>();
    let keys: Key[] | undefined = ids.filter(isUlid).map((disputeId) => ({ userId, disputeId }));
    while (keys?.length) {
      const get = new BatchGetCommand({ RequestItems: { [this.table]: { Keys: keys, ConsistentRead: isConsistent } } });
      const answer: BatchGetCommandOutput = await this.documents.send(get);
      for (const item of answer.Responses?.[this.table] ?? []) found.set(String(item.disputeId), toDispute(item));
      keys = answer.UnprocessedKeys?.[this.table]?.Keys;
    }
    const disputes = ids.flatMap((id) => found.get(id) ?? []);
    if (disputes.length === ids.length) return disputes;
    if (isConsistent) throw new AppError("NOT_FOUND");
    return this.getAll(userId, ids, true);
  }

  /** Newest first. With a status the pages are filled as without: nothing is skipped. */
  async list(userId: string, { status, limit, cursor }: Listing) {
    const disputes: DisputeRecord[] = [];
    let start: Key | undefined = decodeCursor(cursor, ["userId", "disputeId"], { userId });
    do {
      const page = await this.documents.send(
        new QueryCommand({
          TableName: this.table,
          KeyConditionExpression: "userId = :userId AND disputeId BETWEEN :first AND :last",
          FilterExpression: status && "#status = :status",
          ExpressionAttributeNames: status && { "#status": "status" },
          ExpressionAttributeValues: { ":userId": userId, ...ULIDS, ...(status && { ":status": status }) },
          ExclusiveStartKey: start,
          ScanIndexForward: false,
          // One more than asked for says whether there is a next page.
          Limit: limit - disputes.length + 1,
        }),
      );
      disputes.push(...(page.Items ?? []).map(toDispute));
      start = page.LastEvaluatedKey;
    } while (start && disputes.length <= limit);

    const last = disputes.length > limit ? disputes[limit - 1] : undefined;
    const nextCursor = last && encodeCursor({ userId, disputeId: last.id });
    return { disputes: disputes.slice(0, limit), nextCursor };
  }

  /** All of a member's disputes, newest first, however many. */
  async listAll(userId: string): Promise<DisputeRecord[]> {
    return (await this.allOf(userId, "disputeId BETWEEN :first AND :last", ULIDS)).map(toDispute).reverse();
  }

  /** The claims of a member: items that are in dispute, and items that were removed. */
  async openItems(userId: string): Promise<OpenItem[]> {
    return (await this.allOf(userId, "begins_with(disputeId, :open)", { ":open": OPEN_ITEM })).map(toOpenItem);
  }

  /** Submitted disputes whose letters may leave at `at`, those that wait longest first; a page at a time. */
  async due(at: string, start?: Key) {
    return queryByStatus(this.documents, this.table, { status: "submitted", from: "0", to: at, start });
  }

  /** Disputes in a status whose last step lies between `from` and `to`; a page at a time. */
  async inStatus(status: DisputeStatus, since: { from: string; to: string }, start?: Key) {
    return queryByStatus(this.documents, this.table, { status, ...since, start });
  }

  /** The mail orders of which a letter is due to be mailed again at `at`; a page at a time. */
  async dueAgain(at: string, start?: Key) {
    const { keys, next } = await queryByStatus(this.documents, this.table, {
      status: MAIL_AGAIN,
      from: "0",
      to: at,
      start,
    });
    return { orders: keys.flatMap(({ userId, disputeId: sortKey }) => orderOf(userId, sortKey) ?? []), next };
  }

  /**
   * The writes of a new dispute: its own and the claim on its item. A refused second one means that the item is taken.
   *
   * @param reportedAt the instant of the report that shows the item: after a removal it opens the item again
   */
  createWrites(dispute: DisputeRecord, reportedAt = ""): [TransactItem, TransactItem] {
    const put = {
      TableName: this.table,
      Item: toItem(dispute),
      ConditionExpression: "attribute_not_exists(disputeId)",
    };
    return [{ Put: put }, this.claimWrite(dispute, reportedAt)];
  }

  /** The write that replaces the version that was read. */
  saveWrite(dispute: DisputeRecord): TransactItem {
    return {
      Put: {
        TableName: this.table,
        Item: toItem({ ...dispute, version: dispute.version + 1 }),
        ConditionExpression: "version = :read",
        ExpressionAttributeValues: { ":read": dispute.version },
      },
    };
  }

  /** The write that removes the version that was read. */
  deleteWrite({ userId, id, version }: DisputeRecord): TransactItem {
    return {
      Delete: {
        TableName: this.table,
        Key: { userId, disputeId: id },
        ConditionExpression: "version = :read",
        ExpressionAttributeValues: { ":read": version },
      },
    };
  }

  /**
   * The write that claims a dispute's item. Refused when another dispute has it, or it was removed and no report made after that
   * day has it.
   *
   * @param reportedAt when the report was made that has the item, an instant
   */
  claimWrite(dispute: DisputeRecord, reportedAt = ""): TransactItem {
    return {
      Put: {
        TableName: this.table,
        Item: claimOf(dispute),
        ConditionExpression: "attribute_not_exists(disputeId) OR removedAt < :reportedAt",
        ExpressionAttributeValues: { ":reportedAt": reportedAt },
      },
    };
  }

  /** Claims the item for the next letters of its own dispute; refused where another has claimed it. */
  reclaimWrite(dispute: DisputeRecord): TransactItem {
    return { Put: { TableName: this.table, Item: claimOf(dispute), ...unlessOfAnother(dispute) } };
  }

  /** Keeps the claim on an item that a bureau's answer says is gone; refused where another dispute has claimed it. */
  markRemovedWrite(dispute: DisputeRecord, removedAt: string): TransactItem {
    const Item = { ...claimOf(dispute), removedAt };
    return { Put: { TableName: this.table, Item, ...unlessOfAnother(dispute) } };
  }

  /** Frees the item for another dispute; refused where another has claimed it. */
  releaseWrite(dispute: DisputeRecord): TransactItem {
    return { Delete: { TableName: this.table, Key: claimKey(dispute), ...unlessOfAnother(dispute) } };
  }

  /** The id of the dispute that claims the item of this one, read consistently. */
  async claimantOf(dispute: DisputeRecord): Promise<string | undefined> {
    const get = new GetCommand({ TableName: this.table, Key: claimKey(dispute), ConsistentRead: true });
    const { Item: claim } = await this.documents.send(get);
    return claim && toOpenItem(claim).disputeId;
  }

  /** @throws TransactionCanceledException when a condition of one of the writes fails; nothing is written then */
  async transact(items: TransactItem[]): Promise<void> {
    await transact(this.documents, items);
  }

  /** Whose dispute an id is. */
  private allOf(userId: string, condition: string, values: Key) {
    return queryAll(this.documents, {
      TableName: this.table,
      KeyConditionExpression: `userId = :userId AND ${condition}`,
      ExpressionAttributeValues: { ":userId": userId, ...values },
    });
  }

  private async ownerOf(id: string): Promise<string | undefined> {
    const get = new GetCommand({ TableName: this.table, Key: letterKey(id, 1), ProjectionExpression: "ownerId" });
    const { Item: letters } = await this.documents.send(get);
    return letters && String(letters.ownerId);
  }

  private async read(userId: string, id: string, isConsistent: boolean): Promise<DisputeRecord | undefined> {
    if (!isUlid(id)) return undefined;
    const get = new GetCommand({
      TableName: this.table,
      Key: { userId, disputeId: id },
      ConsistentRead: isConsistent,
    });
    const { Item: item } = await this.documents.send(get);
    return item && toDispute(item);
  }
}
