import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { ServiceError, type StandInRequest } from "./stand-in";

/** Who signed a request, and what the signature says of its body. */
export type Signer = { accessKeyId: string; region: string; service: string; signedIn: "header" | "query" };

export type SecretOf = (accessKeyId: string) => string | undefined;

type Claim = Signer & { day: string; at: string; signedHeaders: string[]; signature: string; payloadHash: string };

const ALGORITHM = "AWS4-HMAC-SHA256";
const SKEW_MS = 15 * 60_000;
const LONGEST_PRESIGNED_SECONDS = 7 * 24 * 3600;

/**
 * Checks a request's Signature Version 4, in its Authorization header or in its query (presigned), against `now`.
 *
 * Source: AWS IAM User Guide, "AWS Signature Version 4 for API requests"; Amazon S3 API Reference, "Authenticating
 * Requests: Using Query Parameters". S3's paths are signed as sent, other services' are encoded once more.
 * @throws ServiceError 403 with S3's codes: AccessDenied (unsigned, expired), InvalidAccessKeyId,
 *   SignatureDoesNotMatch, RequestTimeTooSkewed; 400 XAmzContentSHA256Mismatch
 */
export function verifySignature(request: StandInRequest, secretOf: SecretOf, now: Date): Signer {
  const url = new URL(request.url, "http://signed");
  const claim = url.searchParams.has("X-Amz-Signature") ? queryClaim(url, now) : headerClaim(request, now);
  mustSignAmzHeaders(request, claim.signedHeaders);
  const secret = secretOf(claim.accessKeyId);
  if (secret === undefined) throw denied("InvalidAccessKeyId", "The access key id does not exist in our records.");

  const scope = `${claim.day}/${claim.region}/${claim.service}/aws4_request`;
  const text = [ALGORITHM, claim.at, scope, sha256(canonicalRequest(request, url, claim))].join("\n");
  if (!isSame(sign(signingKey(secret, claim), text), claim.signature)) {
    throw denied("SignatureDoesNotMatch", "The request signature we calculated does not match the one you provided.");
  }
  const { accessKeyId, region, service, signedIn } = claim;
  return { accessKeyId, region, service, signedIn };
}

/** The hex signature of `text` by the day's key that `scope` names. */
export function signatureOf(secret: string, scope: { day: string; region: string; service: string }, text: string) {
  return sign(signingKey(secret, scope), text);
}

/** Compares two signatures in a time that does not depend on where they differ. */
export function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

/** Reads `id/day/region/service/aws4_request`. @throws ServiceError AccessDenied when it is something else */
export function credentialScope(credential: string) {
  const [accessKeyId, day, region, service, end, more] = credential.split("/");
  if (!accessKeyId || !day || !region || !service || end !== "aws4_request" || more !== undefined) {
    throw denied("AccessDenied", "The credential scope is malformed.");
  }
  return { accessKeyId, day, region, service };
}

/** Reads `20260305T101500Z`. */
export function signingTime(text: string): Date {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text);
  if (!parts) throw denied("AccessDenied", "X-Amz-Date must be in the ISO8601 Basic Format.");
  const [, year, month, day, hour, minute, second] = parts;
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

function headerClaim(request: StandInRequest, now: Date): Claim {
  const authorization = request.headers.authorization ?? "";
  const fields = new Map(
    authorization
      .slice(ALGORITHM.length)
      .split(",")
      .map((field) => field.trim().split("=", 2) as [string, string]),
  );
  const [credential, names, signature] = ["Credential", "SignedHeaders", "Signature"].map((name) => fields.get(name));
  const at = request.headers["x-amz-date"];
  if (!authorization.startsWith(`${ALGORITHM} `) || !credential || !names || !signature || !at) {
    throw denied("AccessDenied", "Access Denied");
  }
  if (Math.abs(signingTime(at).getTime() - now.getTime()) > SKEW_MS) {
    throw denied("RequestTimeTooSkewed", "The difference between the request time and the current time is too large.");
  }
  const signedHeaders = names.split(";");
  return {
    ...claimed(credential, at),
    signedIn: "header",
    signedHeaders,
    signature,
    payloadHash: payloadHash(request),
  };
}

