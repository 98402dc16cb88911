import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  type S3Client,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";

const READ_SECONDS = 300;

/** Files too large for an answer: written piece by piece, fetched by an address that is good for 5 minutes. */
export class S3Exports {
  constructor(
    private readonly client: S3Client,
    private readonly bucket: string,
  ) {}

  /** @param pieces each but the last at least 5 MiB, as the store demands; only one is held at a time */
  async write(key: string, contentType: string, pieces: AsyncIterable<string>): Promise<void> {
    const file = { Bucket: this.bucket, Key: key };
    const { UploadId } = await this.client.send(
      new CreateMultipartUploadCommand({ ...file, ContentType: contentType }),
    );
    const upload = { ...file, UploadId };
    try {
      const Parts: { PartNumber: number; ETag: string | undefined }[] = [];
      for await (const piece of pieces) {
        const PartNumber = Parts.length + 1;
        const { ETag } = await this.client.send(new UploadPartCommand({ ...upload, PartNumber, Body: piece }));
        Parts.push({ PartNumber, ETag });
      }
      await this.client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }));
    } catch (error) {
      await this.client.send(new AbortMultipartUploadCommand(upload));
      throw error;
    }
  }

  /** Where whoever has it can fetch a file under a name. */
  readUrl(key: string, contentType: string, fileName: string): Promise<string> {
    const get = new GetObjectCommand({
      Bucket: this.bucket,
      Key: key,
      ResponseContentType: contentType,
      ResponseCacheControl: "private, no-store",
      ResponseContentDisposition: `attachment; filename="${fileName}"`,
    });
    return getSignedUrl(this.client, get, { expiresIn: READ_SECONDS });
  }
}
