import { OpenAPIRegistry, OpenApiGeneratorV31, type RouteConfig } from "@asteasolutions/zod-to-openapi";
import * as z from "zod";
import { type Access, type RouteLine, type RouteName, routeNames, routes } from "#shared/api/routes";
import { ErrorBody } from "#shared/api/schemas/common";
import { answersOf } from "./openapi-answers";

type ComponentSchema = Parameters<typeof OpenAPIRegistry.prototype.registerComponent<"schemas">>[2];

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

function pathOf(name: RouteName, line: RouteLine): RouteConfig {
  const { method, path, access, impact, params, query, body, recentSignIn } = line;
  const headers = signatureHeaders[name] ?? (line.idempotent && idempotencyHeaders);
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
      ...(query && { query: maybeEmpty(query) }),
      ...(headers && { headers }),
      ...(body && {
        body: { required: mustHave(body), content: { "application/json": { schema: bodySchema(body) } } },
      }),
    },
    responses: answersOf(line),
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

const signatureHeaders: Partial<Record<RouteName, z.ZodObject>> = {
  "payments/receive-event": z.object({
    "Stripe-Signature": z.string().describe("The time and its HMAC-SHA256 with the body: t=…,v1=…"),
  }),
  "mail/receive-event": z.object({
    "Lob-Signature": z.string().describe("HMAC-SHA256 of the time, a dot and the body, in hex."),
    "Lob-Signature-Timestamp": z.string().describe("The time that was signed."),
  }),
};

function securityOf(access: Access): Record<string, string[]>[] {
  if (access === "public") return [];
  // Without any cookie too: a visitor's first call opens the onboarding.
  return access === "onboarding" ? [{}, { onboarding: [] }, { session: [] }] : [{ session: [] }];
}

/** A query field without a value is one that was left out (`parsing.ts`). */
function maybeEmpty({ shape }: z.ZodObject): z.ZodObject {
  const fields = Object.entries(shape).map(([name, field]) => [
    name,
    z.clone(field).meta({ param: { allowEmptyValue: true } }),
  ]);
  return z.object(Object.fromEntries(fields));
}

/** A call without a body is one with an empty object: where that is enough, none is needed. */
function mustHave(body: NonNullable<RouteLine["body"]>): boolean {
  return body === "signed" || !body.safeParse({}).success;
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
