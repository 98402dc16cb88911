import { type DynamoDBDocumentClient, GetCommand, QueryCommand, type QueryCommandInput } from "@aws-sdk/lib-dynamodb";
import type { DynamoDBRecord } from "aws-lambda";
import { ulid } from "ulid";
import * as z from "zod";
import { SettlementHow, SubscriptionTier } from "#shared/domain/schemas";
import { eventKey, seenWrite } from "./events";
import { addedOf } from "./stream-changes";
import { streamKeys } from "./stream-keys";
import { refusedItems, type TransactItem, transact } from "./table";

/** One movement of money, or a promise of one. `amountCents` is negative for what went back. */
export const PaymentRecord = z.object({
  userId: z.string(),
  paymentId: z.string(),
  at: z.string(),
  amountCents: z.number().int(),
  currency: z.string(),
  /**
   * `refund_failed`: what was refunded has come back to the operator, and is owed again; `reinstated`: what a chargeback took has
   * come back, since the bank decided so.
   */
  status: z.enum(["paid", "arranged", "failed", "refunded", "refund_failed", "disputed", "reinstated"]),
  description: z.string(),
  /** The provider's id of the event that reported it. */
  eventId: z.string(),
  /** The provider's names that lead later events to this member. */
  customerId: z.string().optional(),
  chargeId: z.string().optional(),
  invoiceId: z.string().optional(),
  /** Of a refund: all that had gone back of its payment then. */
  refundedCents: z.number().int().optional(),
  /** Of what was paid back outside the payment provider. */
  settlement: z.object({ how: SettlementHow, reference: z.string() }).optional(),
  /** The plan that a checkout named. */
  tier: SubscriptionTier.optional(),
});
export type PaymentRecord = z.infer<typeof PaymentRecord>;

const PAYMENT = streamKeys.payment;
const AddedPayment = PaymentRecord.extend({ sk: z.string().startsWith(PAYMENT) });

const MOST_SHOWN = 25;
const PAGE = 100;

type NotedRefund = { chargeId: string; refundedCents: number };

const markOf = ({ chargeId, refundedCents }: NotedRefund) => ({
  provider: "refund",
  id: `${chargeId}@${refundedCents}`,
});

type ReportedOnce = { provider: string; id: string; kind: string; onceId?: string };

const failureMarkOf = (refundId: string) => ({ provider: "refund-failed", id: refundId });

export type NewPayment = Omit<PaymentRecord, "paymentId">;

/**
 * The ledger: `(userId, "PAYMENT#" + ulid)`, in cents, all of it by time in the index byListing (`listing` = payment); and the events seen, `("EVENT#provider#id", "EVENT")`, TTL 30 days, so that
 * each counts once however often it is delivered.
 *
 * | access | units |
 * |---|---|
 * | list, the newest 25 | 0.5 read per 4 KB |
 * | listAll | 1 read per 4 KB |
 * | hasRefund, hasFailedRefund | 1 read |
 * | applyOnce | 2 writes for the event, 2 for what happened once, 2 for each item, + indexes |
 */
export class PaymentRepository {
  constructor(
    private readonly documents: DynamoDBDocumentClient,
    private readonly table: string,
  ) {}

  /** The write that adds an entry to the ledger. */
  addWrite(payment: NewPayment): TransactItem {
    const paymentId = ulid(Date.parse(payment.at));
    const record: PaymentRecord = { ...payment, paymentId };
    const listed = { listing: "payment", listedAt: record.at };
    return { Put: { TableName: this.table, Item: { ...record, ...listed, sk: PAYMENT + paymentId } } };
  }

  /** The writes that make an entry another person's: the visitor's who paid it, once it is known which member they are. */
  moveWrites(entry: PaymentRecord, userId: string): TransactItem[] {
    const sk = PAYMENT + entry.paymentId;
    const listed = { listing: "payment", listedAt: entry.at };
    return [
      { Put: { TableName: this.table, Item: { ...entry, userId, ...listed, sk } } },
      { Delete: { TableName: this.table, Key: { userId: entry.userId, sk } } },
    ];
  }

  /** A member's newest entries, newest first. */
  async list(userId: string): Promise<PaymentRecord[]> {
    return (await this.query(userId, { Limit: MOST_SHOWN })).entries;
  }

