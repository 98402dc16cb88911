import type { Construct } from "constructs";
import type { MacPurpose, Needs, SecretName } from "#infra/needs/need";
import { published } from "../published";
import { all, allow, type Grant } from "./grant";

const secretVariables: Record<SecretName, string> = {
  adminKey: "ADMIN_KEY_SECRET",
  paymentWebhook: "PAYMENT_WEBHOOK_SECRET",
  mailWebhook: "MAIL_WEBHOOK_SECRET",
  providerKeys: "PROVIDER_KEYS_SECRET",
};
const macVariables: Record<MacPurpose, string> = { ssn: "SSN_MAC_KEY_ARN", audit: "AUDIT_MAC_KEY_ARN" };

export function addSecrets(scope: Construct, grant: Grant, parts: Needs[]): void {
  const names = all(parts, "secrets");
  if (names.length === 0) return;
  const arns = names.map((name) => published(scope, `${name}Secret`));
  for (const [index, name] of names.entries()) grant.environment[secretVariables[name]] = arns[index] ?? "";
  grant.statements.push(allow("secretsmanager", ["GetSecretValue"], arns));
}

/** Fields are sealed and opened for one purpose, which their encryption context names. */
export function addFields(scope: Construct, grant: Grant, parts: Needs[]): void {
  for (const [action, purposes] of [
    ["GenerateDataKey", all(parts, "seals")],
    ["Decrypt", all(parts, "opens")],
  ] as const) {
    if (purposes.length === 0) continue;
    const key = published(scope, "fieldKey");
    grant.environment.FIELD_KEY_ARN = key;
    const conditions = { StringEquals: { "kms:EncryptionContext:purpose": purposes } };
    grant.statements.push(allow("kms", [action], [key], conditions));
  }
}

/** Keyed digests (HMAC): each purpose has a key of its own. */
export function addMacs(scope: Construct, grant: Grant, parts: Needs[]): void {
  for (const purpose of all(parts, "macs")) {
    const keyArn = published(scope, `${purpose}MacKey`);
    grant.environment[macVariables[purpose]] = keyArn;
    const conditions = { StringEquals: { "kms:MacAlgorithm": "HMAC_SHA_256" } };
    grant.statements.push(allow("kms", ["GenerateMac"], [keyArn], conditions));
  }
}
