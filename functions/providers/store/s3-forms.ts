import { GetObjectCommand, type S3Client } from "@aws-sdk/client-s3";
import { createPresignedPost } from "@aws-sdk/s3-presigned-post";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import type { ImageStore, UploadForm } from "./store";

const FORM_SECONDS = 300;
const READ_SECONDS = 60;

/** Presigned forms and addresses of one bucket: apart from `S3Images`, since only few routes need the signer. */
export class S3Forms implements Pick<ImageStore, "uploadForm" | "readUrl"> {
  constructor(
    private readonly client: S3Client,
    private readonly bucket: string,
  ) {}

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

  readUrl(key: string, contentType: string): Promise<string> {
    const get = new GetObjectCommand({
      Bucket: this.bucket,
      Key: key,
      ResponseContentType: contentType,
      ResponseCacheControl: "private, no-store",
      ResponseContentDisposition: "attachment",
    });
    return getSignedUrl(this.client, get, { expiresIn: READ_SECONDS });
  }
}
