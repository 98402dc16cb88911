import { DeleteCommand, type DynamoDBDocumentClient, PutCommand, QueryCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import type { TransactItem } from "./table";

/** An order to the payment provider: end what a member pays regularly, at an instant or, when that has passed, at once. */
const BillingEnd = z.object({ id: z.string(), customerId: z.string(), endsAt: z.string() });
export type BillingEnd = z.infer<typeof BillingEnd>;

/** A member, by whom they are to the payment provider. */
type Customer = { userId: string; payment?: { customerId?: string } };

const PARTITION = "BILLING-END";

/**
 * Orders to end a member's billing, in the table Users: `("BILLING-END", userId + "#" + instant)`, written in the transaction that
 * ends the contract or the service, deleted when the provider has done it. Few at a time: the job empties the list.
 *
 * | access | units |
 * |---|---|
 * | order | 1 write, 2 in a transaction |
 * | list, 100 a page | 0.5 read per 4 KB |
 * | done | 1 write |
 */
export class BillingEndRepository {
  constructor(
    private readonly documents: DynamoDBDocumentClient,
    private readonly table: string,
  ) {}

  /** Nothing for a member whom the payment provider does not know as a customer. */
  orderWrites({ userId, payment }: Customer, endsAt: string): TransactItem[] {
    if (!payment?.customerId) return [];
    const key = { userId: PARTITION, sk: `${userId}#${endsAt}` };
    return [{ Put: { TableName: this.table, Item: { ...key, customerId: payment.customerId, endsAt } } }];
  }

  /** The same, outside a transaction. */
  async order(user: Customer, endsAt: string): Promise<void> {
    for (const { Put: put } of this.orderWrites(user, endsAt)) if (put) await this.documents.send(new PutCommand(put));
  }

  /** Orders that wait, 100 a page. @param start the `next` of the page before */
  async list(start?: Record<string, unknown>) {
    const { Items: items = [], LastEvaluatedKey: next } = await this.documents.send(
      new QueryCommand({
        TableName: this.table,
        KeyConditionExpression: "userId = :orders",
        ExpressionAttributeValues: { ":orders": PARTITION },
        ExclusiveStartKey: start,
        Limit: 100,
      }),
    );
    return { orders: items.map(({ sk, ...item }) => BillingEnd.parse({ id: sk, ...item })), next };
  }

  /** Deletes an order that the provider has carried out. */
  async done({ id }: BillingEnd): Promise<void> {
    await this.documents.send(new DeleteCommand({ TableName: this.table, Key: { userId: PARTITION, sk: id } }));
  }
}
