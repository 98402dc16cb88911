import type { RouteConfig } from "@asteasolutions/zod-to-openapi";
import * as z from "zod";
import { errorStatus } from "#shared/api/errors";
import { refusalsOf } from "#shared/api/refusals";
import type { Medium, RouteLine } from "#shared/api/routes";

type Responses = RouteConfig["responses"];

const json = { "application/json": { schema: { $ref: "#/components/schemas/Error" } } };
const location = { Location: { schema: { type: "string" } } } as const;
const nextCursor = { "X-Next-Cursor": { description: "When there is more", schema: { type: "string" } } } as const;
const retryAfter = { "Retry-After": { description: "Seconds to wait", schema: { type: "integer" } } } as const;

/** Every answer of a route: what it promises, and each status that it may refuse with. */
export function answersOf(line: RouteLine): Responses {
  return { ...successes(line), ...refusals(line) };
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

const mayBeLarge = (medium: Medium) => medium === "csv" || medium === "zip" || medium === "pdf";
const elsewhere = { description: "Too large for one answer: the same at a short-lived address", headers: location };

function refusals(line: RouteLine): Responses {
  const codes = refusalsOf(line);
  const statuses = [...new Set(codes.map((code) => errorStatus[code]))].sort((a, b) => a - b);
  const answers = statuses.map((status) => {
    const description = codes.filter((code) => errorStatus[code] === status).join(", ");
    return [status, { description, content: json, ...((status === 429 || status === 503) && { headers: retryAfter }) }];
  });
  return { ...Object.fromEntries(answers), default: { description: "Any other refusal", content: json } };
}
