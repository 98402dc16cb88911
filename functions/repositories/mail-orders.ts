import { type DynamoDBDocumentClient, GetCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { Bureau, HeldBackFor } from "#shared/domain/schemas";
import { LetterHashes } from "./dispute-item";
import { MAIL_ORDER_PREFIX, type OrderOf, orderKey, orderOf } from "./mail-order-key";
import { queryAll } from "./query";
import { isRefused, type TransactItem, transact } from "./table";

/** A letter that the post has taken. Instants. */
const MailedLetter = z.object({
  providerLetterId: z.string(),
  mailedAt: z.string(),
  trackingNumber: z.string().optional(),
});
export type MailedLetter = z.infer<typeof MailedLetter>;

/** A letter that cannot leave, since when and why. */
const HeldBack = z.object({ at: z.string(), for: HeldBackFor });
export type HeldBack = z.infer<typeof HeldBack>;

/** An order to mail one letter again, with an approval and an idempotency key of its own. What left before stays as it was. */
const MailAgain = z.object({
  key: z.string(),
  bureau: Bureau,
  approval: z.object({ at: z.string(), address: z.string(), userAgent: z.string(), letterHash: z.string() }),
  mailed: MailedLetter.optional(),
  heldBack: HeldBack.optional(),
});
export type MailAgain = z.infer<typeof MailAgain>;

/** In the index `byStatus`, an order of which a letter waits to be mailed again. */
export const MAIL_AGAIN = "mail_again";

/**
 * The member's order to mail the letters of one round, with the approval that the law asks for: which texts, when, from where.
 * `key` is the idempotency key of its letters, stored before any of them is handed over.
 */
const MailOrder = z.object({
  userId: z.string(),
  key: z.string(),
  approval: z.object({
    at: z.string(),
    address: z.string(),
    userAgent: z.string(),
    letterHashes: LetterHashes,
    /** When letters that had no return address got the member's; the hashes are of these. */
    addressedAt: z.string().optional(),
  }),
  mailAfter: z.string(),
  /** The disputes, this one included, whose letters were approved as one with these: their orders have the same key. */
  together: z.array(z.string()).optional(),
  mailed: z.partialRecord(Bureau, MailedLetter),
  /** The letters that cannot leave as they were approved. */
  heldBack: z.partialRecord(Bureau, HeldBack).optional(),
  /** Later orders to mail a letter of the round again, the first one first. */
  again: z.array(MailAgain).optional(),
});

export type MailOrder = z.infer<typeof MailOrder> & OrderOf;

/**
 * Mail orders, in the Disputes table beside their dispute: key `userId`, `MAIL#<dispute id>#<round, 2 digits>`. Written in the
 * transaction that submits, so the table's stream carries them to the mail job: the outbox. Index `byStatus`: `mail_again`, and when
 * the next of its letters is due to be mailed again.
 *
 * | access | key | units |
 * |---|---|---|
 * | one | GetItem, consistent | 1 read |
 * | all of a member | Query, consistent | 1 read per 4 KB |
 * | place | Put in a transaction | 2 writes |
 * | record a mailed letter, or those held back | Update | 1 write |
 */
export class MailOrderRepository {
  constructor(
    private readonly documents: DynamoDBDocumentClient,
    private readonly table: string,
  ) {}

  /** The order of a round's letters; undefined when none was placed. */
  async get(of: OrderOf): Promise<MailOrder | undefined> {
    const get = new GetCommand({ TableName: this.table, Key: orderKey(of), ConsistentRead: true });
    const { Item: item } = await this.documents.send(get);
    return item && { ...MailOrder.parse(item), disputeId: of.disputeId, round: of.round };
  }

  /** All of a member's. */
  async all(userId: string): Promise<MailOrder[]> {
    const items = await queryAll(this.documents, {
      TableName: this.table,
      KeyConditionExpression: "userId = :userId AND begins_with(disputeId, :mail)",
      ExpressionAttributeValues: { ":userId": userId, ":mail": MAIL_ORDER_PREFIX },
      ConsistentRead: true,
    });
    return items.flatMap((item) => {
      const of = orderOf(userId, String(item.disputeId));
      return of ? [{ ...MailOrder.parse(item), ...of }] : [];
    });
  }

  /** The write that places an order; refused when the round has one. */
  placeWrite({ round, disputeId, ...order }: MailOrder): TransactItem {
    return {
      Put: {
        TableName: this.table,
        Item: { ...order, ...orderKey({ userId: order.userId, disputeId, round }) },
        ConditionExpression: "attribute_not_exists(disputeId)",
      },
    };
  }

  /** The write that takes an order back before any letter of it left; refused after. */
  stopWrite(of: OrderOf): TransactItem {
    return {
      Delete: {
        TableName: this.table,
        Key: orderKey(of),
        ConditionExpression: "size(mailed) = :none",
        ExpressionAttributeValues: { ":none": 0 },
      },
    };
  }

  /** The write that keeps the hashes of letters which have got their return address; refused when one has left. */
  addressWrite(of: OrderOf, letterHashes: LetterHashes, at: string): TransactItem {
    return {
      Update: {
        TableName: this.table,
        Key: orderKey(of),
        UpdateExpression: "SET approval.letterHashes = :hashes, approval.addressedAt = :at",
        ConditionExpression: "size(mailed) = :none",
        ExpressionAttributeValues: { ":hashes": letterHashes, ":at": at, ":none": 0 },
      },
    };
  }

  /**
   * The write that gives a letter the tracking number that the post named later than the rest: the first letter of its bureau, or at a
   * place in the list of those that were mailed again.
   */
  addTrackingWrite(of: OrderOf, letter: Bureau | number, trackingNumber: string): TransactItem {
    const isAgain = typeof letter === "number";
    const path = isAgain ? `again[${letter}].mailed` : "mailed.#bureau";
    return {
      Update: {
        TableName: this.table,
        Key: orderKey(of),
        UpdateExpression: `SET ${path}.trackingNumber = :number`,
        ConditionExpression: `attribute_exists(${path})`,
        ...(!isAgain && { ExpressionAttributeNames: { "#bureau": letter } }),
        ExpressionAttributeValues: { ":number": trackingNumber },
      },
    };
  }

  /** The write that orders a letter to be mailed again from `mailAfter` on, beside those that wait since `waitingSince`. */
  orderAgainWrite(of: OrderOf, again: MailAgain, waitingSince: string): TransactItem {
    return {
      Update: {
        TableName: this.table,
        Key: orderKey(of),
        UpdateExpression:
          "SET again = list_append(if_not_exists(again, :none), :new), #status = :again, statusAt = :since",
        ConditionExpression: "attribute_exists(mailed)",
        ExpressionAttributeNames: { "#status": "status" },
        ExpressionAttributeValues: { ":none": [], ":new": [again], ":again": MAIL_AGAIN, ":since": waitingSince },
      },
    };
  }

  /** The write after letters were mailed again: the order is due with the next of them, or not any more. */
  settleAgainWrite(of: OrderOf, nextAt: string | undefined): TransactItem {
    const isDue = nextAt !== undefined;
    return {
      Update: {
        TableName: this.table,
        Key: orderKey(of),
        UpdateExpression: isDue ? "SET statusAt = :next" : "REMOVE #status, statusAt",
        ConditionExpression: "attribute_exists(mailed)",
        ...(isDue
          ? { ExpressionAttributeValues: { ":next": nextAt } }
          : { ExpressionAttributeNames: { "#status": "status" } }),
      },
    };
  }

  /** Keeps what became of a letter that was to be mailed again; `place` in the order's list. */
  async recordAgain(of: OrderOf, place: number, fate: Pick<MailAgain, "mailed" | "heldBack">): Promise<void> {
    const [name, value] = fate.mailed ? (["mailed", fate.mailed] as const) : (["heldBack", fate.heldBack] as const);
    await this.documents.send(
      new UpdateCommand({
        TableName: this.table,
        Key: orderKey(of),
        UpdateExpression: `SET again[${place}].${name} = :fate`,
        ConditionExpression: `attribute_exists(again[${place}])`,
        ExpressionAttributeValues: { ":fate": value },
      }),
    );
  }

  /**
   * Keeps what the post answered for one bureau's letter, also in the orders of the others that it is about: all or none, so that none
   * of them is stopped as if nothing had left, or mailed a second time. Refused when the order was stopped in the meantime.
   */
  async recordMailed(of: OrderOf, bureau: Bureau, letter: MailedLetter, others: readonly OrderOf[] = []) {
    const update = (each: OrderOf) => ({
      TableName: this.table,
      Key: orderKey(each),
      UpdateExpression: "SET mailed.#bureau = :letter",
      ConditionExpression: "attribute_exists(mailed)",
      ExpressionAttributeNames: { "#bureau": bureau },
      ExpressionAttributeValues: { ":letter": letter },
    });
    if (others.length > 0) {
      try {
        return await transact(
          this.documents,
          [of, ...others].map((each) => ({ Update: update(each) })),
        );
      } catch (error) {
        // One of the others was stopped: what has left of this one is recorded all the same.
        if (!isRefused(error)) throw error;
      }
    }
    await this.documents.send(new UpdateCommand(update(of)));
  }

  /** Keeps which letters cannot leave; refused when the order was stopped in the meantime. */
  async recordHeldBack(of: OrderOf, heldBack: NonNullable<MailOrder["heldBack"]>): Promise<void> {
    await this.documents.send(
      new UpdateCommand({
        TableName: this.table,
        Key: orderKey(of),
        UpdateExpression: "SET heldBack = :letters",
        ConditionExpression: "attribute_exists(mailed)",
        ExpressionAttributeValues: { ":letters": heldBack },
      }),
    );
  }
}