function queryClaim(url: URL, now: Date): Claim {
  const field = (name: string) => url.searchParams.get(`X-Amz-${name}`) ?? "";
  const [at, seconds] = [field("Date"), Number(field("Expires"))];
  if (field("Algorithm") !== ALGORITHM || !(seconds > 0 && seconds <= LONGEST_PRESIGNED_SECONDS)) {
    throw denied("AuthorizationQueryParametersError", "X-Amz-Algorithm or X-Amz-Expires is wrong.", 400);
  }
  const age = now.getTime() - signingTime(at).getTime();
  if (age > seconds * 1000) throw denied("AccessDenied", "Request has expired");
  if (age < -SKEW_MS) throw denied("AccessDenied", "Request is not yet valid");
  return {
    ...claimed(field("Credential"), at),
    signedIn: "query",
    signedHeaders: field("SignedHeaders").split(";"),
    signature: field("Signature"),
    payloadHash: url.searchParams.get("X-Amz-Content-Sha256") ?? "UNSIGNED-PAYLOAD",
  };
}

function claimed(credential: string, at: string) {
  const scope = credentialScope(credential);
  if (!at.startsWith(scope.day)) throw denied("SignatureDoesNotMatch", "The credential's day is not the request's.");
  return { ...scope, at };
}

// A header that the signature does not cover could be added on the way.
function mustSignAmzHeaders(request: StandInRequest, signed: string[]): void {
  const open = Object.keys(request.headers).filter((name) => name.startsWith("x-amz-") && !signed.includes(name));
  if (open.length > 0 || !signed.includes("host")) {
    throw denied("AccessDenied", `There were headers present in the request which were not signed: ${open.join(", ")}`);
  }
}

function payloadHash(request: StandInRequest): string {
  const stated = request.headers["x-amz-content-sha256"];
  if (stated === "UNSIGNED-PAYLOAD" || stated === "STREAMING-UNSIGNED-PAYLOAD-TRAILER") return stated;
  const real = sha256(request.body);
  if (stated !== undefined && stated !== real) {
    throw denied("XAmzContentSHA256Mismatch", "The provided 'x-amz-content-sha256' header does not match.", 400);
  }
  return real;
}

function canonicalRequest(request: StandInRequest, url: URL, claim: Claim): string {
  const sent = request.url.split("?", 1)[0] ?? "/";
  const path = claim.service === "s3" ? sent : sent.split("/").map(encode).join("/");
  const query = [...url.searchParams]
    .filter(([name]) => name !== "X-Amz-Signature")
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .sort(([nameA, valueA], [nameB, valueB]) => compare(nameA, nameB) || compare(valueA, valueB))
    .map((pair) => pair.join("="));
  const headers = claim.signedHeaders.map((name) => `${name}:${oneLine(request.headers[name])}\n`);
  return [
    request.method,
    path,
    query.join("&"),
    headers.join(""),
    claim.signedHeaders.join(";"),
    claim.payloadHash,
  ].join("\n");
}

function oneLine(value = ""): string {
  return value.trim().replace(/ +/g, " ");
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
}

function signingKey(secret: string, { day, region, service }: { day: string; region: string; service: string }) {
  return [day, region, service, "aws4_request"].reduce<Buffer>(
    (key, part) => createHmac("sha256", key).update(part).digest(),
    Buffer.from(`AWS4${secret}`),
  );
}

function sign(key: Buffer, text: string): string {
  return createHmac("sha256", key).update(text).digest("hex");
}

function sha256(content: Buffer | string): string {
  return createHash("sha256").update(content).digest("hex");
}

function denied(code: string, message: string, status = 403): ServiceError {
  return new ServiceError(code, message, status);
}
