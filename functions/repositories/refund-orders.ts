import { type DynamoDBDocumentClient, PutCommand, QueryCommand, type QueryCommandInput } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import type { PaymentRecord } from "./payments";
import { type TransactItem, transact } from "./table";

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
const PAGE = 100;

/**
 * Orders to refund payments, in the table Users: `("REFUND", userId + "#" + id of the payment's event)`, written in the transaction that
 * makes them due, deleted when the provider has refunded. Few at a time: the job `end-billing` empties the list but for those that
 * the provider refused for good, which wait for an administrator.
 *
 * | access | units |
 * |---|---|
 * | order, in a transaction | 2 writes |
 * | list, 100 a page | 0.5 read per 4 KB |
 * | of a member | 0.5 read |
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
    return payments.map(({ userId, eventId, amountCents, currency, customerId, chargeId, invoiceId }) => {
      const names = { customerId, chargeId, invoiceId };
      const order = { ownerId: userId, orderedAt: at, amountCents, currency, refusedFor, ...names };
      return { Put: { TableName: this.table, Item: { ...keyOf({ id: `${userId}#${eventId}` }), ...order } } };
    });
  }

  /** The same, outside another transaction. */
  async order(payments: readonly Payment[], at: string): Promise<void> {
    const items = this.orderWrites(payments, at);
    if (items.length > 0) await transact(this.documents, items);
  }

  /** Orders that are not done, a page at a time. @param start the `next` of the page before */
  async list(start?: Record<string, unknown>) {
    return this.query({ KeyConditionExpression: "userId = :orders", ExclusiveStartKey: start, Limit: PAGE });
  }

  /** All that are not done, by member. */
  async listAll(): Promise<RefundOrder[]> {
    return this.all((start) => this.list(start));
  }

  /** A member's that are not done. */
  async ofMember(userId: string): Promise<RefundOrder[]> {
    return this.all((start) =>
      this.query({
        KeyConditionExpression: "userId = :orders AND begins_with(sk, :member)",
        ExpressionAttributeValues: { ":member": `${userId}#` },
        ExclusiveStartKey: start,
        Limit: PAGE,
      }),
    );
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

  private async all(page: (start?: Record<string, unknown>) => ReturnType<RefundOrderRepository["query"]>) {
    const all: RefundOrder[] = [];
    let start: Record<string, unknown> | undefined;
    do {
      const { orders, next } = await page(start);
      all.push(...orders);
      start = next;
    } while (start);
    return all;
  }

  private async query(input: Omit<QueryCommandInput, "TableName">) {
    const values = { ":orders": PARTITION, ...input.ExpressionAttributeValues };
    const command = new QueryCommand({ ...input, TableName: this.table, ExpressionAttributeValues: values });
    const { Items: items = [], LastEvaluatedKey: next } = await this.documents.send(command);
    return { orders: items.map(({ sk, ...item }) => RefundOrder.parse({ id: sk, ...item })), next };
  }
}

function keyOf({ id }: Pick<RefundOrder, "id">) {
  return { userId: PARTITION, sk: id };
}
