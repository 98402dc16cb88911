import * as z from "zod";
import { credentialScope, isSame, type SecretOf, signatureOf } from "../signature";
import { ServiceError } from "../stand-in";
import type { FormPost } from "./multipart";

const Condition = z.union([
  z.record(z.string(), z.string()),
  z.tuple([z.literal(["eq", "starts-with"]), z.string().startsWith("$"), z.string()]),
  z.tuple([z.literal("content-length-range"), z.coerce.number(), z.coerce.number()]),
]);
const Policy = z.object({ expiration: z.iso.datetime(), conditions: z.array(Condition) });
type Policy = z.output<typeof Policy>;

/** Fields that a policy need not name. */
const exempt = new Set(["policy", "x-amz-signature", "file"]);

/**
 * Checks a browser's form upload: the policy's signature, its expiry, each of its conditions, and that it covers each
 * field of the form. Answers who signed it.
 *
 * Source: Amazon S3 API Reference, "Creating a POST policy" and "Authenticating requests in browser-based uploads".
 * @throws ServiceError 403 AccessDenied, SignatureDoesNotMatch, InvalidAccessKeyId; 400 EntityTooLarge,
 *   EntityTooSmall, InvalidPolicyDocument
 */
export function verifyFormPost(post: FormPost, bucket: string, secretOf: SecretOf, now: Date): { accessKeyId: string } {
  const { fields, file } = post;
  const policy = fields.policy;
  if (policy === undefined) throw denied("Access Denied");
  const accessKeyId = verifyPolicySignature(fields, policy, secretOf);
  const { expiration, conditions } = parsePolicy(policy);
  if (new Date(expiration) <= now) throw denied("Invalid according to Policy: Policy expired.");

  const values: Record<string, string> = { ...fields, bucket };
  for (const condition of conditions) mustHold(condition, values, file?.content.length ?? 0);
  mustCover(conditions, Object.keys(fields));
  return { accessKeyId };
}

function verifyPolicySignature(fields: Record<string, string>, policy: string, secretOf: SecretOf): string {
  if (fields["x-amz-algorithm"] !== "AWS4-HMAC-SHA256") throw denied("Access Denied");
  const scope = credentialScope(fields["x-amz-credential"] ?? "");
  const secret = secretOf(scope.accessKeyId);
  if (secret === undefined) {
    throw new ServiceError("InvalidAccessKeyId", "The access key id does not exist in our records.", 403);
  }
  if (!isSame(signatureOf(secret, scope, policy), fields["x-amz-signature"] ?? "")) {
    throw new ServiceError("SignatureDoesNotMatch", "The request signature we calculated does not match.", 403);
  }
  return scope.accessKeyId;
}

function parsePolicy(policy: string): Policy {
  try {
    return Policy.parse(JSON.parse(Buffer.from(policy, "base64").toString("utf8")));
  } catch {
    throw new ServiceError("InvalidPolicyDocument", "The content of the form does not meet the conditions.");
  }
}

function mustHold(condition: z.output<typeof Condition>, values: Record<string, string>, sizeBytes: number): void {
  if (!Array.isArray(condition)) {
    for (const [name, wanted] of Object.entries(condition)) equal(name, wanted, values);
    return;
  }
  if (condition[0] === "content-length-range") {
    const [, least, most] = condition;
    if (sizeBytes < least) throw new ServiceError("EntityTooSmall", "Your upload is smaller than the minimum size.");
    if (sizeBytes > most) throw new ServiceError("EntityTooLarge", "Your upload exceeds the maximum allowed size.");
    return;
  }
  const [kind, field, wanted] = condition;
  const name = field.slice(1).toLowerCase();
  if (kind === "eq") equal(name, wanted, values);
  else if (!(values[name] ?? "").startsWith(wanted)) throw failed(condition);
}

function equal(name: string, wanted: string, values: Record<string, string>): void {
  if (values[name.toLowerCase()] !== wanted) throw failed(["eq", `$${name}`, wanted]);
}

function mustCover(conditions: Policy["conditions"], fields: string[]): void {
  const covered = new Set(conditions.flatMap(namesIn));
  const extra = fields.find((name) => !exempt.has(name) && !name.startsWith("x-ignore-") && !covered.has(name));
  if (extra) throw denied(`Invalid according to Policy: Extra input fields: ${extra}`);
}

function namesIn(condition: z.output<typeof Condition>): string[] {
  if (!Array.isArray(condition)) return Object.keys(condition).map((name) => name.toLowerCase());
  return typeof condition[1] === "string" ? [condition[1].slice(1).toLowerCase()] : [];
}

function failed(condition: unknown): ServiceError {
  return denied(`Invalid according to Policy: Policy Condition failed: ${JSON.stringify(condition)}`);
}

function denied(message: string): ServiceError {
  return new ServiceError("AccessDenied", message, 403);
}
