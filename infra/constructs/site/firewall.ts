import { CfnWebACL } from "aws-cdk-lib/aws-wafv2";
import { Construct } from "constructs";

const managedRules = ["AWSManagedRulesAmazonIpReputationList", "AWSManagedRulesKnownBadInputsRuleSet"];

/** What is stopped before it reaches a page or the API: floods from one address, and known attacks. */
export class Firewall extends Construct {
  readonly arn: string;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const acl = new CfnWebACL(this, "Acl", {
      scope: "CLOUDFRONT",
      defaultAction: { allow: {} },
      visibilityConfig: metrics("All"),
      rules: [flood(), ...managedRules.map(managed)],
    });
    this.arn = acl.attrArn;
  }
}

// One address may be many people behind a carrier, and pages are many files: the API alone is counted, and generously. This
// protects the functions' cost; who may call how often is the API's own rule.
function flood(): CfnWebACL.RuleProperty {
  const toTheApi = {
    byteMatchStatement: {
      fieldToMatch: { uriPath: {} },
      positionalConstraint: "STARTS_WITH",
      searchString: "/api/",
      // As CloudFront chooses the origin, by the path in normal form: "/%61pi/" is the API too.
      textTransformations: [
        { priority: 0, type: "URL_DECODE" },
        { priority: 1, type: "NORMALIZE_PATH" },
      ],
    },
  };
  const counted = { limit: 10_000, evaluationWindowSec: 300, aggregateKeyType: "IP", scopeDownStatement: toTheApi };
  return {
    name: "Flood",
    priority: 0,
    action: { block: {} },
    statement: { rateBasedStatement: counted },
    visibilityConfig: metrics("Flood"),
  };
}

function managed(name: string, index: number): CfnWebACL.RuleProperty {
  return {
    name,
    priority: index + 1,
    overrideAction: { none: {} },
    statement: { managedRuleGroupStatement: { vendorName: "AWS", name } },
    visibilityConfig: metrics(name),
  };
}

function metrics(metricName: string): CfnWebACL.VisibilityConfigProperty {
  return { metricName, cloudWatchMetricsEnabled: true, sampledRequestsEnabled: false };
}
