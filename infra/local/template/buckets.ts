import type { CorsRule } from "../stand-ins/s3/cors";
import type { LifecycleRule } from "../stand-ins/s3/lifecycle";
import type { Resolver } from "./intrinsics";
import { asList, asObject, asText, asTexts } from "./shape";
import { type Json, type JsonObject, resourcesOf, type Template } from "./template";

export type BucketSetup = {
  logicalId: string;
  name: string;
  cors: CorsRule[];
  encryption?: { algorithm: string; keyArn?: string };
  isVersioned: boolean;
  lifecycle: LifecycleRule[];
};

/** Every bucket of the template: who may reach it from a browser, how it is encrypted, and when what it holds goes. */
export function bucketsOf(template: Template, resolve: Resolver): BucketSetup[] {
  return resourcesOf(template, "AWS::S3::Bucket").map(([logicalId, { Properties = {} }]) => {
    const properties = asObject(resolve(Properties));
    const [encryption] = asList(asObject(properties.BucketEncryption).ServerSideEncryptionConfiguration);
    const { SSEAlgorithm, KMSMasterKeyID } = asObject(asObject(encryption).ServerSideEncryptionByDefault);
    const algorithm = asText(SSEAlgorithm);
    return {
      logicalId,
      isVersioned: asObject(properties.VersioningConfiguration).Status === "Enabled",
      lifecycle: asList(asObject(properties.LifecycleConfiguration).Rules).map(asObject).flatMap(lifecycleRuleOf),
      name: asText(resolve({ Ref: logicalId })) ?? logicalId,
      cors: asList(asObject(properties.CorsConfiguration).CorsRules).map((item) => {
        const { AllowedOrigins, AllowedMethods, AllowedHeaders, ExposedHeaders, MaxAge } = asObject(item);
        return {
          AllowedOrigins: asTexts(AllowedOrigins),
          AllowedMethods: asTexts(AllowedMethods),
          AllowedHeaders: asTexts(AllowedHeaders),
          ExposedHeaders: asTexts(ExposedHeaders),
          ...(MaxAge !== undefined && { MaxAge: Number(MaxAge) }),
        };
      }),
      ...(algorithm && { encryption: { algorithm, keyArn: asText(KMSMasterKeyID) } }),
    };
  });
}

const knownParts = new Set([
  "Id",
  "Status",
  "Prefix",
  "ExpirationInDays",
  "ExpiredObjectDeleteMarker",
  "NoncurrentVersionExpiration",
  "AbortIncompleteMultipartUpload",
]);

/** @throws Error for a rule of a kind that the stand-in does not carry out */
function lifecycleRuleOf(rule: JsonObject): LifecycleRule[] {
  const unknown = Object.keys(rule).find((name) => !knownParts.has(name));
  if (unknown) throw new Error(`A bucket's lifecycle rule has ${unknown}, which is not known here.`);
  if (rule.Status !== "Enabled") return [];
  const days = (value: Json | undefined) => (value === undefined ? undefined : Number(value));
  return [
    {
      prefix: asText(rule.Prefix) ?? "",
      expirationDays: days(rule.ExpirationInDays),
      noncurrentDays: days(asObject(rule.NoncurrentVersionExpiration).NoncurrentDays),
      abortUploadDays: days(asObject(rule.AbortIncompleteMultipartUpload).DaysAfterInitiation),
      removesExpiredMarkers: rule.ExpiredObjectDeleteMarker === true,
    },
  ];
}
