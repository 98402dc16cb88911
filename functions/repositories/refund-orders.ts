import { DeleteCommand, type DynamoDBDocumentClient, PutCommand, QueryCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import type { PaymentRecord } from "./payments";
import { type Item, queryAll } from "./query";
import { MOST_WRITES, packJson, type TransactItem, transact, unpackJson } from "./table";

/** What names an order among those of its member. */
export const refundIdOf = ({ id, ownerId }: Pick<RefundOrder, "id" | "ownerId">) => id.slice(ownerId.length + 1);

/** An order to give one payment back. `refusedFor`: the provider's reason, once it has refused for good; a person has to pay it back then. */
export const RefundOrder = z.object({
  /** The same for the same payment, however often its refund is ordered. */
  id: z.string(),
  ownerId: z.string(),
  orderedAt: z.string(),
  amountCents: z.number().int(),
  currency: z.string(),
  customerId: z.string().optional(),
  chargeId: z.string().optional(),
  invoiceId: z.string().optional(),
  refusedFor: z.string().optional(),
});
export type RefundOrder = z.infer<typeof RefundOrder>;

type Payment = Pick<
  PaymentRecord,
  "userId" | "eventId" | "amountCents" | "currency" | "customerId" | "chargeId" | "invoiceId"
>;

const PARTITION = "REFUND";
const BUNDLES = "REFUNDS";
const PAGE = 100;
/** More payments of a person than this are ordered as bundles: what makes them due has no room for a write each. */
const MOST_SINGLE = 50;
/** So many orders have some 100 KB; an item holds 400. */
const MOST_IN_BUNDLE = 400;

/**
 * Orders to refund payments, in the table Users: `("REFUND", userId + "#" + id of the payment's event)`, written in the transaction that
 * makes them due, deleted when the provider has refunded. Few at a time: the job `end-billing` empties the list but for those that
 * the provider refused for good, which wait for an administrator. Very many of a person are written as bundles,
 * `("REFUNDS", id of the first one)`, which the job unbundles.
 *
 * | access | units |
 * |---|---|
 * | order, in a transaction | 2 writes, of a bundle 2 per KB |
 * | list, 100 a page | 0.5 read per 4 KB |
 * | of a member | 1 read |
 * | unbundle | 0.5 read per 4 KB, 2 writes for each order |
 * | doneWrite, refuse | 1 write, 2 in a transaction |
 */
export class RefundOrderRepository {
  constructor(
    private readonly documents: DynamoDBDocumentClient,
    private readonly table: string,
  ) {}

  /**
   * The same payment is ordered once however often this is written.
   *
   * @param refusedFor why the payment provider will not do it: a person has to
   */
  orderWrites(payments: readonly Payment[], at: string, refusedFor?: string): TransactItem[] {
    const orders = payments.map(({ userId, eventId, amountCents, currency, customerId, chargeId, invoiceId }) => {
      const names = { customerId, chargeId, invoiceId };
      return {
        id: `${userId}#${eventId}`,
        ownerId: userId,
        orderedAt: at,
        amountCents,
        currency,
        refusedFor,
        ...names,
      };
    });
    return orders.length > MOST_SINGLE ? this.bundleWrites(orders) : orders.map((order) => this.singleWrite(order));
  }

  /** The same, outside another transaction. */
  async order(payments: readonly Payment[], at: string): Promise<void> {
    const items = this.orderWrites(payments, at);
    if (items.length > 0) await transact(this.documents, items);
  }

  /** Writes each order of the bundles on its own, before they are carried out; the same once more after a crash. */
  async unbundle(): Promise<void> {
    for (const item of await this.items(BUNDLES)) {
      const writes = ordersIn(item).map((order) => this.singleWrite(order));
      for (let from = 0; from < writes.length; from += MOST_WRITES) {
        await transact(this.documents, writes.slice(from, from + MOST_WRITES));
      }
      const Key = { userId: BUNDLES, sk: item.sk };
      await this.documents.send(new DeleteCommand({ TableName: this.table, Key }));
    }
  }

  /** Orders that are not done and in no bundle, a page at a time. @param start the `next` of the page before */
  async list(start?: Record<string, unknown>) {
    const query = new QueryCommand({ ...this.queryOf(PARTITION), ExclusiveStartKey: start, Limit: PAGE });
    const { Items: items = [], LastEvaluatedKey: next } = await this.documents.send(query);
    return { orders: items.map(orderOf), next };
  }

  /** All that are not done, by member. */
  async listAll(): Promise<RefundOrder[]> {
    return this.all();
  }

  /** A member's that are not done. */
  async ofMember(userId: string): Promise<RefundOrder[]> {
    return this.all(`${userId}#`);
  }

  /** The write that deletes an order whose refund the provider made. */
  doneWrite(order: RefundOrder): TransactItem {
    return { Delete: { TableName: this.table, Key: keyOf(order) } };
  }

  /** The same of one that a person has paid back: refused when it is done already, or ordered once more. */
  settleWrite({ id, orderedAt }: RefundOrder): TransactItem {
    return {
      Delete: {
        TableName: this.table,
        Key: keyOf({ id }),
        ConditionExpression: "orderedAt = :orderedAt AND attribute_exists(refusedFor)",
        ExpressionAttributeValues: { ":orderedAt": orderedAt },
      },
    };
  }

  /** Keeps an order that the provider will never carry out, for a person. @param reason the provider's word */
  async refuse(order: RefundOrder, reason: string): Promise<void> {
    const { id: _, ...rest } = order;
    const Item = { ...keyOf(order), ...rest, refusedFor: reason };
    await this.documents.send(new PutCommand({ TableName: this.table, Item }));
  }

  private async all(begins?: string): Promise<RefundOrder[]> {
    const [bundles, singles] = await Promise.all([this.items(BUNDLES, begins), this.items(PARTITION, begins)]);
    const orders = [...bundles.flatMap(ordersIn), ...singles.map(orderOf)];
    const byId = new Map(orders.map((order) => [order.id, order]));
    return [...byId.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
  }

  private items(partition: string, begins?: string): Promise<Item[]> {
    return queryAll(this.documents, this.queryOf(partition, begins));
  }

  private queryOf(partition: string, begins?: string) {
    const condition = begins === undefined ? "" : " AND begins_with(sk, :begins)";
    return {
      TableName: this.table,
      KeyConditionExpression: `userId = :orders${condition}`,
      ExpressionAttributeValues: { ":orders": partition, ...(begins !== undefined && { ":begins": begins }) },
    };
  }

  private singleWrite({ id, ...order }: RefundOrder): TransactItem {
    return { Put: { TableName: this.table, Item: { ...keyOf({ id }), ...order } } };
  }

  private bundleWrites(orders: RefundOrder[]): TransactItem[] {
    const [first] = orders;
    if (!first) return [];
    const bundle = { userId: BUNDLES, sk: first.id, orders: packJson(orders.slice(0, MOST_IN_BUNDLE)) };
    const Put = { TableName: this.table, Item: bundle };
    return [{ Put }, ...this.bundleWrites(orders.slice(MOST_IN_BUNDLE))];
  }
}

function orderOf({ sk, ...item }: Item): RefundOrder {
  return RefundOrder.parse({ id: sk, ...item });
}

const Bundle = z.object({ orders: z.instanceof(Uint8Array) });

function ordersIn(item: Item): RefundOrder[] {
  return z.array(RefundOrder).parse(unpackJson(Bundle.parse(item).orders));
}

function keyOf({ id }: Pick<RefundOrder, "id">) {
  return { userId: PARTITION, sk: id };
}
