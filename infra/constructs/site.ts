import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { CfnParameter, Fn, RemovalPolicy, Stack } from "aws-cdk-lib";
import { Certificate } from "aws-cdk-lib/aws-certificatemanager";
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
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
import { BlockPublicAccess, Bucket, BucketEncryption } from "aws-cdk-lib/aws-s3";
import { BucketDeployment, Source } from "aws-cdk-lib/aws-s3-deployment";
import { Construct } from "constructs";
import type { Api } from "./api";
import { Firewall } from "./firewall";
import { SecurityHeaders } from "./security-headers";
import type { Storage } from "./storage";

const webFolder = resolve(import.meta.dirname, "../../.build/web");

type SiteProps = { api: Api; storage: Storage; siteOrigin: string };

/** The built pages and, on the same origin, the API: one distribution in front of both. */
export class Site extends Construct {
  readonly pages: Bucket;

  constructor(scope: Construct, id: string, { api, storage, siteOrigin }: SiteProps) {
    super(scope, id);
    this.pages = this.pagesBucket(storage.accessLogs);
    const documents = storage.buckets.documents.bucketRegionalDomainName;
    const headers = new SecurityHeaders(this, "Headers", {
      hashesFile: join(webFolder, "csp.json"),
      uploadOrigins: [`https://${documents}`],
    });
    const origin = S3BucketOrigin.withOriginAccessControl(this.pages);
    const page = { origin, viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS, compress: true };
    const distribution = new Distribution(this, "Distribution", {
      comment: "The site and its API",
      domainNames: [Fn.select(2, Fn.split("/", siteOrigin))],
      certificate: Certificate.fromCertificateArn(this, "Certificate", this.certificateArn()),
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      webAclId: new Firewall(this, "Firewall").arn,
      enableLogging: true,
      logBucket: storage.accessLogs,
      logFilePrefix: "distribution/",
      defaultBehavior: {
        ...page,
        responseHeadersPolicy: headers.pages,
        functionAssociations: [{ function: this.choosePage(), eventType: FunctionEventType.VIEWER_REQUEST }],
      },
      additionalBehaviors: {
        "/assets/*": { ...page, responseHeadersPolicy: headers.assets },
        "/api/*": this.apiBehavior(api, headers),
      },
    });
    this.deployPages(this.pages, distribution);
  }

  private pagesBucket(accessLogs: Bucket): Bucket {
    return new Bucket(this, "Pages", {
      // Nothing in it is secret, and the distribution reads it without a key's policy of its own.
      encryption: BucketEncryption.S3_MANAGED,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      enforceSSL: true,
      versioned: true,
      serverAccessLogsBucket: accessLogs,
      serverAccessLogsPrefix: "pages/",
      removalPolicy: RemovalPolicy.RETAIN,
    });
  }

  private choosePage(): EdgeFunction {
    return new EdgeFunction(this, "ChoosePage", {
      comment: "Landing page or app, in the reader's language",
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromFile({ filePath: join(import.meta.dirname, "choose-page.js") }),
    });
  }

  private apiBehavior(api: Api, headers: SecurityHeaders): BehaviorOptions {
    return {
      origin: new HttpOrigin(api.host, { customHeaders: { "x-origin-key": this.originKey() } }),
      allowedMethods: AllowedMethods.ALLOW_ALL,
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      compress: true,
      cachePolicy: CachePolicy.CACHING_DISABLED,
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

  private deployPages(pages: Bucket, distribution: Distribution): void {
    if (!existsSync(webFolder)) return;
    new BucketDeployment(this, "Deployment", {
      sources: [Source.asset(webFolder, { exclude: ["csp.json"] })],
      destinationBucket: pages,
      distribution,
      distributionPaths: ["/*"],
      // A tab that is open while a new version arrives still loads the chunks of the old one.
      prune: false,
      memoryLimit: 512,
    });
  }

  private originKey(): string {
    const description = "What the distribution shows the API: 32 random characters or more, known to nobody else.";
    return new CfnParameter(Stack.of(this), "OriginKey", { description, noEcho: true, minLength: 32 }).valueAsString;
  }

  private certificateArn(): string {
    const description = "ARN of the site's certificate in us-east-1.";
    return new CfnParameter(Stack.of(this), "SiteCertificate", { description }).valueAsString;
  }
}
