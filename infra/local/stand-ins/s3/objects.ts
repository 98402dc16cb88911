import { ServiceError, type StandInAnswer } from "../stand-in";
import { contentOf } from "./body";
import type { ObjectFacts, StoredObject } from "./object-store";
import type { Bucket, S3Request } from "./request";
import { versionOf } from "./versioned-store";
import { xmlAnswer } from "./xml";

type Headers = Record<string, string | undefined>;

const keptNames =
  /^(content-(type|disposition|language)|cache-control|expires|x-amz-meta-.+|x-amz-server-side-encryption.*)$/;
const overridable = ["content-type", "content-disposition", "content-language", "content-encoding", "cache-control"];

/** PutObject: with `If-None-Match: *` only where no object is yet (412 otherwise). */
export async function putObject({ request, store, bucket, key, settings, allow }: S3Request): Promise<StandInAnswer> {
  allow("s3:PutObject");
  const content = contentOf(request);
  const headers = keptHeaders(request.headers, bucket);
  const condition = request.headers["if-none-match"];
  if (condition !== undefined && condition !== "*") {
    throw new ServiceError("NotImplemented", "If-None-Match takes only * here.", 501);
  }
  const facts = await (condition
    ? store.putOnce(key, content, headers, settings.now())
    : store.put(key, content, headers, settings.now()));
  if (facts === undefined) throw preconditionFailed();
  return { status: 200, headers: { etag: facts.etag, ...encryptionOf(facts), ...versionOf(facts) }, body: "" };
}

/** GetObject and HeadObject, whole or a range of bytes. */
export async function getObject(s3: S3Request): Promise<StandInAnswer> {
  s3.allow("s3:GetObject");
  const object = await existing(s3, s3.key);
  const { headers } = s3.request;
  if (headers["if-match"] !== undefined && headers["if-match"] !== object.etag) throw preconditionFailed();
  if (headers["if-none-match"] === object.etag) return { status: 304, headers: { etag: object.etag }, body: "" };

  const range = rangeOf(headers.range, object.sizeBytes);
  const content = range ? object.content.subarray(range.first, range.last + 1) : object.content;
  return {
    status: range ? 206 : 200,
    headers: {
      ...object.headers,
      ...overrides(s3.query),
      etag: object.etag,
      "last-modified": new Date(object.modifiedAt).toUTCString(),
      "accept-ranges": "bytes",
      "content-length": String(content.length),
      ...(range && { "content-range": `bytes ${range.first}-${range.last}/${object.sizeBytes}` }),
    },
    body: s3.request.method === "HEAD" ? "" : content,
  };
}

/** CopyObject within the template's buckets; `x-amz-metadata-directive: REPLACE` takes the request's headers. */
export async function copyObject(s3: S3Request): Promise<StandInAnswer> {
  const { request, store, bucket, key, settings, allow } = s3;
  const [sourceBucket, ...parts] = decodeURIComponent(request.headers["x-amz-copy-source"] ?? "")
    .replace(/^\//, "")
    .split("/");
  if (sourceBucket !== bucket.name) throw new ServiceError("NotImplemented", "Copies stay within a bucket here.", 501);
  allow("s3:GetObject", parts.join("/"));
  allow("s3:PutObject");

  const source = await existing(s3, parts.join("/"));
  const isReplaced = request.headers["x-amz-metadata-directive"] === "REPLACE";
  const headers = isReplaced ? keptHeaders(request.headers, bucket) : source.headers;
  const facts = await store.put(key, source.content, headers, settings.now());
  return xmlAnswer("CopyObjectResult", { ETag: facts.etag, LastModified: facts.modifiedAt });
}

/** The headers of an upload that its later readers get, and the encryption that the bucket adds. */
export function keptHeaders(headers: Headers, bucket: Bucket): Record<string, string> {
  const kept: Record<string, string> = { "content-type": "binary/octet-stream" };
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && keptNames.test(name)) kept[name] = value;
  const encoding = headers["content-encoding"]?.split(",").filter((one) => one.trim() !== "aws-chunked");
  if (encoding?.length) kept["content-encoding"] = encoding.join(",");

  const { algorithm, keyArn } = bucket.encryption ?? { algorithm: "AES256" };
  kept["x-amz-server-side-encryption"] ??= algorithm;
  if (keyArn && kept["x-amz-server-side-encryption"] === "aws:kms") {
    kept["x-amz-server-side-encryption-aws-kms-key-id"] ??= keyArn;
  }
  return kept;
}

/** The headers of an answer that say how an object is encrypted. */
export function encryptionOf(facts: ObjectFacts): Record<string, string> {
  const names = Object.entries(facts.headers).filter(([name]) => name.startsWith("x-amz-server-side-encryption"));
  return Object.fromEntries(names);
}

async function existing({ store, allow }: S3Request, key: string): Promise<StoredObject> {
  const object = await store.get(key);
  if (object) return object;
  // S3 says what is not in a bucket only to those who may list it.
  allow("s3:ListBucket", "");
  throw new ServiceError("NoSuchKey", "The specified key does not exist.", 404);
}

function rangeOf(header: string | undefined, size: number): { first: number; last: number } | undefined {
  const parts = /^bytes=(\d*)-(\d*)$/.exec(header ?? "");
  if (!parts || (parts[1] === "" && parts[2] === "")) return undefined;
  const isSuffix = parts[1] === "";
  const first = isSuffix ? Math.max(0, size - Number(parts[2])) : Number(parts[1]);
  const last = isSuffix || parts[2] === "" ? size - 1 : Math.min(Number(parts[2]), size - 1);
  if (first > last) throw new ServiceError("InvalidRange", "The requested range is not satisfiable", 416);
  return { first, last };
}

function overrides(query: URLSearchParams): Record<string, string> {
  const wanted = overridable.map((name) => [name, query.get(`response-${name}`)] as const);
  return Object.fromEntries(wanted.filter((pair): pair is [string, string] => pair[1] !== null));
}

function preconditionFailed(): ServiceError {
  return new ServiceError("PreconditionFailed", "At least one of the pre-conditions you specified did not hold", 412);
}
