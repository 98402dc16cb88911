import { Duration, RemovalPolicy, Stack } from "aws-cdk-lib";
import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { Key } from "aws-cdk-lib/aws-kms";
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from "aws-cdk-lib/aws-s3";
import type { Construct } from "constructs";

/** What the buckets of a stack share: the key that they are encrypted with, and where accesses are logged. */
export type Store = { scope: Construct; key: Key; accessLogs: Bucket };

/**
 * A bucket that is private, encrypted and versioned.
 *
 * @param keepsDeletedDays how long a deleted or replaced object can be brought back
 */
export function bucket(
  { scope, key, accessLogs }: Store,
  id: string,
  { keepsDeletedDays }: { keepsDeletedDays: number },
): Bucket {
  return new Bucket(scope, id, {
    encryption: BucketEncryption.KMS,
    encryptionKey: key,
    bucketKeyEnabled: true,
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    enforceSSL: true,
    versioned: true,
    serverAccessLogsBucket: accessLogs,
    serverAccessLogsPrefix: `${id.toLowerCase()}/`,
    lifecycleRules: [
      {
        noncurrentVersionExpiration: Duration.days(keepsDeletedDays),
        expiredObjectDeleteMarker: true,
        abortIncompleteMultipartUploadAfter: Duration.days(1),
      },
    ],
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  });
}

/** Where the accesses to all other buckets are logged. */
export function logBucket(scope: Construct): Bucket {
  const bucket = new Bucket(scope, "AccessLogs", {
    // The services that deliver access logs cannot write under a customer's key.
    encryption: BucketEncryption.S3_MANAGED,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    enforceSSL: true,
    versioned: true,
    lifecycleRules: [{ expiration: Duration.days(365), noncurrentVersionExpiration: Duration.days(30) }],
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  });
  // The site's stack cannot write here that its bucket's accesses are logged too.
  bucket.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal("logging.s3.amazonaws.com")],
      actions: ["s3:PutObject"],
      resources: [bucket.arnForObjects("pages/*")],
      conditions: { StringEquals: { "aws:SourceAccount": Stack.of(scope).account } },
    }),
  );
  return bucket;
}
