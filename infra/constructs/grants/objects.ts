import { Stack } from "aws-cdk-lib";
import type { Construct } from "constructs";
import type { BucketName, Needs } from "#infra/needs/need";
import { published } from "../published";
import { all, allow, type Grant } from "./grant";

const bucketVariables: Record<BucketName, string> = { documents: "DOCUMENTS_BUCKET", letters: "LETTERS_BUCKET" };

/** Objects below the prefixes named. */
export function addObjects(scope: Construct, grant: Grant, parts: Needs[]): void {
  for (const [path, actions] of parts.flatMap(({ objects }) => Object.entries(objects ?? {}))) {
    const [bucketName, ...prefix] = path.split("/");
    if (!isBucketName(bucketName) || !actions) continue;
    grant.environment[bucketVariables[bucketName]] = published(scope, `${bucketName}Bucket`);
    grant.statements.push(allow("s3", actions, [`${bucketArn(scope, bucketName)}/${prefix.join("/")}`]));
  }
}

/** To learn that an object is missing: without it S3 calls it forbidden. */
export function addBucketLists(scope: Construct, grant: Grant, parts: Needs[]): void {
  const buckets = all(parts, "listBuckets").map((name) => bucketArn(scope, name));
  if (buckets.length > 0) grant.statements.push(allow("s3", ["ListBucket"], buckets));
}

function bucketArn(scope: Construct, name: BucketName): string {
  const resource = published(scope, `${name}Bucket`);
  return Stack.of(scope).formatArn({ service: "s3", region: "", account: "", resource });
}

function isBucketName(name: string | undefined): name is BucketName {
  return name !== undefined && name in bucketVariables;
}
