import { DeleteObjectCommand, GetObjectCommand, type S3Client } from "@aws-sdk/client-s3";

/** Uploaded reports of one bucket: read once, then deleted. */
export type ReportStore = {
  /** Undefined when nothing is there; `"too-large"` instead of more than `mostBytes`. */
  read(key: string, mostBytes: number): Promise<Uint8Array | "too-large" | undefined>;
  delete(key: string): Promise<void>;
};

export class S3Reports implements ReportStore {
  constructor(
    private readonly client: S3Client,
    private readonly bucket: string,
  ) {}

  async read(key: string, mostBytes: number): Promise<Uint8Array | "too-large" | undefined> {
    // One byte more than there may be tells a file that is too large, whatever its size.
    const range = `bytes=0-${mostBytes}`;
    const get = new GetObjectCommand({ Bucket: this.bucket, Key: key, Range: range });
    const answer = await this.client.send(get).catch(asMissing);
    if (!answer?.Body) return undefined;
    const bytes = await answer.Body.transformToByteArray();
    return bytes.length > mostBytes ? "too-large" : bytes;
  }

  async delete(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key: key }));
  }
}

function asMissing(error: unknown): undefined {
  const name = error instanceof Error ? error.name : "";
  if (name === "NoSuchKey" || name === "NotFound" || name === "InvalidRange") return undefined;
  throw error;
}
