import {
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
} from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { Bureau, ProofKind, ShownPage } from "#shared/domain/schemas";
import { as } from "./table";

/** A proof of a member: `awaiting` until its file was cleaned. */
const ProofRecord = z.object({
  userId: z.string(),
  proofId: z.string(),
  kind: ProofKind,
  /** The member's own name for it; in no letter. */
  name: z.string(),
  status: z.enum(["awaiting", "kept"]),
  createdAt: z.string(),
  /** Whose dispute it belongs to, whether or not it goes with its letters. */
  disputeId: z.string().optional(),
  /** Of a bureau's letter that was uploaded to be read: the upload, and which of its files this is, from 1. */
  uploadId: z.string().optional(),
  part: z.number().int().optional(),
  /** Of pages of an uploaded report: which of them show which item, and where; and which bureaus the report is of. */
  shows: z.array(ShownPage.extend({ itemId: z.string() })).optional(),
  bureaus: z.array(Bureau).optional(),
  /** Of the cleaned file, which is a PDF. */
  pages: z.number().int().optional(),
  sizeBytes: z.number().int().optional(),
  /** SHA-256, hexadecimal. */
  sha256: z.string().optional(),
});
export type ProofRecord = z.infer<typeof ProofRecord>;
/** One whose file is there. */
export type KeptProof = ProofRecord & Required<Pick<ProofRecord, "pages" | "sizeBytes" | "sha256">>;

type Owned = Pick<ProofRecord, "userId" | "proofId">;

/** Where a form puts the file: nothing reads it there but the cleaning. Objects here expire after a day. */
export const incomingProofKey = ({ userId, proofId }: Owned) => `incoming/proofs/${userId}/${proofId}`;
/** Where the cleaned PDF is. It is never replaced. */
export const proofKey = ({ userId, proofId }: Owned) => `proofs/${userId}/${proofId}.pdf`;

/** Whether a proof's file is there and may be used. */
export function isKept(proof: ProofRecord): proof is KeptProof {
  return proof.status === "kept" && proof.sha256 !== undefined;
}

/**
 * A member's proofs, in the table Users: `(userId, "PROOF#" + ULID)`.
 *
 * | access | units |
 * |---|---|
 * | get | 1 read |
 * | list (at most 100 of some 300 bytes) | 4 read, 8 consistent |
 * | create, keep, delete | 1 write each |
 */
export class ProofRepository {
  constructor(
    private readonly documents: DynamoDBDocumentClient,
    private readonly table: string,
  ) {}

  /** Stores a proof that is to be uploaded. */
  async create(proof: ProofRecord): Promise<void> {
    await this.documents.send(new PutCommand({ TableName: this.table, Item: { ...proof, ...keyOf(proof) } }));
  }

  /** Undefined when the member has no proof of that id. */
  async get(userId: string, proofId: string): Promise<ProofRecord | undefined> {
    const get = new GetCommand({ TableName: this.table, Key: keyOf({ userId, proofId }), ConsistentRead: true });
    const { Item: item } = await this.documents.send(get);
    return item && ProofRecord.parse(item);
  }

  /** Oldest first. */
  async list(userId: string): Promise<ProofRecord[]> {
    const query = new QueryCommand({
      TableName: this.table,
      KeyConditionExpression: "userId = :userId AND begins_with(sk, :proof)",
      ExpressionAttributeValues: { ":userId": userId, ":proof": PREFIX },
      ConsistentRead: true,
    });
    const { Items: items = [] } = await this.documents.send(query);
    return items.map((item) => ProofRecord.parse(item));
  }

  /** The file was cleaned: what it is now. @throws AppError NOT_FOUND when it was deleted in the meantime */
  async keep(proof: Owned, file: Pick<KeptProof, "pages" | "sizeBytes" | "sha256">): Promise<void> {
    const update = new UpdateCommand({
      TableName: this.table,
      Key: keyOf(proof),
      UpdateExpression: "SET #status = :kept, pages = :pages, sizeBytes = :sizeBytes, sha256 = :sha256",
      ConditionExpression: "attribute_exists(userId)",
      ExpressionAttributeNames: { "#status": "status" },
      ExpressionAttributeValues: {
        ":kept": "kept",
        ":pages": file.pages,
        ":sizeBytes": file.sizeBytes,
        ":sha256": file.sha256,
      },
    });
    await this.documents.send(update).catch(as("NOT_FOUND"));
  }

  /** Deletes what is known of a proof; its bytes are the bucket's. */
  async delete(proof: Owned): Promise<void> {
    await this.documents.send(new DeleteCommand({ TableName: this.table, Key: keyOf(proof) }));
  }
}

const PREFIX = "PROOF#";

function keyOf({ userId, proofId }: Owned) {
  return { userId, sk: `${PREFIX}${proofId}` };
}
