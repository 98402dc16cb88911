import type { S3Client } from "@aws-sdk/client-s3";
import { createPresignedPost } from "@aws-sdk/s3-presigned-post";
import type { UploadForm } from "#shared/api/schemas/common";

const FORM_SECONDS = 300;

/** Presigned forms with which a browser posts a file to one bucket: `fields` first, then `file`. */
export class BucketForms {
  constructor(
    private readonly client: S3Client,
    private readonly bucket: string,
  ) {}

  /**
   * A form that stores exactly one key, of exactly one type, of 1 to `mostBytes` bytes; good for 5 minutes. S3 takes it more than
   * once, and knows no condition that a form could carry against it: what was checked or read is kept under another key, nothing reads
   * this one afterwards, and what comes late is gone with the day's end.
   */
  uploadForm(key: string, contentType: string, mostBytes: number): Promise<UploadForm> {
    return createPresignedPost(this.client, {
      Bucket: this.bucket,
      Key: key,
      Expires: FORM_SECONDS,
      Fields: { "Content-Type": contentType },
      Conditions: [
        ["eq", "$key", key],
        ["eq", "$Content-Type", contentType],
        ["content-length-range", 1, mostBytes],
      ],
    });
  }
}
