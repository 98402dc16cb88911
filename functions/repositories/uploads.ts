import {
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
} from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { NegativeItem } from "#shared/api/schemas/report";
import { UploadCheck } from "#shared/api/schemas/upload";
import { reportFileTypes } from "#shared/domain/document/report-file";
import { BureauAnswer } from "#shared/domain/report/answer/answer";
import { ReportIdentity } from "#shared/domain/report/report-identity";
import { ReportSource } from "#shared/domain/report/upload/analyze";
import { UnreadPage } from "#shared/domain/report/upload/unread-page";
import { Bureau, Seen } from "#shared/domain/schemas";
import { packJson, type TransactItem, unpackJson } from "./table";

/** Why a file was refused: the same answer however often it is asked. */
export const Refusal = z.enum(["PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE", "FILE_LOCKED", "NOT_A_CREDIT_REPORT"]);
export type Refusal = z.infer<typeof Refusal>;

const ReadingHead = z.object({
  source: ReportSource,
  /** The day that the report itself carries. */
  reportedOn: z.iso.date().optional(),
  /** Day and number of each bureau's part of it. */
  identities: z.partialRecord(Bureau, ReportIdentity).optional(),
  /** When it was read; an instant. */
  readAt: z.string(),
  bureaus: z.array(Bureau),
  /** The bureaus' own scores, where the file prints them. */
  scores: z.partialRecord(Bureau, z.number()),
  /** Whose report it says it is. */
  consumerNames: z.array(z.string()).optional(),
  /** No account was found in it, no good one either. */
  withoutAccounts: z.boolean().optional(),
  /** How many negative accounts the report counts itself, at least. */
  countedNegatives: z.number().int().optional(),
  /** The pages of negative accounts whose creditor's name was not found. */
  namelessPages: z.array(z.number().int()).optional(),
  /** Pages that could not be read. */
  unreadPages: z.array(UnreadPage).optional(),
});

/** What a file shows, until its member has confirmed it and after that for a repeated question. Account numbers are masked. */
export type Reading = z.infer<typeof ReadingHead> & { items: NegativeItem[] };
/** A reading with what its member has said of it so far: see `UploadCheckRepository`. */
type CheckedReading = Reading & { check?: UploadCheck };

/**
 * An uploaded report: `awaiting` until it was read, `analyzed` until its member has confirmed what it shows; `answered` is a
 * bureau's letter and no report. The report that it
 * becomes has its id. Its name is not kept.
 */
