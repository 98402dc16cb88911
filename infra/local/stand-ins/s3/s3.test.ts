import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectAclCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import { closeInTheEnd } from "#functions/testing/left-open";
import { serve } from "../http";
import { ServiceError } from "../stand-in";
import type { S3Settings } from "./request";
import { createS3 } from "./s3";

const Bucket = "papers";

async function startS3(settings: Partial<S3Settings> = {}, secret = "secret") {
  const folder = await mkdtemp(join(tmpdir(), "s3-"));
  const secretOf = (id: string) => (id === "LOCALKEY" ? "secret" : undefined);
  const s3 = createS3({ folder, buckets: [{ name: Bucket }], secretOf, now: () => new Date(), ...settings });
  const server = await serve(s3);
  const client = new S3Client({
    endpoint: server.origin + (settings.prefix ?? ""),
    region: "us-east-1",
    forcePathStyle: true,
    credentials: { accessKeyId: "LOCALKEY", secretAccessKey: secret },
    maxAttempts: 1,
  });
  const close = closeInTheEnd(async () => {
    client.destroy();
    await server.close();
    await rm(folder, { recursive: true });
  });
  return { client, close, put: (Key: string, Body = "x") => client.send(new PutObjectCommand({ Bucket, Key, Body })) };
}

test("an upload in parts becomes one object, and parts that are too small are refused", async () => {
  const { client, close } = await startS3();
  const Key = "exports/1.csv";
  const upload = async (sizes: number[]) => {
    const begin = new CreateMultipartUploadCommand({ Bucket, Key, ContentType: "text/csv" });
    const { UploadId } = await client.send(begin);
    const Parts = [];
    for (const [index, size] of sizes.entries()) {
      const part = { Bucket, Key, UploadId, PartNumber: index + 1, Body: String(index).repeat(size) };
      const { ETag } = await client.send(new UploadPartCommand(part));
      Parts.push({ PartNumber: index + 1, ETag });
    }
    const MultipartUpload = { Parts };
    return client.send(new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload }));
  };
  await expect(upload([10, 10])).rejects.toMatchObject({ name: "EntityTooSmall" });
  await upload([5 * 1024 * 1024, 3]);
  const read = await client.send(new GetObjectCommand({ Bucket, Key }));
  const text = (await read.Body?.transformToString()) ?? "";
  const listed = await client.send(new ListObjectsV2Command({ Bucket }));
  await close();
  expect([text.length, text.slice(-4), read.ContentType]).toEqual([5 * 1024 * 1024 + 3, "0111", "text/csv"]);
  // The ETag of a multipart upload is not the MD5 of the whole object.
  expect(read.ETag).toMatch(/^"[0-9a-f]{32}-2"$/);
  expect(listed.Contents?.map((object) => object.Key)).toEqual([Key]);
});

test("an upload in parts that is given up leaves nothing", async () => {
  const { client, close } = await startS3();
  const file = { Bucket, Key: "exports/2.csv" };
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(file));
  await client.send(new AbortMultipartUploadCommand({ ...file, UploadId }));
  const late = client.send(new UploadPartCommand({ ...file, UploadId, PartNumber: 1, Body: "x" }));
  await expect(late).rejects.toMatchObject({ name: "NoSuchUpload" });
  await close();
});

test("an object comes back with its type, metadata and encryption", async () => {
  const { client, close } = await startS3({ prefix: "/__local/s3" });
  const Key = "letters/Ñandú (1)/a+b.pdf";
  await client.send(
    new PutObjectCommand({ Bucket, Key, Body: "hello", ContentType: "application/pdf", Metadata: { hash: "abc" } }),
  );
  const read = await client.send(new GetObjectCommand({ Bucket, Key }));
  const head = await client.send(new HeadObjectCommand({ Bucket, Key }));
  const text = await read.Body?.transformToString();
  await close();

  expect(text).toBe("hello");
  expect(read).toMatchObject({
    ContentType: "application/pdf",
    Metadata: { hash: "abc" },
    ServerSideEncryption: "AES256",
  });
  expect(head).toMatchObject({ ContentLength: 5, ETag: '"5d41402abc4b2a76b9719d911017c592"' });
});

test("a streamed upload is stored without its chunk framing", async () => {
  const { client, close } = await startS3();
  const content = Buffer.alloc(200_000, "redress ");
  await client.send(
    new PutObjectCommand({ Bucket, Key: "big", Body: Readable.from([content]), ContentLength: content.length }),
  );
  const read = await client.send(new GetObjectCommand({ Bucket, Key: "big" }));
  const stored = await read.Body?.transformToByteArray();
  await close();

  expect(Buffer.from(stored ?? []).equals(content)).toBe(true);
});

