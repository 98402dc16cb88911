import { type DynamoDBDocumentClient, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { AppError } from "#shared/api/errors";
import type { UploadCheck } from "#shared/api/schemas/upload";
import { as, packJson } from "./table";
import { readingKeyOf, type UploadRecord } from "./uploads";

/** Beside a reading of 250 KB at most, in a record of 400 KB at most. */
const MOST_BYTES = 64 * 1024;

/**
 * What members said of what was read, before they confirm it: kept in the item of the reading, `(userId, "READING#" + ULID)` in the
 * table Users, and read with it.
 *
 * | access | units |
 * |---|---|
 * | save | 1 write per KB of the reading and the check |
 */
export class UploadCheckRepository {
  constructor(
    private readonly documents: DynamoDBDocumentClient,
    private readonly table: string,
  ) {}

  /** Stores it in the place of what was said before. @throws AppError NOT_FOUND when nothing was read, PAYLOAD_TOO_LARGE */
  async save(upload: Pick<UploadRecord, "userId" | "uploadId">, check: UploadCheck): Promise<void> {
    const packed = packJson(check);
    if (packed.length > MOST_BYTES) throw new AppError("PAYLOAD_TOO_LARGE");
    const update = new UpdateCommand({
      TableName: this.table,
      Key: readingKeyOf(upload),
      UpdateExpression: "SET #check = :check",
      ConditionExpression: "attribute_exists(sk)",
      ExpressionAttributeNames: { "#check": "check" },
      ExpressionAttributeValues: { ":check": packed },
    });
    await this.documents.send(update).catch(as("NOT_FOUND"));
  }
}
