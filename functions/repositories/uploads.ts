import {
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
} from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { Bureau } from "#shared/domain/bureau/bureau";
import { reportFileTypes } from "#shared/domain/document/report-file";
import type { TransactItem } from "./table";

/** Why a file was refused: the same answer however often it is asked. */
export const Refusal = z.enum(["PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE", "FILE_LOCKED", "NOT_A_CREDIT_REPORT"]);
export type Refusal = z.infer<typeof Refusal>;

/** What a file showed, so that it need not be read again: its items by id, its bureaus, the scores that it printed itself. */
const Found = z.object({
  itemIds: z.array(z.string()),
  bureaus: z.array(Bureau),
  scores: z.partialRecord(Bureau, z.number()),
});
export type Found = z.infer<typeof Found>;

/** An uploaded report: `awaiting` until it was read. The report that it became has its id. Its name is not kept. */
const UploadRecord = z.object({
  userId: z.string(),
  uploadId: z.string(),
  contentType: z.enum(reportFileTypes),
  status: z.enum(["awaiting", "analyzed", "refused"]),
  refusal: Refusal.optional(),
  found: Found.optional(),
  createdAt: z.string(),
});
export type UploadRecord = z.infer<typeof UploadRecord>;

type Owned = Pick<UploadRecord, "userId" | "uploadId">;

const DAY_MS = 86_400_000;
/** As long as the store keeps a file that was not read. */
const WAITING_MS = DAY_MS;
const KEPT_MS = 30 * DAY_MS;

/** Where the form puts the file: nothing reads it there but the analysis, which deletes it. Objects here expire after a day. */
export const incomingReportKey = ({ userId, uploadId }: Owned) => `incoming/reports/${userId}/${uploadId}`;

/**
 * Uploaded credit reports of a member, in the table Users: `(userId, "UPLOAD#" + ULID)`, TTL 30 days.
 *
 * | access | units |
 * |---|---|
 * | get | 1 read |
 * | countWaiting (at most 40 of a day) | 0.5 read per 4 KB |
 * | create, refuse | 1 write each |
 * | markAnalyzedWrite, in a transaction | 2 writes |
 */
export class UploadRepository {
  constructor(
    private readonly documents: DynamoDBDocumentClient,
    private readonly table: string,
  ) {}

  async create({ userId, uploadId, contentType }: Pick<UploadRecord, "userId" | "uploadId" | "contentType">, at: Date) {
    const ttl = Math.ceil((at.getTime() + KEPT_MS) / 1_000);
    const item = { userId, uploadId, contentType, status: "awaiting", createdAt: at.toISOString(), ttl };
    await this.documents.send(new PutCommand({ TableName: this.table, Item: { ...item, ...keyOf(item) } }));
  }

  async get(userId: string, uploadId: string): Promise<UploadRecord | undefined> {
    const key = keyOf({ userId, uploadId });
    const { Item: item } = await this.documents.send(
      new GetCommand({ TableName: this.table, Key: key, ConsistentRead: true }),
    );
    return item && UploadRecord.parse(item);
  }

  /** How many files of the last day may still lie in the store. */
  async countWaiting(userId: string, at: Date): Promise<number> {
    const since = new Date(at.getTime() - WAITING_MS).toISOString();
    const query = new QueryCommand({
      TableName: this.table,
      KeyConditionExpression: "userId = :userId AND begins_with(sk, :upload)",
      ExpressionAttributeValues: { ":userId": userId, ":upload": "UPLOAD#" },
      ScanIndexForward: false,
      Limit: 60,
    });
    const { Items: items = [] } = await this.documents.send(query);
    const uploads = items.map((item) => UploadRecord.parse(item));
    return uploads.filter(({ status, createdAt }) => status === "awaiting" && createdAt > since).length;
  }

  async refuse(upload: Owned, refusal: Refusal): Promise<void> {
    const update = new UpdateCommand({
      TableName: this.table,
      Key: keyOf(upload),
      UpdateExpression: "SET #status = :refused, refusal = :refusal",
      ConditionExpression: "#status = :awaiting",
      ExpressionAttributeNames: { "#status": "status" },
      ExpressionAttributeValues: { ":refused": "refused", ":awaiting": "awaiting", ":refusal": refusal },
    });
    await this.documents.send(update);
  }

  /** Refused when it was read already: two calls at once save one report. */
  markAnalyzedWrite(upload: Owned, found: Found): TransactItem {
    return {
      Update: {
        TableName: this.table,
        Key: keyOf(upload),
        UpdateExpression: "SET #status = :analyzed, #found = :found",
        ConditionExpression: "#status = :awaiting",
        ExpressionAttributeNames: { "#status": "status", "#found": "found" },
        ExpressionAttributeValues: { ":analyzed": "analyzed", ":awaiting": "awaiting", ":found": found },
      },
    };
  }
}

function keyOf({ userId, uploadId }: Owned) {
  return { userId, sk: `UPLOAD#${uploadId}` };
}
