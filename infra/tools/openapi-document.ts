import { OpenAPIRegistry, OpenApiGeneratorV31, type RouteConfig } from "@asteasolutions/zod-to-openapi";
import * as z from "zod";
import { type ErrorCode, errorStatus } from "#shared/api/errors";
import { type Access, type Medium, type RouteLine, routeNames, routes } from "#shared/api/routes";
import { ErrorBody } from "#shared/api/schemas/common";

type Responses = RouteConfig["responses"];
type ComponentSchema = Parameters<typeof OpenAPIRegistry.prototype.registerComponent<"schemas">>[2];

const errorRef = { $ref: "#/components/schemas/Error" };

const accessWords: Record<Access, string> = {
  public: "Anyone.",
  onboarding: "A visitor's onboarding session, which the first such call opens, or a member.",
  member: "A member who is signed in.",
  subscriber: "A member with an active subscription.",
  admin: "An administrator.",
  "admin+key": "An administrator, with the admin key in the body.",
};

const RECENT = " Only within 20 minutes of the sign-in; later 403 REAUTHENTICATION_REQUIRED.";

/** The route table as an OpenAPI 3.1 document. */
export function openApiDocument() {
  const registry = new OpenAPIRegistry();
  registry.registerComponent("securitySchemes", "session", cookie("__Host-session", "A member's session."));
  registry.registerComponent("securitySchemes", "onboarding", cookie("__Host-onboarding", "A visitor's onboarding."));
  registry.registerComponent("schemas", "Error", errorSchema());

  for (const name of routeNames) registry.registerPath(pathOf(name, routes[name]));
  return new OpenApiGeneratorV31(registry.definitions, { sortComponents: "alphabetically" }).generateDocument({
    openapi: "3.1.0",
    info: { title: "Redress", version: "1", license: { name: "Apache-2.0", identifier: "Apache-2.0" } },
    servers: [{ url: "/" }],
  });
}

function pathOf(name: (typeof routeNames)[number], line: RouteLine): RouteConfig {
  const { method, path, access, impact, params, query, body, response, status = 200, recentSignIn } = line;
  const [area, action] = name.split("/");
  return {
    method: lowerCase[method],
    path,
    operationId: name.replace("/", "_"),
    summary: (action ?? name).replaceAll("-", " "),
    description: `Who may call: ${accessWords[access]}${recentSignIn ? RECENT : ""} Without it: ${impact}`,
    tags: [area ?? name],
    security: securityOf(access),
    request: {
      ...(params && { params }),
      ...(query && { query }),
      ...(line.idempotent && { headers: idempotencyHeaders }),
      ...(body && { body: { required: true, content: { "application/json": { schema: bodySchema(body) } } } }),
    },
    responses: { [status]: success(response), ...refusals(line) },
  };
}

const lowerCase = { GET: "get", POST: "post", PATCH: "patch", PUT: "put", DELETE: "delete" } as const;

const idempotencyHeaders = z.object({
  "Idempotency-Key": z
    .string()
    .max(200)
    .optional()
    .describe("The same key and body within 24 hours gives the first answer again."),
});

function success(response: RouteLine["response"]): Responses[string] {
  if (typeof response !== "string")
    return { description: "Done", content: { "application/json": { schema: response } } };
  return media[response];
}

const media: Record<Medium, Responses[string]> = {
  redirect: { description: "The way on", headers: { Location: { schema: { type: "string" } } } },
  pdf: {
    description: "The document",
    content: { "application/pdf": { schema: { type: "string", format: "binary" } } },
  },
  csv: { description: "The table", content: { "text/csv": { schema: { type: "string" } } } },
  zip: {
    description: "The files; 303 to a short-lived address when they are too many for one answer",
    content: { "application/zip": { schema: { type: "string", format: "binary" } } },
  },
  nothing: { description: "Done" },
};

/** Every status that the shell or the route may refuse with, and the codes that go with it. */
function refusals({ method, access, params, query, body, idempotent, recentSignIn }: RouteLine): Responses {
  const statuses = new Set([429, 500, 503]);
  if (params || query || body) statuses.add(400);
  if (access !== "public" && access !== "onboarding") statuses.add(401);
  if (method !== "GET" || access.startsWith("admin") || access === "subscriber" || recentSignIn) statuses.add(403);
  if (params) statuses.add(404);
  if (idempotent || method !== "GET") statuses.add(409);
  if (body) statuses.add(413).add(415);

  const answers = [...statuses]
    .sort((a, b) => a - b)
    .map((status) => [
      status,
      { description: codesOf(status).join(", "), content: { "application/json": { schema: errorRef } } },
    ]);
  return {
    ...Object.fromEntries(answers),
    default: { description: "Any other refusal", content: { "application/json": { schema: errorRef } } },
  };
}

function codesOf(status: number): string[] {
  return (Object.keys(errorStatus) as ErrorCode[]).filter((code) => errorStatus[code] === status);
}

function securityOf(access: Access): Record<string, string[]>[] {
  if (access === "public") return [];
  return access === "onboarding" ? [{ onboarding: [] }, { session: [] }] : [{ session: [] }];
}

function bodySchema(body: NonNullable<RouteLine["body"]>) {
  return body === "signed" ? z.looseObject({}).describe("The provider's event; its signature is a header.") : body;
}

function errorSchema() {
  const { $schema: _, ...schema } = z.toJSONSchema(ErrorBody);
  return schema as ComponentSchema;
}

function cookie(name: string, description: string) {
  return { type: "apiKey", in: "cookie", name, description } as const;
}
