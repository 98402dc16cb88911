import type { RouteConfig } from "@asteasolutions/zod-to-openapi";
import * as z from "zod";
import { type ErrorCode, errorStatus } from "#shared/api/errors";
import { ownErrors } from "#shared/api/own-errors";
import type { Medium, RouteLine, RouteName } from "#shared/api/routes";

type Responses = RouteConfig["responses"];

const json = { "application/json": { schema: { $ref: "#/components/schemas/Error" } } };
const location = { Location: { schema: { type: "string" } } } as const;
const nextCursor = { "X-Next-Cursor": { description: "When there is more", schema: { type: "string" } } } as const;
const retryAfter = { "Retry-After": { description: "Seconds to wait", schema: { type: "integer" } } } as const;

/** Every answer of a route: what it promises, and each status that it may refuse with. */
export function answersOf(name: RouteName, line: RouteLine): Responses {
  return { ...successes(line), ...refusals(name, line) };
}

function successes({ response, status: given, query }: RouteLine): Responses {
  const status = given ?? 200;
  if (typeof response === "string")
    return { [status]: media[response], ...(mayBeLarge(response) && { 303: elsewhere }) };
  const isPagedList = response instanceof z.ZodArray && query !== undefined && "cursor" in query.shape;
  const content = { "application/json": { schema: response } };
  return { [status]: { description: "Done", content, ...(isPagedList && { headers: nextCursor }) } };
}

const media: Record<Medium, Responses[string]> = {
  redirect: { description: "The way on", headers: location },
  pdf: {
    description: "The document",
    content: { "application/pdf": { schema: { type: "string", format: "binary" } } },
  },
  csv: { description: "The table", content: { "text/csv": { schema: { type: "string" } } } },
  zip: {
    description: "The files",
    content: { "application/zip": { schema: { type: "string", format: "binary" } } },
  },
  nothing: { description: "Done" },
};

const mayBeLarge = (medium: Medium) => medium === "csv" || medium === "zip";
const elsewhere = { description: "Too large for one answer: the same at a short-lived address", headers: location };

function refusals(name: RouteName, line: RouteLine): Responses {
  const codes = [...new Set([...shellErrors(line), ...(ownErrors[name] ?? [])])];
  const statuses = [...new Set(codes.map((code) => errorStatus[code]))].sort((a, b) => a - b);
  const answers = statuses.map((status) => {
    const description = codes.filter((code) => errorStatus[code] === status).join(", ");
    return [status, { description, content: json, ...((status === 429 || status === 503) && { headers: retryAfter }) }];
  });
  return { ...Object.fromEntries(answers), default: { description: "Any other refusal", content: json } };
}

/** What the shell may refuse a call of this kind with before, or in place of, the route. */
function shellErrors({ method, access, params, query, body, idempotent, recentSignIn }: RouteLine): ErrorCode[] {
  const isSigned = body === "signed";
  const isAdmin = access === "admin" || access === "admin+key";
  const isChange = method !== "GET";
  const mayBe: [boolean, ErrorCode[]][] = [
    [params !== undefined || query !== undefined || (isChange && !isSigned), ["VALIDATION_FAILED"]],
    [access !== "public" && access !== "onboarding", ["UNAUTHENTICATED"]],
    [isChange || isAdmin, ["FORBIDDEN"]],
    [isAdmin, ["SECOND_FACTOR_MISSING"]],
    [access === "admin+key", ["INVALID_ADMIN_KEY"]],
    [access === "subscriber", ["SUBSCRIPTION_REQUIRED"]],
    [recentSignIn === true, ["REAUTHENTICATION_REQUIRED"]],
    [isChange, ["CONFLICT", "PAYLOAD_TOO_LARGE"]],
    [idempotent === true, ["IDEMPOTENCY_KEY_REUSED"]],
    [isChange && !isSigned, ["UNSUPPORTED_MEDIA_TYPE"]],
    [!isSigned, ["TOO_MANY_REQUESTS"]],
    [true, ["INTERNAL", "SERVICE_UNAVAILABLE"]],
  ];
  return mayBe.flatMap(([is, codes]) => (is ? codes : []));
}
