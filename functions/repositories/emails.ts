import { type DynamoDBDocumentClient, GetCommand, PutCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import type { DynamoDBRecord } from "aws-lambda";
import { ulid } from "ulid";
import * as z from "zod";
import { Language } from "#shared/api/schemas/common";
import { ttlOf } from "#shared/domain/retention/retention";
import { addedOf } from "./stream-changes";
import { streamKeys } from "./stream-keys";
import { isRefused, type TransactItem } from "./table";
import type { UserRecord } from "./user-record";

/** What mails can say; the words are in the catalogue `email`. */
export const EmailKind = z.enum([
  "accountOpened",
  "confirmEmail",
  "knownAddress",
  "passwordReset",
  "noPassword",
  "passwordChanged",
  "secondFactorOn",
  "secondFactorOff",
  "accountDeleted",
  "contractSigned",
  "contractCopies",
  "contractCanceled",
  "noticeGiven",
  "activated",
  "paymentFailed",
  "paymentRefunded",
  "paymentPaidBack",
  "refundFailed",
  "subscriptionEnded",
]);
export type EmailKind = z.infer<typeof EmailKind>;

/** A mail that is to be sent. To whom it goes is read from the person's record when it leaves. */
export const EmailRecord = z.object({ userId: z.string(), sk: z.string(), kind: EmailKind, language: Language });
export type EmailRecord = z.infer<typeof EmailRecord>;

export type NewEmail = {
  userId: string;
  kind: EmailKind;
  language: Language;
  /** At most one mail of its kind for each; without it every call makes one. */
  dedupeKey?: string;
  /** Where the record will be gone when the mail leaves. */
  addressee?: Addressee;
};

/** `provenAt`: since when the address is known to be theirs. */
export type Addressee = { to: string; name: string; provenAt?: string };

/** What a mail is about: its own order, or a contract. `orderId` names it among the person's items. */
export type MailKey = { userId: string; orderId: string };

/** `addressee`: to whom the order itself says that it goes, as to a person whose record is gone. */
export type OrderedEmail = MailKey & {
  kind: EmailKind;
  addressee?: Pick<UserRecord, "userId" | "email" | "emailProvenAt" | "firstName" | "language">;
};

const EMAIL_OUT = streamKeys.email;
const AddedEmail = z.object({
  userId: z.string(),
  sk: z.string().startsWith(EMAIL_OUT),
  kind: EmailKind,
  language: Language.catch("en"),
  to: z.string().optional(),
  name: z.string().optional(),
  provenAt: z.string().optional(),
});

/**
 * Mails to be sent: `(userId, "EMAIL-OUT#" + kind + "#" + dedupeKey)`, TTL 30 days. The table's stream hands each to the job
 * send-notices, which marks it with `mailedAt`; a signed contract, `(userId, "CONTRACT#" + ulid)`, is an order for its
 * copies, which leave once the address is proven.
 *
 * | access | units |
 * |---|---|
 * | add, done | 1 write |
 * | wasMailed | 1 read |
 */
export class EmailRepository {
  constructor(
    private readonly documents: DynamoDBDocumentClient,
    private readonly table: string,
  ) {}

  /** The write that orders a mail, for the transaction that is its reason. */
  addWrite({ userId, kind, language, dedupeKey = ulid(), addressee }: NewEmail, at: Date): TransactItem {
    const record: EmailRecord = { userId, sk: `${EMAIL_OUT}${kind}#${dedupeKey}`, kind, language };
    return {
      Put: {
        TableName: this.table,
        Item: { ...record, ...addressee, createdAt: at.toISOString(), ttl: ttlOf("email", at) },
        ConditionExpression: "attribute_not_exists(userId)",
      },
    };
  }

  /** Orders a mail; one that was ordered before is not ordered again. */
  async add(email: NewEmail, at: Date): Promise<void> {
    const { Put: put } = this.addWrite(email, at);
    if (put) await this.documents.send(new PutCommand(put)).catch(unlessRefused);
  }

  /** Marks a mail as sent. Nothing happens when its order is gone. */
  async done(key: MailKey, at: Date): Promise<void> {
    const update = new UpdateCommand({
      TableName: this.table,
      Key: itemKey(key),
      UpdateExpression: "SET mailedAt = :at",
      ConditionExpression: "attribute_exists(userId)",
      ExpressionAttributeValues: { ":at": at.toISOString() },
    });
    await this.documents.send(update).catch(unlessRefused);
  }

  /** Whether a mail was sent: the stream may hand its order over twice. */
  async wasMailed(key: MailKey): Promise<boolean> {
    const { Item: item } = await this.documents.send(
      new GetCommand({ TableName: this.table, Key: itemKey(key), ConsistentRead: true }),
    );
    return item?.mailedAt !== undefined;
  }
}

/** What the stream of the table Users says is to be mailed. */
export function emailOrderedOf(record: DynamoDBRecord): OrderedEmail | undefined {
  const added = addedOf(record, AddedEmail);
  if (!added) return undefined;
  const { userId, sk, kind, language, to, name, provenAt } = added;
  const addressee = to ? { userId, email: to, emailProvenAt: provenAt, firstName: name, language } : undefined;
  return { userId, orderId: sk, kind, addressee };
}

function itemKey({ userId, orderId }: MailKey) {
  return { userId, sk: orderId };
}

function unlessRefused(error: unknown): void {
  if (!isRefused(error)) throw error;
}
