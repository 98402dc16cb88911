import { type DynamoDBDocumentClient, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import type { ReportFileType } from "#shared/domain/document/report-file";
import { isRefused } from "./table";
import { incomingReportKey, keyOf, type UploadRecord } from "./uploads";

/** Pictures of one upload, the first included. */
export const MOST_PICTURES = 10;

type Owned = Pick<UploadRecord, "userId" | "uploadId">;

/** A page's picture: `part` counts the files of an upload from 1; of a PDF, `pdfPage` counts its pages. */
export const PagePlace = z.object({ part: z.number().int(), pdfPage: z.number().int().optional() });
export type PagePlace = z.infer<typeof PagePlace>;

/** The event of the job that reads one page. */
export const PageToRead = PagePlace.extend({ userId: z.string(), uploadId: z.string() });
export type PageToRead = z.infer<typeof PageToRead>;

/** Where the form puts one of an upload's files. */
export function partKey(upload: Owned, part: number): string {
  return part === 1 ? incomingReportKey(upload) : `${incomingReportKey(upload)}/${part}`;
}

/** Where a file is from its reading on: no form leads there. It expires as where it came. */
export const takenKey = (upload: Owned, part: number) => `${incomingReportKey(upload)}/taken/${part}`;

/** Where it is kept what a page's picture says, until the whole upload was read. It expires with the file. */
export function readingKey(upload: Owned, { part, pdfPage = 0 }: PagePlace): string {
  return `${readingFolder(upload)}${part}-${pdfPage}.json`;
}

/** Where in the bucket the readings of an upload's pages are, with a slash at the end. */
export const readingFolder = (upload: Owned) => `${incomingReportKey(upload)}/read/`;

/** A reading that has not ended by then has failed: Lambda's three tries at a page take less. */
const LOST_AFTER_MS = 5 * 60_000;
const MOST_STARTS = 3;

const lostBefore = (at: Date) => new Date(at.getTime() - LOST_AFTER_MS).toISOString();

/** Whether reading was started three times and lost each time: it is not tried for ever. */
export function hasReadingFailed({ readingSince, readingStarts = 0 }: UploadRecord, at: Date): boolean {
  return readingStarts >= MOST_STARTS && readingSince !== undefined && readingSince < lostBefore(at);
}

/**
 * The pictures of an upload, and who started to read them, in the upload's own record: see `UploadRepository`. Each call is 1 write.
 */
export class UploadPageRepository {
  constructor(
    private readonly documents: DynamoDBDocumentClient,
    private readonly table: string,
  ) {}

  /** Announces another picture. @returns its number; undefined when the upload was read already, or has 10 pictures */
  async add(upload: Owned, contentType: ReportFileType): Promise<number | undefined> {
    const update = new UpdateCommand({
      TableName: this.table,
      Key: keyOf(upload),
      // A reading that has started does not know this page.
      UpdateExpression:
        "SET pageTypes = list_append(if_not_exists(pageTypes, :none), :more) REMOVE readingSince, readingStarts",
      ConditionExpression: "#status = :awaiting AND (attribute_not_exists(pageTypes) OR size(pageTypes) < :most)",
      ExpressionAttributeNames: { "#status": "status" },
      ExpressionAttributeValues: {
        ":awaiting": "awaiting",
        ":none": [],
        ":more": [contentType],
        ":most": MOST_PICTURES - 1,
      },
      ReturnValues: "UPDATED_NEW",
    });
    const { Attributes } = (await this.unlessRefused(update)) ?? {};
    return Attributes && Pages.parse(Attributes).pageTypes.length + 1;
  }

  /**
   * Makes one call the one that starts the reading: of two calls at once, and of those that ask how far it is, no other does.
   *
   * @returns whether this call is to start it, the first time or after an earlier reading was lost
   */
  async claimReading(upload: Owned, at: Date): Promise<boolean> {
    const update = new UpdateCommand({
      TableName: this.table,
      Key: keyOf(upload),
      UpdateExpression: "SET readingSince = :now ADD readingStarts :one",
      ConditionExpression: "#status = :awaiting AND (attribute_not_exists(readingSince) OR readingSince < :lost)",
      ExpressionAttributeNames: { "#status": "status" },
      ExpressionAttributeValues: {
        ":awaiting": "awaiting",
        ":now": at.toISOString(),
        ":lost": lostBefore(at),
        ":one": 1,
      },
    });
    return (await this.unlessRefused(update)) !== undefined;
  }

  /** The reading could not be started: the next call tries again at once. */
  async giveBackReading(upload: Owned): Promise<void> {
    const update = { TableName: this.table, Key: keyOf(upload), UpdateExpression: "REMOVE readingSince" };
    await this.documents.send(new UpdateCommand(update));
  }

  private async unlessRefused(update: UpdateCommand) {
    return this.documents.send(update).catch((error: unknown) => {
      if (isRefused(error)) return undefined;
      throw error;
    });
  }
}

const Pages = z.object({ pageTypes: z.array(z.string()) });
