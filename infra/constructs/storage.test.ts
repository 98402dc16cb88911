import type { Template } from "aws-cdk-lib/assertions";
import { type Properties, propertiesOf, synthesizeStack } from "#infra/testing/synthesized";
import { messages as english } from "#shared/i18n/en/index";
import { messages as spanish } from "#shared/i18n/es/index";

/** That long a table can be restored, where the template names no other period. */
const BACKUP_DAYS = 35;

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
    expect([id, Math.min(...days) <= (/documents/i.test(id) ? 1 : BACKUP_DAYS)]).toEqual([id, true]);
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

test.each([
  ["English", english],
  ["Spanish", spanish],
])("the %s words on deletion say how long what is erased stays in the backups", (_, words) => {
  expect(words["account.delete.keptUntil"]).toMatch(new RegExp(`\\b${BACKUP_DAYS}\\b`));
  for (const { PointInTimeRecoverySpecification } of propertiesOf(template, "AWS::DynamoDB::Table"))
    expect(Object(PointInTimeRecoverySpecification).RecoveryPeriodInDays ?? BACKUP_DAYS).toBeLessThanOrEqual(
      BACKUP_DAYS,
    );
});
