import type { CorsRule } from "../stand-ins/s3/cors";
import type { Resolver } from "./intrinsics";
import { asList, asObject, asText, asTexts } from "./shape";
import { resourcesOf, type Template } from "./template";

export type BucketSetup = {
  logicalId: string;
  name: string;
  cors: CorsRule[];
  encryption?: { algorithm: string; keyArn?: string };
};

/** Every bucket of the template: who may reach it from a browser, and how it is encrypted. */
export function bucketsOf(template: Template, resolve: Resolver): BucketSetup[] {
  return resourcesOf(template, "AWS::S3::Bucket").map(([logicalId, { Properties = {} }]) => {
    const properties = asObject(resolve(Properties));
    const [encryption] = asList(asObject(properties.BucketEncryption).ServerSideEncryptionConfiguration);
    const { SSEAlgorithm, KMSMasterKeyID } = asObject(asObject(encryption).ServerSideEncryptionByDefault);
    const algorithm = asText(SSEAlgorithm);
    return {
      logicalId,
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
