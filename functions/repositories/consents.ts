import { type DynamoDBDocumentClient, PutCommand, QueryCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import type { Language } from "#shared/api/schemas/common";
import type { Bureau } from "#shared/domain/bureau/bureau";
import type { TransactItem } from "./table";

/**
 * A consumer's written instruction to pull the credit files, with what it takes to prove it later: FCRA 604(a)(2),
 * 15 U.S.C. § 1681b(a)(2). `textHash` names the exact words that were agreed to, in `language`.
 */
export type PullConsent = {
  userId: string;
  consentId: string;
  /** When the service received it; `givenAt` is the browser's own time. Instants. */
  receivedAt: string;
  givenAt: string;
  fullName: string;
  language: Language;
  textHash: string;
  /** Which version of the words; what it allows is said in `services/reports/consent-text.ts`. */
  textVersion: string;
  text: string[];
  fcraConsent: true;
  permissiblePurposeConsent: true;
  piiProcessingConsent: true;
  purpose: "written_instructions_604a2";
  statedPurpose?: string;
  bureaus: readonly Bureau[];
  provider: string;
  address: string;
  userAgent: string;
};

/** What the monthly look needs to know of a consent. */
const GivenConsent = z.object({ consentId: z.string(), textVersion: z.string().optional() });
export type GivenConsent = z.infer<typeof GivenConsent>;

/**
 * Consents, in the table Users: `(userId, "CONSENT#" + ULID)`. Never changed but for what the pull adds once. Without
 * TTL until the account ends, or the visitor goes: then they are kept for 5 years more.
 *
 * | access | units |
 * |---|---|
 * | store | 2 writes (about 1.5 KB) |
 * | completeWrite, in a transaction | 4 writes |
 * | latest | 0.5 read |
 */
export class ConsentRepository {
  constructor(
    private readonly documents: DynamoDBDocumentClient,
    private readonly table: string,
  ) {}

  /** Stores a new consent, before any bureau is asked. @throws ConditionalCheckFailedException when its id is taken */
  async store(consent: PullConsent): Promise<void> {
    const put = new PutCommand({
      TableName: this.table,
      Item: { ...consent, sk: `CONSENT#${consent.consentId}` },
      ConditionExpression: "attribute_not_exists(userId)",
    });
    await this.documents.send(put);
  }

  /** The consent that a person gave last. */
  async latest(userId: string): Promise<GivenConsent | undefined> {
    const query = new QueryCommand({
      TableName: this.table,
      KeyConditionExpression: "userId = :userId AND begins_with(sk, :consent)",
      ExpressionAttributeValues: { ":userId": userId, ":consent": "CONSENT#" },
      ScanIndexForward: false,
      Limit: 1,
    });
    const [consent] = (await this.documents.send(query)).Items ?? [];
    return consent && GivenConsent.parse(consent);
  }

  /** What came of the consent: the provider's name for the pull and the report, written once. */
  completeWrite(
    { userId, consentId }: Pick<PullConsent, "userId" | "consentId">,
    requestId: string,
    reportId: string,
  ): TransactItem {
    return {
      Update: {
        TableName: this.table,
        Key: { userId, sk: `CONSENT#${consentId}` },
        UpdateExpression: "SET providerRequestId = :requestId, reportId = :reportId",
        ConditionExpression: "attribute_exists(userId) AND attribute_not_exists(reportId)",
        ExpressionAttributeValues: { ":requestId": requestId, ":reportId": reportId },
      },
    };
  }
}
