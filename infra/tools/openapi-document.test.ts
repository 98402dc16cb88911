import * as z from "zod";
import { type RouteName, routeNames, routes } from "#shared/api/routes";
import { openApiDocument } from "./openapi-document";

const Anything = z.record(z.string(), z.unknown());

/** As much of an OpenAPI operation as is looked at here. */
const Operation = z.object({
  requestBody: z.object({ required: z.boolean().optional() }).optional(),
  parameters: z.array(z.object({ name: z.string(), in: z.string(), required: z.boolean().optional() })).optional(),
  responses: z.record(
    z.string(),
    z.object({ description: z.string(), headers: Anything.optional(), content: Anything.optional() }),
  ),
});

const document = openApiDocument();

function operation(method: string, path: string) {
  const operations = Object.entries(document.paths?.[path] ?? {});
  return Operation.parse(operations.find(([name]) => name === method.toLowerCase())?.[1]);
}

test("the document has every route of the table", () => {
  const paths = document.paths ?? {};
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
  );

  expect(described.sort()).toEqual(routeNames.map((name) => `${routes[name].method} ${routes[name].path}`).sort());
});

test("a route's refusals are listed by their status: the shell's and its own, all with the one error body", () => {
  const { responses } = operation("POST", "/api/disputes/process");
  const refusals = Object.entries(responses).filter(([status]) => status !== "200");

  expect(Object.fromEntries(refusals.map(([status, { description }]) => [status, description]))).toEqual({
    400: "VALIDATION_FAILED",
    401: "UNAUTHENTICATED",
    402: "PAYMENT_REQUIRED",
    403: "FORBIDDEN",
    404: "NOT_FOUND",
    409: "CONFLICT, IDEMPOTENCY_KEY_REUSED, NOT_A_DRAFT, REASON_REQUIRED, NOTHING_NEW, CONTRACT_REQUIRED, ITEM_NOT_SHOWN, LETTERS_CHANGED",
    413: "PAYLOAD_TOO_LARGE",
    415: "UNSUPPORTED_MEDIA_TYPE",
    429: "TOO_MANY_REQUESTS, MONTHLY_LIMIT_EXCEEDED",
    500: "INTERNAL",
    503: "SERVICE_UNAVAILABLE",
    default: "Any other refusal",
  });
  for (const [, { content }] of refusals) {
    expect(content).toEqual({ "application/json": { schema: { $ref: "#/components/schemas/Error" } } });
  }
});

test("a refusal for too many calls says how long to wait", () => {
  const { responses } = operation("POST", "/api/auth/password/login");
  expect(responses["429"]?.headers).toHaveProperty("Retry-After");
});

test.each(["/api/admin/client-records/export", "/api/account/export"])("%s may be elsewhere", (path) => {
  const { responses } = operation("GET", path);
  expect(responses["303"]?.headers).toHaveProperty("Location");
});

test("the plain list of disputes says where it goes on", () => {
  const { responses } = operation("GET", "/api/disputes");
  expect(responses["200"]?.headers).toHaveProperty("X-Next-Cursor");
});

test.each([
  ["/api/payments/webhook", ["Stripe-Signature"]],
  ["/api/mail/webhook", ["Lob-Signature", "Lob-Signature-Timestamp"]],
])("the events of %s are signed by headers", (path, names) => {
  const { parameters } = operation("POST", path);
  expect(parameters).toMatchObject(names.map((name) => ({ name, in: "header", required: true })));
});

test("the routes that honour an Idempotency-Key, and no others, have it as a header that may be left out", () => {
  const isHonoured = (name: RouteName) => {
    const { parameters = [] } = operation(routes[name].method, routes[name].path);
    return parameters.some(({ name: header, required }) => header === "Idempotency-Key" && !required);
  };
  expect(routeNames.filter(isHonoured)).toEqual(routeNames.filter((name) => "idempotent" in routes[name]));
});

test("a route for members asks for a member's session", () => {
  expect(document.paths?.["/api/disputes"]?.get?.security).toEqual([{ session: [] }]);
});

test("what a visitor may call needs no session: the first call opens the onboarding", () => {
  expect(document.paths?.["/api/contract"]?.get?.security).toEqual([{}, { onboarding: [] }, { session: [] }]);
});

test.each([
  ["a reason that may be left out", "POST", "/api/contract/cancel", false],
  ["an item that must be named", "POST", "/api/disputes", true],
])("a body is required where its fields are: %s", (_, method, path, required) => {
  expect(operation(method, path).requestBody?.required).toBe(required);
});
