import { Duration, RemovalPolicy } from "aws-cdk-lib";
import type { Distribution } from "aws-cdk-lib/aws-cloudfront";
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from "aws-cdk-lib/aws-s3";
import { BucketDeployment, type BucketDeploymentProps, CacheControl, Source } from "aws-cdk-lib/aws-s3-deployment";
import type { Construct } from "constructs";

/** The bucket of the built pages. */
export function pagesBucket(scope: Construct, accessLogs: IBucket): Bucket {
  return new Bucket(scope, "Pages", {
    // Nothing in it is secret, and the distribution reads it without a key's policy of its own.
    encryption: BucketEncryption.S3_MANAGED,
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    enforceSSL: true,
    versioned: true,
    serverAccessLogsBucket: accessLogs,
    serverAccessLogsPrefix: "pages/",
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  });
}

/** Copies the built site into its bucket, assets first, and has the distribution forget the pages that it keeps. */
export function deployPages(scope: Construct, webFolder: string, pages: Bucket, distribution: Distribution): void {
  type Files = Pick<
    BucketDeploymentProps,
    "include" | "exclude" | "distribution" | "cacheControl" | "contentEncoding" | "contentType"
  >;
  const deployment = (id: string, files: Files) =>
    new BucketDeployment(scope, id, {
      sources: [Source.asset(webFolder, { exclude: ["csp.json"] })],
      destinationBucket: pages,
      // A tab that is open while a new version arrives still loads the chunks of the old one.
      prune: false,
      memoryLimit: 512,
      ...files,
      ...(files.distribution && { distributionPaths: ["/*"] }),
    });
  // A new page names new files: they are there before it.
  const cacheControl = [CacheControl.setPublic(), CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()];
  const assets = deployment("Assets", { exclude: ["*"], include: ["assets/*"], cacheControl });
  // The same scripts as the build packed them; CloudFront hands on what says its encoding, and packs the rest itself.
  const packed = deployment("Packed", {
    exclude: ["*"],
    include: ["br/*"],
    cacheControl,
    contentEncoding: "br",
    contentType: "text/javascript; charset=utf-8",
  });
  const page = deployment("Deployment", { exclude: ["assets/*", "br/*"], distribution });
  page.node.addDependency(assets, packed);
}
