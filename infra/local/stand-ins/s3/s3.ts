import { join } from "node:path";
import { verifySignature } from "../signature";
import { ServiceError, type StandIn, type StandInAnswer, type StandInRequest } from "../stand-in";
import { corsHeaders, preflight } from "./cors";
import { putForm } from "./form-upload";
import { abortUploads, applyLifecycle } from "./lifecycle";
import { deleteObjects, listObjects } from "./list";
import { ObjectStore } from "./object-store";
import { copyObject, getObject, putObject } from "./objects";
import type { Bucket, S3Request, S3Settings } from "./request";
import { uploadInParts, waiting } from "./upload-in-parts";
import { VersionedStore } from "./versioned-store";
import { xmlError } from "./xml";

const harmlessQuery =
  /^(x-amz-|x-id$|response-|list-type$|prefix$|delimiter$|max-keys$|continuation-token$|start-after$|delete$|uploads$|uploadid$|partnumber$)/i;

/** `applyLifecycles`: does what the buckets' rules have done by now. */
export type S3 = StandIn & { applyLifecycles: () => Promise<void> };

/**
 * Stands in for S3, path style: objects of the template's buckets, private, with presigned URLs and form uploads.
 *
 * Source: Amazon S3 API Reference. What the product does not use is answered NotImplemented, in S3's error document.
 */
export function createS3(settings: S3Settings): S3 {
  const stores = new Map(settings.buckets.map((bucket) => [bucket.name, storeOf(bucket, settings.folder)]));
  let lastDay = "";
  return {
    applyLifecycles: async () => {
      const at = settings.now();
      const day = at.toISOString().slice(0, 10);
      // Rules act at midnight: on the same day nothing more is due.
      if (day === lastDay) return;
      lastDay = day;
      for (const { name, lifecycle = [] } of settings.buckets) {
        const store = stores.get(name);
        if (store) await applyLifecycle(store, lifecycle, at);
        await abortUploads(waiting(settings.folder, name), lifecycle, at);
      }
    },
    handle: async (request) => {
      const { bucketName, key, query } = addressed(request, settings.prefix ?? "");
      const bucket = settings.buckets.find(({ name }) => name === bucketName);
      const store = stores.get(bucketName);
      try {
        if (bucket === undefined || store === undefined)
          throw new ServiceError("NoSuchBucket", "The specified bucket does not exist", 404);
        const answer = await answered(request, bucket, store, key, query, settings);
        return { ...answer, headers: { ...answer.headers, ...corsHeaders(bucket.cors ?? [], request) } };
      } catch (error) {
        const answer = xmlError(error, `/${bucketName}/${key}`);
        const headers = { ...answer.headers, ...corsHeaders(bucket?.cors ?? [], request) };
        return { ...answer, headers, body: request.method === "HEAD" ? "" : answer.body };
      }
    },
  };
}

async function answered(
  request: StandInRequest,
  bucket: Bucket,
  store: ObjectStore,
  key: string,
  query: URLSearchParams,
  settings: S3Settings,
): Promise<StandInAnswer> {
  if (request.method === "OPTIONS") {
    const allowed = preflight(bucket.cors ?? [], request);
    if (allowed === undefined) throw new ServiceError("AccessForbidden", "CORSResponse: not allowed.", 403);
    return allowed;
  }
  const isForm = request.method === "POST" && key === "" && !query.has("delete");
  const signer = isForm ? undefined : verifySignature(request, settings.secretOf, settings.now());
  const allow = (action: string, of = key) => {
    const resource = `arn:aws:s3:::${bucket.name}${of && `/${of}`}`;
    if (signer) settings.authorize?.({ accessKeyId: signer.accessKeyId, action, resource });
  };
  const s3Request = { request, query, bucket, key, store, settings, allow };
  if (isForm) return putForm(s3Request);
  return operate(s3Request);
}

function operate(s3: S3Request): Promise<StandInAnswer> {
  const { request, key, query } = s3;
  const isKnown = [...query.keys()].every((name) => harmlessQuery.test(name));
  const isCopy = request.headers["x-amz-copy-source"] !== undefined;
  const ofParts = isKnown && key !== "" && !isCopy ? uploadInParts(s3) : undefined;
  if (ofParts) return ofParts;
  const asked = `${request.method} ${key === "" ? "bucket" : "object"}`;

  if (isKnown && asked === "PUT object") return isCopy ? copyObject(s3) : putObject(s3);
  if (isKnown && (asked === "GET object" || asked === "HEAD object")) return getObject(s3);
  if (isKnown && asked === "DELETE object") return deleteObject(s3);
  if (isKnown && asked === "GET bucket" && query.get("list-type") === "2") return listObjects(s3);
  if (isKnown && asked === "POST bucket" && query.has("delete")) return deleteObjects(s3);
  throw new ServiceError("NotImplemented", "A header or operation that is not implemented here.", 501);
}

async function deleteObject({ store, key, settings, allow }: S3Request): Promise<StandInAnswer> {
  allow("s3:DeleteObject");
  const headers = await store.delete(key, settings.now());
  return { status: 204, headers, body: "" };
}

function storeOf({ name, isVersioned }: Bucket, folder: string): ObjectStore {
  return isVersioned ? new VersionedStore(join(folder, name)) : new ObjectStore(join(folder, name));
}

function addressed(request: StandInRequest, prefix: string) {
  const url = new URL(request.url, "http://s3");
  const path = url.pathname.startsWith(prefix) ? url.pathname.slice(prefix.length) : url.pathname;
  const [, bucketName = "", ...key] = path.split("/");
  return { bucketName, key: decodeKey(key.join("/")), query: url.searchParams };
}

function decodeKey(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
