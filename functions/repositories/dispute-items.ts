import type { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { letterKey, lettersPartition } from "./letters";
import { type OrderOf, orderKey } from "./mail-order-key";
import { Partitions } from "./partitions";

const AT_ONCE = 10;

/**
 * A person's items in the table Disputes as a whole, for their erasure: disputes, claims on items, letters and mail orders.
 *
 * | access | units |
 * |---|---|
 * | eraseAll | 1 read per 4 KB, 1 for each dispute's letters; 1 write per KB and index of each item |
 * | eraseOrder, keepOrder | 1 write per KB and index |
 */
export class DisputeItemStore {
  private readonly partitions: Partitions;

  constructor(documents: DynamoDBDocumentClient, table: string) {
    this.partitions = new Partitions(documents, table);
  }

  /** Erases everything but these orders. */
  async eraseAll(userId: string, orders: readonly OrderOf[]): Promise<void> {
    const settled = new Set(orders.map((order) => orderKey(order).disputeId));
    const ids = (await this.partitions.items(userId)).map(({ disputeId }) => String(disputeId));
    const open = ids.filter((disputeId) => !settled.has(disputeId));
    for (let from = 0; from < open.length; from += AT_ONCE) {
      await Promise.all(open.slice(from, from + AT_ONCE).map((disputeId) => this.eraseOne(userId, disputeId)));
    }
  }

  private async eraseOne(userId: string, disputeId: string): Promise<void> {
    for (const { disputeId: round } of await this.partitions.items(lettersPartition(disputeId))) {
      await this.partitions.delete(letterKey(disputeId, Number(round)));
    }
    await this.partitions.delete({ userId, disputeId });
  }

  /** Deletes the order of a letter that never left. */
  async eraseOrder(order: OrderOf): Promise<void> {
    await this.partitions.delete(orderKey(order));
  }

  /** @param until epoch seconds, when the order expires */
  async keepOrder(order: OrderOf, until: number): Promise<void> {
    await this.partitions.keepUntil(orderKey(order), until);
  }
}
