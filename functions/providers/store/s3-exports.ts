import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  type S3Client,
  UploadPartCommand,
} from "@aws-sdk/client-s3";

/** Files too large for an answer: written piece by piece. */
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
}
