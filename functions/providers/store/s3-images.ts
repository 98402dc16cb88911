import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, type S3Client } from "@aws-sdk/client-s3";
import type { ImageStore, StoredHead } from "./store";

const HEAD_BYTES = 64;

/** Uploaded images of one bucket, to look at and to put in their place. */
export class S3Images implements Pick<ImageStore, "head" | "read" | "putOnce" | "delete"> {
  constructor(
    private readonly client: S3Client,
    private readonly bucket: string,
  ) {}

  async head(key: string): Promise<StoredHead | undefined> {
    const range = `bytes=0-${HEAD_BYTES - 1}`;
    const get = new GetObjectCommand({ Bucket: this.bucket, Key: key, Range: range });
    const answer = await this.client.send(get).catch(asMissing);
    if (!answer?.Body) return undefined;
    const firstBytes = await answer.Body.transformToByteArray();
    const whole = /\/(\d+)$/.exec(answer.ContentRange ?? "")?.[1];
    return { firstBytes, sizeBytes: whole === undefined ? firstBytes.length : Number(whole) };
  }

  async read(key: string): Promise<Uint8Array> {
    const { Body: body } = await this.client.send(new GetObjectCommand({ Bucket: this.bucket, Key: key }));
    if (!body) throw new Error("A stored image without content");
    return body.transformToByteArray();
  }

  async putOnce(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    const put = { Bucket: this.bucket, Key: key, Body: bytes, ContentType: contentType, IfNoneMatch: "*" };
    await this.client.send(new PutObjectCommand(put)).catch((error: unknown) => {
      if (!(error instanceof Error && error.name === "PreconditionFailed")) throw error;
    });
  }

  async delete(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key: key }));
  }
}

/** An object that is not there is an answer, and an empty one has no first bytes to give. */
function asMissing(error: unknown): undefined {
  const name = error instanceof Error ? error.name : "";
  if (name === "NoSuchKey" || name === "NotFound" || name === "InvalidRange") return undefined;
  throw error;
}
