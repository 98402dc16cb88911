import type { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import type { DynamoDBRecord } from "aws-lambda";
import * as z from "zod";
import type { Language } from "#shared/api/schemas/common";
import type { ContractDocument } from "#shared/api/schemas/contract";
import type { BillingPolicy, SubscriptionTier } from "#shared/domain/plan/plan";
import type { MailKey } from "./emails";
import { queryAll } from "./query";
import { addedOf } from "./stream-changes";
import { streamKeys } from "./stream-keys";
import { type TransactItem, transact } from "./table";

/** A document as it was signed: where its PDF is, and the SHA-256 of its bytes. */
export type SignedDocument = { key: string; sha256: string };

/**
 * A signed contract with what proves it: 15 U.S.C. §§ 1679c(c), 1679d; the consent to documents on a screen § 7001(c).
 * Acknowledgement, consent and signature are three events, in this order; each has its instant.
 */
export type ContractRecord = {
  userId: string;
  contractId: string;
  version: string;
  language: Language;
  plan?: SubscriptionTier;
  billingPolicy: BillingPolicy;
  fullName: string;
  disclosureAcknowledgedAt: string;
  esignConsentAt: string;
  signedAt: string;
  cancelUntil: string;
  serviceMayStartAt: string;
  address: string;
  userAgent: string;
  documents: Record<ContractDocument, SignedDocument>;
};

export type ContractEnd = { cancelledAt: string; endsAt: string; reason?: string; isWithinPeriod: boolean };

/** Which contract was signed, and when. */
const SignedOn = z.object({ contractId: z.string(), signedAt: z.string() });
type SignedOn = z.infer<typeof SignedOn>;

const CONTRACT = streamKeys.contract;
const AddedContract = z.object({ userId: z.string(), sk: z.string().startsWith(CONTRACT) });

/** Where the PDF of a signed document is in the bucket of letters. */
export function contractFileKey(userId: string, contractId: string, document: ContractDocument): string {
  return `contracts/${userId}/${contractId}/${document}.pdf`;
}

/**
 * Contracts, in the table Users: `(userId, "CONTRACT#" + ULID)`. Kept for 5 years after the account ends, or the visitor goes. The one
 * that counts is in the user record; it changes in the same transaction.
 *
 * | access | units |
 * |---|---|
 * | sign, with the user record | 6 writes |
 * | all of a member | 0.5 reads per 4 KB |
 * | end, with the user record and each stopped dispute | 6 writes, and 4 to 6 for each dispute |
 */
export class ContractRepository {
  constructor(
    private readonly documents: DynamoDBDocumentClient,
    private readonly table: string,
  ) {}

  /** The write that stores a signed contract. Refused when its id is taken. */
  signWrite(contract: ContractRecord): TransactItem {
    return {
      Put: {
        TableName: this.table,
        Item: { ...contract, ...itemKey(contract) },
        ConditionExpression: "attribute_not_exists(userId)",
      },
    };
  }

  /** Refused when it was ended before. */
  endWrite(
    userId: string,
    contractId: string,
    { cancelledAt, endsAt, reason, isWithinPeriod }: ContractEnd,
  ): TransactItem {
    return {
      Update: {
        TableName: this.table,
        Key: itemKey({ userId, contractId }),
        UpdateExpression: `SET cancelledAt = :at, endsAt = :end, isWithinPeriod = :within${reason ? ", cancelReason = :reason" : ""}`,
        ConditionExpression: "attribute_exists(userId) AND attribute_not_exists(cancelledAt)",
        ExpressionAttributeValues: {
          ":at": cancelledAt,
          ":end": endsAt,
          ":within": isWithinPeriod,
          ...(reason && { ":reason": reason }),
        },
      },
    };
  }

  /** All that a member ever signed. */
  async all(userId: string): Promise<SignedOn[]> {
    const items = await queryAll(this.documents, {
      TableName: this.table,
      KeyConditionExpression: "userId = :userId AND begins_with(sk, :contract)",
      ExpressionAttributeValues: { ":userId": userId, ":contract": CONTRACT },
    });
    return items.flatMap((item) => SignedOn.safeParse(item).data ?? []);
  }

  /** @throws TransactionCanceledException when a condition of one of the writes fails; nothing is written then */
  async transact(items: TransactItem[]): Promise<void> {
    await transact(this.documents, items);
  }
}

/** A contract as what a mail is about: by it the mail of its copies is marked as sent. */
export function contractKey({ userId, contractId }: Pick<ContractRecord, "userId" | "contractId">): MailKey {
  return { userId, orderId: CONTRACT + contractId };
}

function itemKey({ userId, contractId }: Pick<ContractRecord, "userId" | "contractId">) {
  return { userId, sk: CONTRACT + contractId };
}

/** What the stream of the table Users says was signed. */
export function contractSignedOf(record: DynamoDBRecord): (MailKey & { contractId: string }) | undefined {
  const signed = addedOf(record, AddedContract);
  return signed && { userId: signed.userId, orderId: signed.sk, contractId: signed.sk.slice(CONTRACT.length) };
}
