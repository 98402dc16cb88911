import type { SecretOf } from "../signature";
import type { StandInRequest } from "../stand-in";
import type { CorsRule } from "./cors";
import type { LifecycleRule } from "./lifecycle";
import type { ObjectStore } from "./object-store";

export type Bucket = {
  name: string;
  cors?: CorsRule[];
  encryption?: { algorithm: string; keyArn?: string };
  /** What is replaced or deleted stays as a noncurrent version. */
  isVersioned?: boolean;
  lifecycle?: LifecycleRule[];
};

export type S3Settings = {
  folder: string;
  buckets: Bucket[];
  secretOf: SecretOf;
  now: () => Date;
  /** Path in front of `/<bucket>/<key>`, when the stand-in is mounted below one. */
  prefix?: string;
  /** Called before anything is done for a signer. @throws ServiceError AccessDenied when the role does not allow it */
  authorize?: (call: S3Call) => void;
};

/** What a signer is about to do, in the words of a policy: `s3:GetObject` on `arn:aws:s3:::bucket/key`. */
export type S3Call = { accessKeyId: string; action: string; resource: string };

/** One request to one bucket, its signature checked where it has one. */
export type S3Request = {
  request: StandInRequest;
  query: URLSearchParams;
  bucket: Bucket;
  key: string;
  store: ObjectStore;
  settings: S3Settings;
  allow(action: string, key?: string): void;
};
