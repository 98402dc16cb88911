import type { S3Client } from "@aws-sdk/client-s3";
import { createPresignedPost } from "@aws-sdk/s3-presigned-post";
import type { ImageStore, UploadForm } from "./store";

const FORM_SECONDS = 300;

/** Presigned forms of one bucket: apart from `S3Images`, since only few routes need the signer. */
export class S3Forms implements Pick<ImageStore, "uploadForm"> {
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
}
