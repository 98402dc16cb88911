import type { Template } from "aws-cdk-lib/assertions";
import { type Properties, propertiesOf, synthesizeStack } from "#infra/testing/synthesized";

let template: Template;

beforeAll(async () => {
  ({ template } = await synthesizeStack("RedressData"));
});

test("tables keep their protections", () => {
  const tables = Object.values(template.findResources("AWS::DynamoDB::Table"));

  expect(tables).toHaveLength(3);
  for (const { Properties: properties, DeletionPolicy } of tables) {
    expect(DeletionPolicy).toBe("RetainExceptOnCreate");
    expect(properties).toMatchObject({
      BillingMode: "PAY_PER_REQUEST",
      DeletionProtectionEnabled: true,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      SSESpecification: { SSEEnabled: true, SSEType: "KMS" },
      StreamSpecification: { StreamViewType: "NEW_AND_OLD_IMAGES" },
      TimeToLiveSpecification: { AttributeName: "ttl", Enabled: true },
    });
  }
});

test("what people upload is gone a day after it is deleted, and whatever is deleted within 35 days", () => {
  const buckets = Object.entries(template.findResources("AWS::S3::Bucket"));
  const ofPeople = buckets.filter(([id]) => /documents|letters|accesslogs/i.test(id));
  expect(ofPeople).toHaveLength(3);
  for (const [id, { Properties }] of ofPeople) {
    const rules: Properties[] = Properties.LifecycleConfiguration.Rules;
    const bucketWide = rules.filter(({ Status, Prefix }) => Status === "Enabled" && Prefix === undefined);
    const days = bucketWide.map(({ NoncurrentVersionExpiration: old }) => Object(old).NoncurrentDays ?? Infinity);
    // 35 is what the screens say: that long a table can be restored.
    expect([id, Math.min(...days) <= (/documents/i.test(id) ? 1 : 35)]).toEqual([id, true]);
    const ends = bucketWide.some((rule) => rule.ExpiredObjectDeleteMarker === true || rule.ExpirationInDays);
    expect([id, ends]).toEqual([id, true]);
  }
});

test("every bucket is private, versioned and encrypted", () => {
  for (const properties of propertiesOf(template, "AWS::S3::Bucket")) {
    expect(properties).toMatchObject({
      BucketEncryption: expect.anything(),
      VersioningConfiguration: { Status: "Enabled" },
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
    });
  }
});
