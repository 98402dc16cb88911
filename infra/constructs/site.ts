import { join } from "node:path";
import { CfnOutput, Duration, Fn, RemovalPolicy, Stack } from "aws-cdk-lib";
import { Certificate } from "aws-cdk-lib/aws-certificatemanager";
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CacheCookieBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from "aws-cdk-lib/aws-cloudfront";
import { HttpOrigin, S3BucketOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from "aws-cdk-lib/aws-s3";
import { BucketDeployment, type BucketDeploymentProps, CacheControl, Source } from "aws-cdk-lib/aws-s3-deployment";
import { Construct } from "constructs";
import { acknowledgePages } from "./acknowledged";
import { Firewall } from "./firewall";
import { published } from "./published";
import { SecurityHeaders } from "./security-headers";
import { setting } from "./setting";

const keptErrors = [400, 403, 404, 405, 414, 500, 501, 502, 503, 504];

/** The built pages and, on the same origin, the API: one distribution in front of both. */
export class Site extends Construct {
  constructor(scope: Construct, id: string, { webFolder }: { webFolder: string }) {
    super(scope, id);
    const accessLogs = Bucket.fromBucketName(this, "AccessLogs", published(this, "accessLogsBucket"));
    const documents = Bucket.fromBucketName(this, "Documents", published(this, "documentsBucket"));
    const pages = this.pagesBucket(accessLogs);
    const headers = new SecurityHeaders(this, "Headers", {
      hashesFile: join(webFolder, "csp.json"),
      uploadOrigins: [`https://${documents.bucketRegionalDomainName}`],
    });
    // S3 answers 403 for a missing object unless the caller may list. No request lists: one for a page names a file.
    const originAccessLevels = [AccessLevel.READ, AccessLevel.LIST];
    const origin = S3BucketOrigin.withOriginAccessControl(pages, { originAccessLevels });
    const page = { origin, viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS, compress: true };
    const distribution = new Distribution(this, "Distribution", {
      comment: "The site and its API",
      domainNames: [Fn.select(2, Fn.split("/", setting(this, "SITE_ORIGIN")))],
      certificate: Certificate.fromCertificateArn(this, "Certificate", setting(this, "SITE_CERTIFICATE")),
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      webAclId: new Firewall(this, "Firewall").arn,
      enableLogging: true,
      logBucket: accessLogs,
      logFilePrefix: "distribution/",
      // Left to itself CloudFront keeps an error for 10 seconds and shows it to the next caller.
      errorResponses: keptErrors.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      defaultBehavior: {
        ...page,
        responseHeadersPolicy: headers.pages,
        functionAssociations: [{ function: this.choosePage(), eventType: FunctionEventType.VIEWER_REQUEST }],
      },
      additionalBehaviors: {
        "/assets/*": { ...page, responseHeadersPolicy: headers.assets },
        "/api/*": this.apiBehavior(headers),
      },
    });
    this.deployPages(webFolder, pages, distribution);
    acknowledgePages(pages);
    const description = "What the CNAME of the site's host points at";
    new CfnOutput(Stack.of(this), "DistributionDomain", { value: distribution.distributionDomainName, description });
    new CfnOutput(Stack.of(this), "PagesBucket", { value: pages.bucketName });
  }

  private pagesBucket(accessLogs: IBucket): Bucket {
    return new Bucket(this, "Pages", {
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

  private choosePage(): EdgeFunction {
    return new EdgeFunction(this, "ChoosePage", {
      comment: "Landing page or app, in the reader's language",
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromFile({ filePath: join(import.meta.dirname, "choose-page.js") }),
    });
  }

  private apiBehavior(headers: SecurityHeaders): BehaviorOptions {
    return {
      origin: new HttpOrigin(this.apiHost(), { customHeaders: { "x-origin-key": setting(this, "ORIGIN_KEY") } }),
      allowedMethods: AllowedMethods.ALLOW_ALL,
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      compress: true,
      cachePolicy: this.compressing(),
      originRequestPolicy: new OriginRequestPolicy(this, "ToTheApi", {
        comment: "What the API reads of a request, and the address that it came from",
        cookieBehavior: OriginRequestCookieBehavior.all(),
        queryStringBehavior: OriginRequestQueryStringBehavior.all(),
        headerBehavior: OriginRequestHeaderBehavior.allowList(
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
        ),
      }),
      responseHeadersPolicy: headers.api,
    };
  }

  /** Every answer says no-store, and is not kept. The managed policy for that switches compression off with caching. */
  private compressing(): CachePolicy {
    return new CachePolicy(this, "Compressing", {
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

  private apiHost(): string {
    return `${published(this, "apiId")}.execute-api.${Stack.of(this).region}.amazonaws.com`;
  }

  private deployPages(webFolder: string, pages: Bucket, distribution: Distribution): void {
    type Files = Pick<BucketDeploymentProps, "include" | "exclude" | "distribution" | "cacheControl">;
    const deployment = (id: string, files: Files) =>
      new BucketDeployment(this, id, {
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
    deployment("Deployment", { exclude: ["assets/*"], distribution }).node.addDependency(assets);
  }
}
