import { type DynamoDBDocumentClient, PutCommand, QueryCommand, type QueryCommandInput } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import type { PaymentRecord } from "./payments";
import { type TransactItem, transact } from "./table";

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
const MOST_OF_MEMBER = 25;

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

  /** The same payment is ordered once however often this is written. */
  orderWrites(payments: readonly Payment[], at: string): TransactItem[] {
    return payments.map(({ userId, eventId, amountCents, currency, customerId, chargeId, invoiceId }) => {
      const names = { customerId, chargeId, invoiceId };
      const order = { ownerId: userId, orderedAt: at, amountCents, currency, ...names };
      return { Put: { TableName: this.table, Item: { ...keyOf({ id: `${userId}#${eventId}` }), ...order } } };
    });
  }

  /** The same, outside another transaction. */
  async order(payments: readonly Payment[], at: string): Promise<void> {
    const items = this.orderWrites(payments, at);
    if (items.length > 0) await transact(this.documents, items);
  }

  async list(start?: Record<string, unknown>) {
    return this.query({ KeyConditionExpression: "userId = :orders", ExclusiveStartKey: start, Limit: 100 });
  }

  /** A member's that are not done. */
  async ofMember(userId: string): Promise<RefundOrder[]> {
    const { orders } = await this.query({
      KeyConditionExpression: "userId = :orders AND begins_with(sk, :member)",
      ExpressionAttributeValues: { ":member": `${userId}#` },
      Limit: MOST_OF_MEMBER,
    });
    return orders;
  }

  doneWrite(order: RefundOrder): TransactItem {
    return { Delete: { TableName: this.table, Key: keyOf(order) } };
  }

  async refuse(order: RefundOrder, reason: string): Promise<void> {
    const { id: _, ...rest } = order;
    const Item = { ...keyOf(order), ...rest, refusedFor: reason };
    await this.documents.send(new PutCommand({ TableName: this.table, Item }));
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
