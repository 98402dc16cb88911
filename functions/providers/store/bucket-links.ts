import { GetObjectCommand, type S3Client } from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";

const READ_SECONDS = 60;

/** Presigned addresses of one bucket's files. */
export class BucketLinks {
  constructor(
    private readonly client: S3Client,
    private readonly bucket: string,
  ) {}

  /** A link to the object, valid for a minute for each person who has it. @param fileName what a browser saves it under */
  readUrl(key: string, contentType: string, fileName?: string): Promise<string> {
    const get = new GetObjectCommand({
      Bucket: this.bucket,
      Key: key,
      ResponseContentType: contentType,
      ResponseCacheControl: "private, no-store",
      ResponseContentDisposition: fileName ? `attachment; filename="${fileName}"` : "attachment",
    });
    return getSignedUrl(this.client, get, { expiresIn: READ_SECONDS });
  }
}
