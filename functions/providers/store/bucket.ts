import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from "@aws-sdk/client-s3";

const HEAD_BYTES = 64;

/** What the beginning of a stored file says, and how large it all is. */
export type StoredHead = { firstBytes: Uint8Array; sizeBytes: number };

/** The files of one bucket by key. Addresses and forms for browsers are made elsewhere: only few functions need the signers. */
export class Bucket {
  constructor(
    private readonly s3: S3Client,
    private readonly bucket: string,
  ) {}

  /** The first bytes; undefined when nothing is there. */
  async head(key: string): Promise<StoredHead | undefined> {
    const part = await this.part(key, HEAD_BYTES);
    if (!part?.Body) return undefined;
    const firstBytes = await part.Body.transformToByteArray();
    const whole = /\/(\d+)$/.exec(part.ContentRange ?? "")?.[1];
    return { firstBytes, sizeBytes: whole === undefined ? firstBytes.length : Number(whole) };
  }

  /** Undefined when nothing is there; `"too-large"` instead of more than `mostBytes`. */
  async readUpTo(key: string, mostBytes: number): Promise<Uint8Array | "too-large" | undefined> {
    // One byte more than allowed reveals a file that is too large, whatever its size.
    const part = await this.part(key, mostBytes + 1);
    if (!part?.Body) return undefined;
    const bytes = await part.Body.transformToByteArray();
    return bytes.length > mostBytes ? "too-large" : bytes;
  }

  /** A file that is known to be there. */
  async read(key: string): Promise<Uint8Array> {
    const { Body: body } = await this.s3.send(new GetObjectCommand({ Bucket: this.bucket, Key: key }));
    if (!body) throw new Error("A stored file without content");
    return body.transformToByteArray();
  }

  /** Stores a file, in place of one that has its name. */
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

  /** Writes a large file piece by piece. @param pieces each but the last at least 5 MiB, as S3 demands; one is held at a time */
  async write(key: string, contentType: string, pieces: AsyncIterable<string>): Promise<void> {
    const file = { Bucket: this.bucket, Key: key };
    const { UploadId } = await this.s3.send(new CreateMultipartUploadCommand({ ...file, ContentType: contentType }));
    const upload = { ...file, UploadId };
    try {
      const Parts: { PartNumber: number; ETag: string | undefined }[] = [];
      for await (const piece of pieces) {
        const PartNumber = Parts.length + 1;
        const { ETag } = await this.s3.send(new UploadPartCommand({ ...upload, PartNumber, Body: piece }));
        Parts.push({ PartNumber, ETag });
      }
      await this.s3.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }));
    } catch (error) {
      await this.s3.send(new AbortMultipartUploadCommand(upload));
      throw error;
    }
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

  /** The first bytes of a file, as S3 answers; undefined when nothing is there, or nothing is in it. */
  private part(key: string, bytes: number): Promise<GetObjectCommandOutput | undefined> {
    const get = new GetObjectCommand({ Bucket: this.bucket, Key: key, Range: `bytes=0-${bytes - 1}` });
    return this.s3.send(get).catch(unlessMissing);
  }
}

function unlessMissing(error: unknown): undefined {
  const name = error instanceof Error ? error.name : "";
  if (name === "NoSuchKey" || name === "NotFound" || name === "InvalidRange") return undefined;
  throw error;
}
