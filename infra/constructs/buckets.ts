import { Duration } from "aws-cdk-lib";
import type { Key } from "aws-cdk-lib/aws-kms";
import { type Bucket, HttpMethods } from "aws-cdk-lib/aws-s3";
import type { Construct } from "constructs";
import type { BucketName } from "#infra/needs/need";
import { periods } from "#shared/domain/retention/retention";
import { bucket, type Store } from "./bucket";
import { logBucket } from "./log-bucket";
import { setting } from "./setting";

/** The buckets of what people upload and of what is mailed, and the one for their access logs. */
export function makeBuckets(scope: Construct, key: Key): { buckets: Record<BucketName, Bucket>; accessLogs: Bucket } {
  const accessLogs = logBucket(scope);
  const store = { scope, key, accessLogs };
  return { buckets: { documents: documentsBucket(store), letters: lettersBucket(store) }, accessLogs };
}

function documentsBucket(store: Store): Bucket {
  // What people upload is gone a day after it is deleted.
  const documents = bucket(store, "Documents", { keepsDeletedDays: 1 });
  // An image that is not confirmed within a day belongs to an upload that was given up.
  documents.addLifecycleRule({ prefix: "incoming/", expiration: Duration.days(1) });
  // A copy of a member's data waits for one download.
  documents.addLifecycleRule({ prefix: "exports/", expiration: Duration.days(1) });
  documents.addCorsRule({
    allowedOrigins: [setting(store.scope, "SITE_ORIGIN")],
    allowedMethods: [HttpMethods.POST, HttpMethods.GET],
    allowedHeaders: ["*"],
    maxAge: 3_600,
  });
  return documents;
}

function lettersBucket(store: Store): Bucket {
  // No longer than the tables can be restored, so that one sentence is true of all that was deleted.
  const letters = bucket(store, "Letters", { keepsDeletedDays: 30 });
  // Client records that an administrator has taken: the address to them is good for minutes.
  const soon = Duration.days(1);
  letters.addLifecycleRule({ prefix: "exports/", expiration: soon, noncurrentVersionExpiration: soon });
  // What the law has us keep of a deleted account.
  const yearsOfEvidence = Duration.days(periods.evidence.days);
  letters.addLifecycleRule({
    prefix: "kept/",
    expiration: yearsOfEvidence,
    noncurrentVersionExpiration: Duration.days(1),
  });
  // The stand-ins of the mail and payment companies delete their data as those companies have to.
  for (const prefix of ["simulated-mail/", "simulated-billing/"]) {
    letters.addLifecycleRule({ prefix, expiration: yearsOfEvidence });
  }
  return letters;
}
