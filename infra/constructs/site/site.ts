import { join } from "node:path";
import { CfnOutput, Duration, Fn, Stack } from "aws-cdk-lib";
import { Certificate } from "aws-cdk-lib/aws-certificatemanager";
import { Distribution, HttpVersion, PriceClass, SecurityPolicyProtocol } from "aws-cdk-lib/aws-cloudfront";
import { Bucket } from "aws-cdk-lib/aws-s3";
import { Construct } from "constructs";
import { published } from "../published";
import { setting } from "../setting";
import { acknowledgePages } from "./acknowledged-pages";
import { apiBehavior } from "./api-behavior";
import { Firewall } from "./firewall";
import { pageBehaviors } from "./page-behaviors";
import { deployPages, pagesBucket } from "./pages";
import { SecurityHeaders } from "./security-headers";

const keptErrors = [400, 403, 404, 405, 414, 500, 501, 502, 503, 504];

/** The built pages and, on the same origin, the API: one distribution in front of both. */
export class Site extends Construct {
  constructor(scope: Construct, id: string, { webFolder }: { webFolder: string }) {
    super(scope, id);
    const accessLogs = Bucket.fromBucketName(this, "AccessLogs", published(this, "accessLogsBucket"));
    const documents = Bucket.fromBucketName(this, "Documents", published(this, "documentsBucket"));
    const pages = pagesBucket(this, accessLogs);
    const headers = new SecurityHeaders(this, "Headers", {
      hashesFile: join(webFolder, "csp.json"),
      uploadOrigins: [`https://${documents.bucketRegionalDomainName}`],
    });
    const behaviors = pageBehaviors(this, pages, headers);
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
      defaultBehavior: behaviors.pages,
      additionalBehaviors: { "/assets/*": behaviors.assets, "/api/*": apiBehavior(this, headers) },
    });
    deployPages(this, webFolder, pages, distribution);
    acknowledgePages(pages);
    const description = "What the CNAME of the site's host points at";
    new CfnOutput(Stack.of(this), "DistributionDomain", { value: distribution.distributionDomainName, description });
    new CfnOutput(Stack.of(this), "PagesBucket", { value: pages.bucketName });
  }
}
