import { createHash, randomUUID } from "node:crypto";
import { join } from "node:path";
import { ServiceError, type StandInAnswer } from "../stand-in";
import { contentOf } from "./body";
import { ObjectStore } from "./object-store";
import { keptHeaders } from "./objects";
import type { S3Request } from "./request";
import { textsOf, xmlAnswer } from "./xml";

const LEAST_PART_BYTES = 5 * 1024 * 1024;

/**
 * Multipart upload: begin, parts, complete, abort. Parts wait beside the bucket, where no listing shows them.
 *
 * Source: Amazon S3 API Reference, CreateMultipartUpload, UploadPart, CompleteMultipartUpload, AbortMultipartUpload.
 * @returns undefined when the request is none of them
 */
export function uploadInParts(s3: S3Request): Promise<StandInAnswer> | undefined {
  const { request, query } = s3;
  if (request.method === "POST" && query.has("uploads")) return begin(s3);
  const uploadId = query.get("uploadId");
  if (uploadId === null) return undefined;
  if (request.method === "PUT" && query.has("partNumber")) return putPart(s3, uploadId);
  if (request.method === "POST") return complete(s3, uploadId);
  return request.method === "DELETE" ? abort(s3, uploadId) : undefined;
}

async function begin({ request, bucket, key, settings, allow }: S3Request): Promise<StandInAnswer> {
  allow("s3:PutObject");
  const uploadId = randomUUID();
  const uploads = waiting(settings.folder, bucket.name);
  await uploads.put(`${uploadId}/head`, Buffer.from(key), keptHeaders(request.headers, bucket), settings.now());
  return xmlAnswer("InitiateMultipartUploadResult", { Bucket: bucket.name, Key: key, UploadId: uploadId });
}

async function putPart(s3: S3Request, uploadId: string): Promise<StandInAnswer> {
  const { request, query, bucket, settings, allow } = s3;
  allow("s3:PutObject");
  await headOf(s3, uploadId);
  const uploads = waiting(settings.folder, bucket.name);
  const { etag } = await uploads.put(
    partKey(uploadId, query.get("partNumber")),
    contentOf(request),
    {},
    settings.now(),
  );
  return { status: 200, headers: { etag }, body: "" };
}

async function complete(s3: S3Request, uploadId: string): Promise<StandInAnswer> {
  const { request, store, bucket, key, settings, allow } = s3;
  allow("s3:PutObject");
  const { headers } = await headOf(s3, uploadId);
  const uploads = waiting(settings.folder, bucket.name);
  const numbers = textsOf(request.body.toString("utf8"), "PartNumber");
  const parts = await Promise.all(numbers.map((number) => uploads.get(partKey(uploadId, number))));
  const contents = parts.map((part) => {
    if (!part) throw new ServiceError("InvalidPart", "One or more of the specified parts could not be found.");
    return part.content;
  });
  if (contents.slice(0, -1).some(({ length }) => length < LEAST_PART_BYTES)) {
    throw new ServiceError("EntityTooSmall", "Your proposed upload is smaller than the minimum allowed size");
  }
  const etag = etagOfParts(contents);
  await store.put(key, Buffer.concat(contents), headers, settings.now(), etag);
  await forget(s3, uploadId);
  return xmlAnswer("CompleteMultipartUploadResult", { Bucket: bucket.name, Key: key, ETag: etag });
}

/** Not the content's own hash, but that of its parts' hashes, and how many they are (Amazon S3 User Guide, "Checking object integrity"). */
function etagOfParts(contents: Buffer[]): string {
  const hashes = contents.map((content) => createHash("md5").update(content).digest());
  return `"${createHash("md5").update(Buffer.concat(hashes)).digest("hex")}-${contents.length}"`;
}

async function abort(s3: S3Request, uploadId: string): Promise<StandInAnswer> {
  s3.allow("s3:AbortMultipartUpload");
  await headOf(s3, uploadId);
  await forget(s3, uploadId);
  return { status: 204, headers: {}, body: "" };
}

async function headOf({ bucket, key, settings }: S3Request, uploadId: string) {
  const head = await waiting(settings.folder, bucket.name).get(`${uploadId}/head`);
  if (head?.content.toString("utf8") === key) return head;
  throw new ServiceError("NoSuchUpload", "The specified upload does not exist.", 404);
}

async function forget({ bucket, settings }: S3Request, uploadId: string): Promise<void> {
  const uploads = waiting(settings.folder, bucket.name);
  for (const { key } of await uploads.list(`${uploadId}/`)) await uploads.delete(key, settings.now());
}

const partKey = (uploadId: string, number: string | null) => `${uploadId}/${String(number).padStart(5, "0")}`;

/** The parts of a bucket's unfinished uploads. */
export const waiting = (folder: string, bucket: string) => new ObjectStore(join(folder, `${bucket}.uploads`));
