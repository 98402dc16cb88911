import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from "@aws-sdk/client-s3";

/** Files of one bucket by key. */
export class BucketFiles {
  constructor(
    private readonly s3: S3Client,
    private readonly bucket: string,
  ) {}

  /** A file that is known to be there. */
  async read(key: string): Promise<Uint8Array> {
    const { Body: body } = await this.s3.send(new GetObjectCommand({ Bucket: this.bucket, Key: key }));
    if (!body) throw new Error("A stored file without content");
    return body.transformToByteArray();
  }

  async put(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    await this.s3.send(new PutObjectCommand({ Bucket: this.bucket, Key: key, Body: bytes, ContentType: contentType }));
  }

  /** Stores a file unless one of that name exists: then the first one stays. */
  async putOnce(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    const put = { Bucket: this.bucket, Key: key, Body: bytes, ContentType: contentType, IfNoneMatch: "*" };
    await this.s3.send(new PutObjectCommand(put)).catch((error: unknown) => {
      if (!(error instanceof Error && error.name === "PreconditionFailed")) throw error;
    });
  }

  /** Moves a file; one that is not there was moved before. */
  async move(from: string, to: string): Promise<void> {
    const copy = new CopyObjectCommand({ Bucket: this.bucket, CopySource: `${this.bucket}/${from}`, Key: to });
    await this.s3.send(copy).catch(unlessMissing);
    await this.delete(from);
  }

  /** The keys of all files whose names begin so. */
  async list(prefix: string): Promise<string[]> {
    const keys: string[] = [];
    let next: string | undefined;
    do {
      const list = new ListObjectsV2Command({ Bucket: this.bucket, Prefix: prefix, ContinuationToken: next });
      const page = await this.s3.send(list);
      keys.push(...(page.Contents ?? []).flatMap(({ Key }) => Key ?? []));
      next = page.NextContinuationToken;
    } while (next);
    return keys;
  }

  /** Deletes a file, whether or not it is there. */
  async delete(key: string): Promise<void> {
    await this.s3.send(new DeleteObjectCommand({ Bucket: this.bucket, Key: key }));
  }
}

function unlessMissing(error: unknown): void {
  if (!(error instanceof Error && (error.name === "NoSuchKey" || error.name === "NotFound"))) throw error;
}
