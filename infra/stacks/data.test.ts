import type { Template } from "aws-cdk-lib/assertions";
import { synthesizeStack } from "#infra/testing/synthesized";

const byUser = (sortKey: string) => ({
  KeySchema: [
    { AttributeName: "userId", KeyType: "HASH" },
    { AttributeName: sortKey, KeyType: "RANGE" },
  ],
});

/**
 * What holds data, by logical id, with the properties that CloudFormation changes by making another one, empty, in its place.
 * A line may be added; a line that is deployed never changes. A physical name of our own is among those properties: none has one.
 */
const kept: Record<string, Record<string, object>> = {
  "AWS::DynamoDB::Table": {
    StorageUsers59A61EEB: byUser("sk"),
    StorageReports31B47EB2: byUser("reportId"),
    StorageDisputes70E42ED5: byUser("disputeId"),
  },
  "AWS::S3::Bucket": { StorageAccessLogs96FB524C: {}, StorageDocumentsCD3FCE94: {}, StorageLetters61188C2D: {} },
  "AWS::KMS::Key": {
    StorageDataKeyE15BA43B: {},
    StorageFieldKey862D38D1: {},
    StorageSsnMacKey9EE7ACDB: { KeySpec: "HMAC_256", KeyUsage: "GENERATE_VERIFY_MAC" },
    StorageAuditMacKeyEB95F5ED: { KeySpec: "HMAC_256", KeyUsage: "GENERATE_VERIFY_MAC" },
  },
  "AWS::SecretsManager::Secret": {
    StorageAdminKey47EE8BFB: {},
    StoragePaymentWebhook0848B906: {},
    StorageMailWebhook58E022F5: {},
    StorageProviderKeys85C0C557: {},
  },
  "AWS::Cognito::UserPool": {
    IdentityPool9E5AED46: {
      UsernameConfiguration: { CaseSensitive: true },
      Schema: [{ Name: "email", Mutable: true, Required: true }],
    },
  },
};

const replacing: Record<string, string[]> = {
  "AWS::DynamoDB::Table": ["TableName", "KeySchema", "ImportSourceSpecification"],
  "AWS::S3::Bucket": ["BucketName", "ObjectLockEnabled"],
  "AWS::KMS::Key": ["KeySpec", "KeyUsage", "MultiRegion"],
  "AWS::SecretsManager::Secret": ["Name"],
  "AWS::Cognito::UserPool": ["AliasAttributes", "UsernameAttributes", "UsernameConfiguration", "Schema"],
};

let template: Template;
let isProtected: boolean;

beforeAll(async () => {
  ({ template, isProtected } = await synthesizeStack("RedressData"));
});

test.each(Object.entries(kept))("no %s is ever replaced by an empty one", (type, expected) => {
  const found = Object.entries(template.findResources(type)).map(([id, { Properties: properties = {} }]) => {
    const fixed = replacing[type]?.filter((name) => properties[name] !== undefined) ?? [];
    return [id, Object.fromEntries(fixed.map((name) => [name, properties[name]]))];
  });

  expect(Object.fromEntries(found)).toEqual(expected);
});

test("what holds data stays when it leaves the template, and goes again when its first deployment fails", () => {
  for (const type of Object.keys(kept)) {
    template.allResources(type, { DeletionPolicy: "RetainExceptOnCreate", UpdateReplacePolicy: "Retain" });
  }
});

test("the stack with the data cannot be deleted by one command", () => {
  expect(isProtected).toBe(true);
});
