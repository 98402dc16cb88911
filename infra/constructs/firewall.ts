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

// 5 times what the API grants one address: this one protects the functions' cost, the API's own limit is the rule.
function flood(): CfnWebACL.RuleProperty {
  return {
    name: "Flood",
    priority: 0,
    action: { block: {} },
    statement: { rateBasedStatement: { limit: 2_500, evaluationWindowSec: 300, aggregateKeyType: "IP" } },
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