test.each([
  ["bytes=0-3", "0123", "bytes 0-3/10"],
  ["bytes=7-", "789", "bytes 7-9/10"],
  ["bytes=-2", "89", "bytes 8-9/10"],
])("range %s gives those bytes", async (Range, expected, contentRange) => {
  const { client, close, put } = await startS3();
  await put("digits", "0123456789");
  const read = await client.send(new GetObjectCommand({ Bucket, Key: "digits", Range }));
  const text = await read.Body?.transformToString();
  await close();

  expect(text).toBe(expected);
  expect(read).toMatchObject({ ContentRange: contentRange, $metadata: { httpStatusCode: 206 } });
});

test("If-None-Match keeps the first of two writers", async () => {
  const { client, close } = await startS3();
  const write = (Body: string) => client.send(new PutObjectCommand({ Bucket, Key: "once", Body, IfNoneMatch: "*" }));
  const outcomes = await Promise.allSettled([write("one"), write("two")]);
  await close();

  const refused = outcomes.filter((outcome) => outcome.status === "rejected");
  expect(refused).toHaveLength(1);
  expect(refused[0]?.reason).toMatchObject({ name: "PreconditionFailed", $metadata: { httpStatusCode: 412 } });
});

test("a listing is in order, folded at the delimiter and paged", async () => {
  const { client, close, put } = await startS3();
  for (const key of ["b/2", "b/1", "a", "b", "c&d/1"]) await put(key);
  const first = await client.send(new ListObjectsV2Command({ Bucket, MaxKeys: 2, Delimiter: "/" }));
  const second = await client.send(
    new ListObjectsV2Command({ Bucket, Delimiter: "/", ContinuationToken: first.NextContinuationToken }),
  );
  const below = await client.send(new ListObjectsV2Command({ Bucket, Prefix: "b/" }));
  await close();

  expect(first.Contents?.map(({ Key }) => Key)).toEqual(["a", "b"]);
  expect(second.CommonPrefixes).toEqual([{ Prefix: "b/" }, { Prefix: "c&d/" }]);
  expect(below.Contents?.map(({ Key }) => Key)).toEqual(["b/1", "b/2"]);
});

test("objects are copied and deleted, one or many at once", async () => {
  const { client, close, put } = await startS3();
  await put("incoming/1", "image");
  await client.send(new CopyObjectCommand({ Bucket, Key: "clean/1", CopySource: `${Bucket}/incoming/1` }));
  await client.send(new DeleteObjectCommand({ Bucket, Key: "incoming/1" }));
  const copied = await client.send(new ListObjectsV2Command({ Bucket }));
  await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects: [{ Key: "clean/1" }, { Key: "none" }] } }));
  const emptied = await client.send(new ListObjectsV2Command({ Bucket }));
  await close();

  expect(copied.Contents?.map(({ Key }) => Key)).toEqual(["clean/1"]);
  expect(emptied.KeyCount).toBe(0);
});

test("in a bucket with versions each write has an id, and a deletion is one too", async () => {
  const { client, put, close } = await startS3({ buckets: [{ name: Bucket, isVersioned: true }] });
  const first = await put("1.txt");
  const read = await client.send(new GetObjectCommand({ Bucket, Key: "1.txt" }));
  const second = await put("1.txt");
  const gone = await client.send(new DeleteObjectCommand({ Bucket, Key: "1.txt" }));
  await close();

  expect(read.VersionId).toBe(first.VersionId);
  expect(gone.DeleteMarker).toBe(true);
  const ids = [first, second, gone].map(({ VersionId }) => VersionId);
  expect(ids.filter((id) => id !== undefined)).toHaveLength(3);
  expect(new Set(ids).size).toBe(3);
});

test("an object that is not there is distinguished from a bucket that is not there", async () => {
  const { client, close } = await startS3();
  const key = client.send(new GetObjectCommand({ Bucket, Key: "none" }));
  await expect(key).rejects.toMatchObject({ name: "NoSuchKey" });
  const bucket = client.send(new GetObjectCommand({ Bucket: "other", Key: "none" }));
  await expect(bucket).rejects.toMatchObject({ name: "NoSuchBucket" });
  await close();
});

test("a caller that may not list a bucket does not learn what is missing", async () => {
  const authorize: S3Settings["authorize"] = ({ action }) => {
    if (action === "s3:ListBucket") throw new ServiceError("AccessDenied", "Access Denied", 403);
  };
  const { client, close } = await startS3({ authorize });
  const read = client.send(new GetObjectCommand({ Bucket, Key: "none" }));
  await expect(read).rejects.toMatchObject({ name: "AccessDenied" });
  await close();
});

test("a wrong secret, an old request and an operation that is not used are refused", async () => {
  const stranger = await startS3({}, "guessed");
  await expect(stranger.put("a")).rejects.toMatchObject({ name: "SignatureDoesNotMatch" });
  await stranger.close();

  const late = await startS3({ now: () => new Date(Date.now() + 16 * 60_000) });
  await expect(late.put("a")).rejects.toMatchObject({ name: "RequestTimeTooSkewed" });
  await late.close();

  const { client, close } = await startS3();
  const acl = client.send(new GetObjectAclCommand({ Bucket, Key: "a" }));
  await expect(acl).rejects.toMatchObject({ name: "NotImplemented" });
  await close();
});