  /** All of a member's entries, newest first, with what was written a moment ago. */
  async listAll(userId: string): Promise<PaymentRecord[]> {
    const ledger: PaymentRecord[] = [];
    let start: QueryCommandInput["ExclusiveStartKey"];
    do {
      const page = await this.query(userId, { ConsistentRead: true, Limit: PAGE, ExclusiveStartKey: start });
      ledger.push(...page.entries);
      start = page.next;
    } while (start);
    return ledger;
  }

  /** Remembers whose a customer of the provider is: later events name only the customer. */
  customerWrite(customerId: string, userId: string): TransactItem {
    return {
      Put: { TableName: this.table, Item: { userId: `CUSTOMER#${customerId}`, sk: "CLAIM", ownerId: userId } },
    };
  }

  /** Remembers whose one payment is, and by which customer: a chargeback names nothing else. */
  chargeWrite(chargeId: string, { userId, customerId }: Pick<PaymentRecord, "userId" | "customerId">): TransactItem {
    const claim = { userId: `CHARGE#${chargeId}`, sk: "CLAIM", ownerId: userId, customerId };
    return { Put: { TableName: this.table, Item: claim } };
  }

  /** The customer of one payment; undefined of a plan that is paid once. */
  async customerOf(chargeId: string): Promise<string | undefined> {
    const get = new GetCommand({ TableName: this.table, Key: { userId: `CHARGE#${chargeId}`, sk: "CLAIM" } });
    const { Item: claim } = await this.documents.send(get);
    return typeof claim?.customerId === "string" ? claim.customerId : undefined;
  }

  /**
   * Marks a refund as being in the ledger, by its payment and all that went back of it so far: the order that made it and the
   * provider's event tell of the same one. Refused when it is marked.
   */
  refundWrite(refund: NotedRefund, at: Date): TransactItem {
    return seenWrite(this.table, { ...markOf(refund), at });
  }

  /** Whether a refund was already entered, from whatever source. */
  async hasRefund(refund: NotedRefund): Promise<boolean> {
    return this.isSeen(markOf(refund));
  }

  /** Takes the mark of a refund away that failed, so that the next one of the same sum counts. */
  unmarkRefundWrite(refund: NotedRefund): TransactItem {
    return { Delete: { TableName: this.table, Key: eventKey(markOf(refund)) } };
  }

  /** Marks a refund, by the provider's id, as having failed: the provider says so in several events. Refused when it is marked. */
  failedRefundWrite(refundId: string, at: Date): TransactItem {
    return seenWrite(this.table, { ...failureMarkOf(refundId), at });
  }

  /** Whether a refund, by the provider's id, is known to have failed. */
  async hasFailedRefund(refundId: string): Promise<boolean> {
    return this.isSeen(failureMarkOf(refundId));
  }

  private async query(userId: string, input: Omit<QueryCommandInput, "TableName">) {
    const query = new QueryCommand({
      ...input,
      TableName: this.table,
      KeyConditionExpression: "userId = :userId AND begins_with(sk, :payment)",
      ExpressionAttributeValues: { ":userId": userId, ":payment": PAYMENT },
      ScanIndexForward: false,
    });
    const { Items: items = [], LastEvaluatedKey: next } = await this.documents.send(query);
    return { entries: items.map((item) => PaymentRecord.parse(item)), next };
  }

  private async isSeen(event: { provider: string; id: string }): Promise<boolean> {
    const get = new GetCommand({ TableName: this.table, Key: eventKey(event), ConsistentRead: true });
    return (await this.documents.send(get)).Item !== undefined;
  }

  /** @throws TransactionCanceledException when a condition of one of the writes fails; nothing is written then */
  async transact(items: TransactItem[]): Promise<void> {
    await transact(this.documents, items);
  }

  /**
   * Writes an event's effects together with the event itself, and with what happened once, where it names that.
   *
   * @returns false when one of the two was seen before; nothing is written then
   * @throws TransactionCanceledException when a condition of the effects fails
   */
  async applyOnce({ provider, id, kind, onceId }: ReportedOnce, effects: TransactItem[], at: Date): Promise<boolean> {
    const ids = onceId === undefined ? [id] : [id, `${kind}@${onceId}`];
    const seen = ids.map((each) => seenWrite(this.table, { provider, id: each, at }));
    try {
      await transact(this.documents, [...seen, ...effects]);
      return true;
    } catch (error) {
      if (refusedItems(error)?.some((place) => place < seen.length)) return false;
      throw error;
    }
  }
}

/** What the stream of the table Users says was added to the ledger. */
export function paymentAddedOf(record: DynamoDBRecord): PaymentRecord | undefined {
  return addedOf(record, AddedPayment);
}
