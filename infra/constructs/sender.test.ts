import type { Template } from "aws-cdk-lib/assertions";
import { propertiesOf, synthesizeStack } from "#infra/testing/synthesized";

let template: Template;
/** The logical id of the configuration set. */
let set: string | undefined;

beforeAll(async () => {
  ({ template } = await synthesizeStack("RedressData"));
  [set] = Object.keys(template.findResources("AWS::SES::ConfigurationSet"));
});

const domain = { "Fn::Select": [1, { "Fn::Split": ["@", { Ref: "SenderEmail" }] }] };

test("mails are signed for the sender's domain and bounce to a subdomain of it, as DMARC asks", () => {
  expect(propertiesOf(template, "AWS::SES::EmailIdentity")).toEqual([
    {
      EmailIdentity: domain,
      ConfigurationSetAttributes: { ConfigurationSetName: { Ref: set } },
      DkimAttributes: { SigningEnabled: true },
      MailFromAttributes: {
        MailFromDomain: { "Fn::Join": ["", ["bounces.", domain]] },
        BehaviorOnMxFailure: "USE_DEFAULT_VALUE",
      },
    },
  ]);
});

test("a deployment prints the records that the operator enters in the domain's DNS", () => {
  const names = Object.keys(template.findOutputs("*"));

  expect(names).toEqual(expect.arrayContaining(["MailBounces", "MailDkim1", "MailDkim2", "MailDkim3"]));
});

test("mail is not sent again to an address that bounced or complained, and never without encryption", () => {
  expect(propertiesOf(template, "AWS::SES::ConfigurationSet")).toEqual([
    {
      SuppressionOptions: { SuppressedReasons: ["BOUNCE", "COMPLAINT"] },
      DeliveryOptions: { TlsPolicy: "REQUIRE" },
      ReputationOptions: { ReputationMetricsEnabled: true },
    },
  ]);
});

test("bounces, complaints and mails that SES refused are counted", () => {
  expect(propertiesOf(template, "AWS::SES::ConfigurationSetEventDestination")).toEqual([
    {
      ConfigurationSetName: { Ref: set },
      EventDestination: {
        Enabled: true,
        MatchingEventTypes: ["bounce", "complaint", "reject"],
        CloudWatchDestination: {
          DimensionConfigurations: [
            {
              DimensionName: "ses:configuration-set",
              DimensionValueSource: "messageTag",
              DefaultDimensionValue: "none",
            },
          ],
        },
      },
    },
  ]);
});

test.each([
  ["Reputation.BounceRate", 0.025, "Average"],
  ["Complaint", 1, "Sum"],
  ["Reject", 1, "Sum"],
])("the operator is warned by %s before SES stops the account", (MetricName, Threshold, Statistic) => {
  template.hasResourceProperties("AWS::CloudWatch::Alarm", {
    Namespace: "AWS/SES",
    MetricName,
    Statistic,
    Threshold,
    Dimensions: [{ Name: "ses:configuration-set", Value: { Ref: set } }],
    TreatMissingData: "notBreaching",
  });
});
