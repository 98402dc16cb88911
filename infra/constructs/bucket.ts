import { Duration, RemovalPolicy } from "aws-cdk-lib";
import type { Key } from "aws-cdk-lib/aws-kms";
import { BlockPublicAccess, Bucket, BucketEncryption } from "aws-cdk-lib/aws-s3";
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
