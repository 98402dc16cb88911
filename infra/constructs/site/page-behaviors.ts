import { join } from "node:path";
import {
  AccessLevel,
  type BehaviorOptions,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  ViewerProtocolPolicy,
} from "aws-cdk-lib/aws-cloudfront";
import { S3BucketOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import type { Bucket } from "aws-cdk-lib/aws-s3";
import type { Construct } from "constructs";
import type { SecurityHeaders } from "./security-headers";

/** How the distribution serves pages, and the files below `assets` whose names carry their hash. */
export function pageBehaviors(scope: Construct, pages: Bucket, headers: SecurityHeaders) {
  // S3 answers 403 for a missing object unless the caller may list. No request lists: one for a page names a file.
  const originAccessLevels = [AccessLevel.READ, AccessLevel.LIST];
  const origin = S3BucketOrigin.withOriginAccessControl(pages, { originAccessLevels });
  const page = { origin, viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS, compress: true };
  const choosePage = viewerRequest(scope, "ChoosePage", "Landing page or app, in the reader's language");
  const choosePacked = viewerRequest(scope, "ChoosePacked", "Scripts as the build packed them, for who takes brotli");
  return {
    pages: { ...page, responseHeadersPolicy: headers.pages, functionAssociations: [choosePage] },
    assets: { ...page, responseHeadersPolicy: headers.assets, functionAssociations: [choosePacked] },
  } satisfies Record<string, BehaviorOptions>;
}

/** A function that sees each request first; its code is the file of that name beside this one. */
function viewerRequest(scope: Construct, id: "ChoosePage" | "ChoosePacked", comment: string) {
  const file = { ChoosePage: "choose-page.js", ChoosePacked: "choose-packed.js" }[id];
  const edgeFunction = new EdgeFunction(scope, id, {
    comment,
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromFile({ filePath: join(import.meta.dirname, file) }),
  });
  return { function: edgeFunction, eventType: FunctionEventType.VIEWER_REQUEST };
}
