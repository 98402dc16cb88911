import { ServiceError, type StandInAnswer } from "../stand-in";
import { contentOf } from "./body";
import type { ObjectFacts } from "./object-store";
import type { S3Request } from "./request";
import { textsOf, xmlAnswer } from "./xml";

type Entry = { name: string; object?: ObjectFacts };

const MOST_KEYS = 1000;

/** ListObjectsV2: in the order of the keys' bytes, folded at the delimiter, in pages. */
export async function listObjects({ store, query, bucket, allow }: S3Request): Promise<StandInAnswer> {
  allow("s3:ListBucket", "");
  const prefix = query.get("prefix") ?? "";
  const delimiter = query.get("delimiter") ?? "";
  const token = query.get("continuation-token");
  const after = token === null ? (query.get("start-after") ?? "") : Buffer.from(token, "base64url").toString("utf8");
  const most = Math.min(Number(query.get("max-keys") ?? MOST_KEYS), MOST_KEYS);
  if (!(most >= 0)) throw new ServiceError("InvalidArgument", "max-keys is not a number");

  const entries = folded(await store.list(prefix), prefix, delimiter).filter(({ name }) => isAfter(name, after));
  const page = entries.slice(0, most);
  const isTruncated = entries.length > page.length;
  return xmlAnswer("ListBucketResult", {
    Name: bucket.name,
    Prefix: prefix,
    MaxKeys: most,
    KeyCount: page.length,
    IsTruncated: isTruncated,
    NextContinuationToken: isTruncated ? Buffer.from(page.at(-1)?.name ?? "").toString("base64url") : undefined,
    Contents: page.flatMap(({ object }) => (object ? [contents(object)] : [])),
    CommonPrefixes: page.filter(({ object }) => !object).map(({ name }) => ({ Prefix: name })),
  });
}

/** DeleteObjects: up to 1,000 keys; a key that is not there counts as deleted. */
export async function deleteObjects({ request, store, query, settings, allow }: S3Request): Promise<StandInAnswer> {
  if (!query.has("delete")) throw new ServiceError("NotImplemented", "Not implemented here.", 501);
  const xml = contentOf(request).toString("utf8");
  const keys = textsOf(xml, "Key");
  if (keys.length === 0 || keys.length > MOST_KEYS)
    throw new ServiceError("MalformedXML", "The XML is not well-formed");
  for (const key of keys) {
    allow("s3:DeleteObject", key);
    await store.delete(key, settings.now());
  }
  const isQuiet = textsOf(xml, "Quiet")[0] === "true";
  return xmlAnswer("DeleteResult", isQuiet ? {} : { Deleted: keys.map((key) => ({ Key: key })) });
}

function contents(object: ObjectFacts) {
  return {
    Key: object.key,
    LastModified: object.modifiedAt,
    ETag: object.etag,
    Size: object.sizeBytes,
    StorageClass: "STANDARD",
  };
}

function folded(objects: ObjectFacts[], prefix: string, delimiter: string): Entry[] {
  const entries = new Map<string, Entry>();
  for (const object of objects) {
    const end = delimiter === "" ? -1 : object.key.indexOf(delimiter, prefix.length);
    const name = end < 0 ? object.key : object.key.slice(0, end + delimiter.length);
    entries.set(name, end < 0 ? { name, object } : { name });
  }
  return [...entries.values()];
}

function isAfter(name: string, after: string): boolean {
  return Buffer.compare(Buffer.from(name), Buffer.from(after)) > 0;
}