const UploadRecord = z.object({
  userId: z.string(),
  uploadId: z.string(),
  contentType: z.enum(reportFileTypes),
  status: z.enum(["awaiting", "analyzed", "confirmed", "answered", "refused"]),
  /** The hash of what its member confirmed. */
  confirmedHash: z.string().optional(),
  /** Of a file that is a bureau's letter about a dispute: what it says. */
  answer: BureauAnswer.optional(),
  refusal: Refusal.optional(),
  /** What a refused file shows, where it could be read. */
  seen: Seen.nullish(),
  /** The types of the pictures that were added to the first one, in order: see `UploadPageRepository`. */
  pageTypes: z.array(z.enum(reportFileTypes)).optional(),
  /** When its pictures were last given out to be read, and how often that was. */
  readingSince: z.string().optional(),
  readingStarts: z.number().int().optional(),
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
 * Uploaded credit reports of a member, in the table Users: `(userId, "UPLOAD#" + ULID)`, and beside each what was read in
 * it, `(userId, "READING#" + ULID)`, both with a TTL of 30 days.
 *
 * | access | units |
 * |---|---|
 * | get | 1 read |
 * | countWaiting (at most 40 of a day) | 0.5 read per 4 KB |
 * | create, refuse, keepAnswer | 1 write each, and 1 per KB of an answer |
 * | reading | 1 read per 4 KB; 12 items have about 3 KB |
 * | analyzedWrites, in a transaction | 2 writes, and 2 per KB of the reading |
 * | confirmedWrite, in a transaction | 2 writes |
 */
export class UploadRepository {
  constructor(
    private readonly documents: DynamoDBDocumentClient,
    private readonly table: string,
  ) {}

  /** Stores a file that is to be uploaded. It expires with the form that takes it. */
  async create({ userId, uploadId, contentType }: Pick<UploadRecord, "userId" | "uploadId" | "contentType">, at: Date) {
    const ttl = Math.ceil((at.getTime() + KEPT_MS) / 1_000);
    const item = { userId, uploadId, contentType, status: "awaiting", createdAt: at.toISOString(), ttl };
    await this.documents.send(new PutCommand({ TableName: this.table, Item: { ...item, ...keyOf(item) } }));
  }

  /** Undefined when the person has no upload of that id, or it expired. */
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
    const waiting = uploads.filter(({ status, createdAt }) => status === "awaiting" && createdAt > since);
    return waiting.reduce((count, { pageTypes = [] }) => count + 1 + pageTypes.length, 0);
  }

  /** Keeps what a bureau's letter says of the items disputed. */
  async keepAnswer(upload: Owned, answer: BureauAnswer): Promise<void> {
    const update = new UpdateCommand({
      TableName: this.table,
      Key: keyOf(upload),
      UpdateExpression: "SET #status = :answered, answer = :answer",
      ConditionExpression: "#status = :awaiting",
      ExpressionAttributeNames: { "#status": "status" },
      ExpressionAttributeValues: { ":answered": "answered", ":awaiting": "awaiting", ":answer": answer },
    });
    await this.documents.send(update);
  }

  /** Notes why a file was refused. @throws ConditionalCheckFailedException when it was read or refused before */
  async refuse(upload: Owned, refusal: Refusal, seen?: Seen): Promise<void> {
    const update = new UpdateCommand({
      TableName: this.table,
      Key: keyOf(upload),
      UpdateExpression: "SET #status = :refused, refusal = :refusal, seen = :seen",
      ConditionExpression: "#status = :awaiting",
      ExpressionAttributeNames: { "#status": "status" },
      ExpressionAttributeValues: {
        ":refused": "refused",
        ":awaiting": "awaiting",
        ":refusal": refusal,
        ":seen": seen ?? null,
      },
    });
    await this.documents.send(update);
  }

  /** What was read in an upload. */
  async reading({ userId, uploadId }: Owned): Promise<CheckedReading | undefined> {
    const get = new GetCommand({
      TableName: this.table,
      Key: readingKeyOf({ userId, uploadId }),
      ConsistentRead: true,
    });
    const { Item: item } = await this.documents.send(get);
    if (!item) return undefined;
    const { payload, check, ...head } = ReadingItem.parse(item);
    const items = z.array(NegativeItem).parse(unpackJson(payload));
    return { ...head, items, check: check && UploadCheck.parse(unpackJson(check)) };
  }

  /** The writes of what was read; the first is refused when another call has read it already. */
  analyzedWrites(upload: Owned, { items, ...head }: Reading): TransactItem[] {
    const ttl = Math.ceil((Date.parse(head.readAt) + KEPT_MS) / 1_000);
    const reading = { ...readingKeyOf(upload), ...head, payload: packJson(items), ttl };
    return [this.statusWrite(upload, "awaiting", "analyzed"), { Put: { TableName: this.table, Item: reading } }];
  }

  /** Refused when another call has confirmed it already. */
  confirmedWrite(upload: Owned, confirmedHash: string): TransactItem {
    const { Update } = this.statusWrite(upload, "analyzed", "confirmed");
    return {
      Update: {
        ...Update,
        UpdateExpression: `${Update.UpdateExpression}, confirmedHash = :hash`,
        ExpressionAttributeValues: { ...Update.ExpressionAttributeValues, ":hash": confirmedHash },
      },
    };
  }

  private statusWrite(upload: Owned, from: UploadRecord["status"], to: UploadRecord["status"]) {
    return {
      Update: {
        TableName: this.table,
        Key: keyOf(upload),
        UpdateExpression: "SET #status = :to",
        ConditionExpression: "#status = :from",
        ExpressionAttributeNames: { "#status": "status" },
        ExpressionAttributeValues: { ":to": to, ":from": from },
      },
    };
  }
}

const ReadingItem = ReadingHead.extend({
  payload: z.instanceof(Uint8Array),
  check: z.instanceof(Uint8Array).optional(),
});

/** Key of what was read in it. */
export function readingKeyOf({ userId, uploadId }: Owned) {
  return { userId, sk: `READING#${uploadId}` };
}

/** Key of an upload in the table Users. */
export function keyOf({ userId, uploadId }: Owned) {
  return { userId, sk: `UPLOAD#${uploadId}` };
}
