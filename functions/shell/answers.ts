import type { AppError } from "#shared/api/errors";
import type { RouteLine } from "#shared/api/routes";
import type { ApiAnswer, Call } from "./call";
import { clearCookie, ONBOARDING_COOKIE, SESSION_COOKIE, setCookie, withSessionMarker } from "./cookies";
import { FileReply, Redirect, Reply, type ReplyOptions, TextFileReply } from "./reply";

const LONGEST_SESSION_SECONDS = 12 * 3_600;

/** Headers of every answer (ASVS 3.4): no page may frame it, sniff it, keep it or learn where it came from. */
const everywhere = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
  "x-content-type-options": "nosniff",
};

/** What every JSON answer says of itself. */
export const jsonHeaders = { "content-type": "application/json; charset=utf-8" };

/**
 * The HTTP answer for what a route returned. Only fields that the route table names leave the service.
 *
 * @throws ZodError when the route returned something else than it promised
 */
export function answerOf(line: RouteLine, result: unknown): ApiAnswer {
  const { value, options } = result instanceof Reply ? result : { value: result, options: {} };
  if (value instanceof Redirect) {
    return {
      statusCode: value.status,
      headers: { ...value.options.headers, location: value.location },
      cookies: cookiesOf(value.options),
    };
  }
  if (value instanceof FileReply || value instanceof TextFileReply) return fileAnswer(value);
  const extras = { headers: { ...options.headers }, cookies: cookiesOf(options) };
  if (typeof line.response === "string") return { statusCode: 204, ...extras };

  const body = JSON.stringify(line.response.parse(value));
  return {
    statusCode: options.status ?? line.status ?? 200,
    ...extras,
    headers: { ...extras.headers, ...jsonHeaders },
    body,
  };
}

/** The HTTP answer for a "no" or a fault: the documented body and nothing else. */
export function errorAnswer(error: AppError, requestId: string): ApiAnswer {
  const { code, message, details, seen, fieldErrors, retryAfterSeconds, status } = error;
  return {
    statusCode: status,
    headers: { ...jsonHeaders, ...(retryAfterSeconds !== undefined && { "retry-after": String(retryAfterSeconds) }) },
    body: JSON.stringify({ code, message, details, seen, fieldErrors, requestId }),
  };
}

/** Adds what every answer carries. The time goes along: the browser asks the server for it. */
export function finishAnswer(
  answer: ApiAnswer,
  call: Pick<Call, "requestId" | "newCookies" | "deviceCookie">,
  at: Date,
): ApiAnswer {
  const { newCookies, deviceCookie } = call;
  const cookies = withSessionMarker([
    ...newCookies,
    ...(answer.cookies ?? []),
    ...(deviceCookie ? [deviceCookie] : []),
  ]);
  return {
    ...answer,
    headers: { ...everywhere, "x-request-id": call.requestId, date: at.toUTCString(), ...answer.headers },
    cookies: cookies.length > 0 ? cookies : undefined,
  };
}

/** The cookies of an answer; a session that was opened ends the visitor's. */
export function cookiesOf({ cookies = [], session }: ReplyOptions): string[] {
  if (!session) return cookies;
  return [...cookies, setCookie(SESSION_COOKIE, session.id, LONGEST_SESSION_SECONDS), clearCookie(ONBOARDING_COOKIE)];
}

function fileAnswer({ contentType, fileName, ...file }: FileReply | TextFileReply): ApiAnswer {
  return {
    statusCode: 200,
    headers: {
      "content-type": contentType,
      "content-disposition": `attachment; filename="${fileName.replace(/[^\w.-]/g, "_")}"`,
    },
    ...("text" in file
      ? { body: file.text, isBase64Encoded: false }
      : { body: Buffer.from(file.bytes).toString("base64"), isBase64Encoded: true }),
  };
}
