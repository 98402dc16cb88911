import { routeNames, routes } from "#shared/api/routes";
import { openApiDocument } from "./openapi-document";

test("the document has every route of the table", () => {
  const paths = openApiDocument().paths ?? {};
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
  );

  expect(described.sort()).toEqual(routeNames.map((name) => `${routes[name].method} ${routes[name].path}`).sort());
});

test("every refusal has the one error body", () => {
  const { post } = openApiDocument().paths?.["/api/disputes"] ?? {};

  expect(post?.responses?.["403"]).toMatchObject({
    content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
  });
});

test("a route for members asks for a member's session", () => {
  expect(openApiDocument().paths?.["/api/disputes"]?.get?.security).toEqual([{ session: [] }]);
});
