import { createHash } from "node:crypto";
import { openApiDocument } from "#infra/tools/openapi-document";
import { routeNames, routes } from "#shared/api/routes";
import { apiPage, apiPagePolicy } from "./api-page";
import { exampleOf } from "./example-of";

const html = apiPage(openApiDocument());

test("the page has a form for each route of the table", () => {
  for (const name of routeNames) {
    const { method, path } = routes[name];
    expect(html).toContain(`data-method="${method}" data-path="${path}"`);
  }
  expect(html.match(/<form /g)).toHaveLength(routeNames.length);
});

test("a form has the fields of its route: path, query, Idempotency-Key and body", () => {
  expect(html).toMatch(/data-in="path" name="id" required/);
  expect(html).toMatch(/data-in="query" name="cursor"/);
  expect(html).toMatch(/data-in="header" name="Idempotency-Key"/);
  expect(html).toContain("&quot;email&quot;: ");
});

test("the page's policy allows its own script and nothing from elsewhere", () => {
  const [, script = ""] = /<script>([\s\S]*)<\/script>/.exec(html) ?? [];
  const hash = createHash("sha256").update(script).digest("base64");

  expect(apiPagePolicy).toContain(`script-src 'sha256-${hash}'`);
  expect(apiPagePolicy).toContain("connect-src 'self'");
  expect(html).not.toMatch(/src="https?:|\son\w+="/);
});

test("an example has the required fields, and the first of several choices", () => {
  const schema = {
    type: "object",
    required: ["email", "kind", "tags", "isOn"],
    properties: {
      email: { type: "string", format: "email" },
      kind: { enum: ["a", "b"] },
      tags: { type: "array", items: { type: "integer", minimum: 3 } },
      isOn: { anyOf: [{ type: "boolean" }, { type: "null" }] },
      left: { type: "string" },
    },
  };
  expect(exampleOf(schema)).toEqual({ email: "someone@example.com", kind: "a", tags: [3], isOn: true });
});
