import { Duration } from "aws-cdk-lib";
import { CacheCookieBehavior, CachePolicy, CacheQueryStringBehavior } from "aws-cdk-lib/aws-cloudfront";
import type { Construct } from "constructs";

/** Every answer says no-store, and is not kept. The managed policy for that switches compression off with caching. */
export function compressing(scope: Construct): CachePolicy {
  return new CachePolicy(scope, "Compressing", {
    comment: "Keeps no answer of the API and compresses it",
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.seconds(1),
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
    // Should one ever be kept, it belongs to one session alone.
    cookieBehavior: CacheCookieBehavior.all(),
    queryStringBehavior: CacheQueryStringBehavior.all(),
  });
}
