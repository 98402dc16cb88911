import { type DynamoDBDocumentClient, QueryCommand } from "@aws-sdk/lib-dynamodb";
import { ulid } from "ulid";
import * as z from "zod";
import { seenEvent } from "./events";
import { refusedItems, type TransactItem, transact } from "./table";

/** One movement of money, or a promise of one. `amountCents` is negative for what went back. */
export const PaymentRecord = z.object({
  userId: z.string(),
  paymentId: z.string(),
  at: z.string(),
  amountCents: z.number().int(),
  currency: z.string(),
  status: z.enum(["paid", "arranged", "failed", "refunded", "disputed"]),
  description: z.string(),
  /** The provider's id of the event that told of it. */
  eventId: z.string(),
  /** The provider's names that lead later events to this member. */
  customerId: z.string().optional(),
  chargeId: z.string().optional(),
});
export type PaymentRecord = z.infer<typeof PaymentRecord>;

const MOST_SHOWN = 25;

export type NewPayment = Omit<PaymentRecord, "paymentId">;

/**
 * The ledger: `(userId, "PAYMENT#" + ulid)`, in cents, all of it by time in the index byListing (`listing` = payment); and the events seen, `("EVENT#provider#id", "EVENT")`, TTL 30 days, so that
 * each counts once however often it is delivered.
 *
 * | access | units |
 * |---|---|
 * | list, the newest 25 | 0.5 read per 4 KB |
 * | applyOnce | 2 writes for the event, 2 for each item, + indexes |
 */
export class PaymentRepository {
  constructor(
    private readonly documents: DynamoDBDocumentClient,
    private readonly table: string,
  ) {}

  item(payment: NewPayment): TransactItem {
    const paymentId = ulid(Date.parse(payment.at));
    const record: PaymentRecord = { ...payment, paymentId };
    const listed = { listing: "payment", listedAt: record.at };
    return { Put: { TableName: this.table, Item: { ...record, ...listed, sk: `PAYMENT#${paymentId}` } } };
  }

  /** A member's newest entries, newest first. */
  async list(userId: string): Promise<PaymentRecord[]> {
    const query = new QueryCommand({
      TableName: this.table,
      KeyConditionExpression: "userId = :userId AND begins_with(sk, :payment)",
      ExpressionAttributeValues: { ":userId": userId, ":payment": "PAYMENT#" },
      ScanIndexForward: false,
      Limit: MOST_SHOWN,
    });
    const { Items: items = [] } = await this.documents.send(query);
    return items.map((item) => PaymentRecord.parse(item));
  }

  /** Remembers whose a customer of the provider is: later events name only the customer. */
  customerItem(customerId: string, userId: string): TransactItem {
    return {
      Put: { TableName: this.table, Item: { userId: `CUSTOMER#${customerId}`, sk: "CLAIM", ownerId: userId } },
    };
  }

  /** Remembers whose one payment is: a chargeback names nothing else. */
  chargeItem(chargeId: string, userId: string): TransactItem {
    return { Put: { TableName: this.table, Item: { userId: `CHARGE#${chargeId}`, sk: "CLAIM", ownerId: userId } } };
  }

  /**
   * Writes an event's effects together with the event itself.
   *
   * @returns false when the event was seen before; nothing is written then
   * @throws TransactionCanceledException when a condition of the effects fails
   */
  async applyOnce(event: { provider: string; id: string }, effects: TransactItem[], at: Date): Promise<boolean> {
    const seen = seenEvent(this.table, { ...event, at });
    try {
      await transact(this.documents, [seen, ...effects]);
      return true;
    } catch (error) {
      if (refusedItems(error)?.includes(0)) return false;
      throw error;
    }
  }
}
