import { Stack } from "aws-cdk-lib";
import {
  AllowedMethods,
  type BehaviorOptions,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  ViewerProtocolPolicy,
} from "aws-cdk-lib/aws-cloudfront";
import { HttpOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import type { Construct } from "constructs";
import { published } from "../published";
import { setting } from "../setting";
import { compressing } from "./compressing";
import type { SecurityHeaders } from "./security-headers";

const readHeaders = [
  "Accept-Language",
  "CloudFront-Viewer-Address",
  "Content-Type",
  "Idempotency-Key",
  "Lob-Signature",
  "Lob-Signature-Timestamp",
  "Origin",
  "Sec-Fetch-Site",
  "Stripe-Signature",
  "User-Agent",
];

/** How the distribution hands a call to the API: whole, uncached, with the key that proves its way. */
export function apiBehavior(scope: Construct, headers: SecurityHeaders): BehaviorOptions {
  return {
    origin: new HttpOrigin(apiHost(scope), { customHeaders: { "x-origin-key": setting(scope, "ORIGIN_KEY") } }),
    allowedMethods: AllowedMethods.ALLOW_ALL,
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    compress: true,
    cachePolicy: compressing(scope),
    originRequestPolicy: new OriginRequestPolicy(scope, "ToTheApi", {
      comment: "What the API reads of a request, and the address that it came from",
      cookieBehavior: OriginRequestCookieBehavior.all(),
      queryStringBehavior: OriginRequestQueryStringBehavior.all(),
      headerBehavior: OriginRequestHeaderBehavior.allowList(...readHeaders),
    }),
    responseHeadersPolicy: headers.api,
  };
}

function apiHost(scope: Construct): string {
  return `${published(scope, "apiId")}.execute-api.${Stack.of(scope).region}.amazonaws.com`;
}
