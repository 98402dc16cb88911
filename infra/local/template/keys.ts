import type { Resolver } from "./intrinsics";
import { asObject, asText } from "./shape";
import { resourcesOf, type Template } from "./template";

/** A key of KMS: its ARN, and what it is made for (`SYMMETRIC_DEFAULT`, `HMAC_256`). */
export type KeySetup = { arn: string; spec: string };

/** The KMS keys of a template. */
export function keysOf(template: Template, resolve: Resolver): KeySetup[] {
  return resourcesOf(template, "AWS::KMS::Key").map(([id, { Properties }]) => ({
    arn: asText(resolve({ "Fn::GetAtt": [id, "Arn"] })) ?? id,
    spec: asText(asObject(resolve(Properties ?? {})).KeySpec) ?? "SYMMETRIC_DEFAULT",
  }));
}
