import { randomUUID } from "node:crypto";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from "aws-lambda";
import type { DeviceRepository } from "#functions/repositories/devices";
import type { IdempotencyRepository } from "#functions/repositories/idempotency";
import type { LimitRepository } from "#functions/repositories/limits";
import type { SessionRecord, SessionRepository } from "#functions/repositories/sessions";
import type { TransactItem } from "#functions/repositories/table";
import type { UserRecord, UserRepository } from "#functions/repositories/users";
import type { RouteLine, RouteName } from "#shared/api/routes";
import type { Language } from "#shared/api/schemas/common";
import { cut } from "#shared/domain/text/cut";
import { parseCookies } from "./cookies";

/** One request on its way through the shell; each step adds what it found out. */
export type Call = {
  name: RouteName;
  line: RouteLine;
  requestId: string;
  startedAt: number;
  method: string;
  /** Of the client; only the distribution's word on it counts. */
  address: string;
  isThroughDistribution: boolean;
  /** Whether the call was counted towards its caller's limit. */
  isCounted: boolean;
  userAgent: string;
  headers: Record<string, string | undefined>;
  cookies: Record<string, string>;
  language: Language;
  rawBody: string;
  user?: UserRecord;
  session?: SessionRecord;
  /** Whose answers an `Idempotency-Key` finds; a visitor who has become a member finds the visitor's. */
  scope?: string;
  params?: unknown;
  query?: unknown;
  body?: unknown;
  /** The writes that keep the route's answer under the call's `Idempotency-Key`; none without a key. */
  idempotencyWrites: (result: unknown) => TransactItem[];
  /** `Set-Cookie` values of the shell's own. */
  newCookies: string[];
  /** The `Set-Cookie` value of a browser that is remembered. */
  deviceCookie?: string;
};

export type ApiEvent = APIGatewayProxyEventV2 & { call: Call };
export type ApiAnswer = APIGatewayProxyStructuredResultV2;

/** What the shell itself needs to know who calls. */
export type ShellServices = {
  users: Pick<UserRepository, "get" | "openVisitor">;
  sessions: Pick<SessionRepository, "find" | "extend" | "replace" | "close">;
  devices: Pick<DeviceRepository, "remember">;
  limits: Pick<LimitRepository, "add" | "assertMayTry" | "assertRoom" | "assertRoomInRow">;
  answers: Pick<IdempotencyRepository, "begin" | "finish" | "finishWrite" | "abandon">;
};

/** Reads an event of the HTTP API. It trusts nothing in it to be there. */
export function openCall(name: RouteName, line: RouteLine, event: APIGatewayProxyEventV2, context?: Context): Call {
  const headers = lowerCased(event.headers ?? {});
  const cookies = parseCookies(event.cookies ?? (headers.cookie ? [headers.cookie] : []));
  return {
    name,
    line,
    requestId: event.requestContext?.requestId ?? context?.awsRequestId ?? randomUUID(),
    startedAt: performance.now(),
    method: event.requestContext?.http?.method ?? line.method,
    address: addressOf(headers["cloudfront-viewer-address"]) ?? event.requestContext?.http?.sourceIp ?? "unknown",
    isThroughDistribution: false,
    isCounted: false,
    userAgent: cut(headers["user-agent"] ?? "", 300),
    headers,
    cookies,
    language: languageOf(cookies.language, headers["accept-language"]),
    rawBody: event.isBase64Encoded ? Buffer.from(event.body ?? "", "base64").toString("utf8") : (event.body ?? ""),
    idempotencyWrites: () => [],
    newCookies: [],
  };
}

function lowerCased(headers: Record<string, string | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

/** CloudFront says `address:port`, also for IPv6 (`2001:db8::1:443`). */
function addressOf(viewer: string | undefined): string | undefined {
  return viewer?.replace(/:\d+$/, "") || undefined;
}

function languageOf(chosen: string | undefined, accepted: string | undefined): Language {
  return (chosen ?? accepted ?? "en").toLowerCase().startsWith("es") ? "es" : "en";
}
