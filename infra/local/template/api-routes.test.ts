import { apiRoutesOf, matchRoute } from "./api-routes";
import type { JsonObject, Template } from "./template";

const route = (routeKey: string, target: string): { Type: string; Properties: JsonObject } => ({
  Type: "AWS::ApiGatewayV2::Route",
  Properties: { RouteKey: routeKey, Target: { "Fn::Join": ["", ["integrations/", { Ref: target }]] } },
});

const template: Template = {
  Resources: {
    List: { Type: "AWS::Lambda::Function" },
    Get: { Type: "AWS::Lambda::Function" },
    ListIntegration: {
      Type: "AWS::ApiGatewayV2::Integration",
      Properties: { IntegrationUri: { "Fn::GetAtt": ["List", "Arn"] } },
    },
    GetIntegration: {
      Type: "AWS::ApiGatewayV2::Integration",
      Properties: { IntegrationUri: { "Fn::GetAtt": ["Get", "Arn"] } },
    },
    GetRoute: route("GET /api/disputes/{id}", "GetIntegration"),
    MineRoute: route("GET /api/disputes/mine", "ListIntegration"),
    AnyRoute: route("ANY /api/files/{path+}", "GetIntegration"),
  },
};

test.each([
  ["fixed words before parameters", "GET", "/api/disputes/mine", "List", {}],
  ["parameters, decoded", "GET", "/api/disputes/a%20b", "Get", { id: "a b" }],
  ["the rest of a path", "POST", "/api/files/a/b", "Get", { path: "a/b" }],
])("a request finds its function by %s", (_, method, path, functionId, pathParameters) => {
  const match = matchRoute(apiRoutesOf(template), method, path);
  expect(match).toMatchObject({ route: { functionId }, pathParameters });
});

const elsewhere: [string, string, string][] = [
  ["another method", "PUT", "/api/disputes/mine"],
  ["a longer path", "GET", "/api/disputes/a/letters"],
  ["an empty parameter", "GET", "/api/disputes/"],
];

test.each(elsewhere)("there is no route for %s", (_, method, path) => {
  expect(matchRoute(apiRoutesOf(template), method, path)).toBeUndefined();
});

test.each(elsewhere)("the default route, where there is one, answers %s", (_, method, path) => {
  const { Resources } = template;
  const routes = apiRoutesOf({ Resources: { DefaultRoute: route("$default", "ListIntegration"), ...Resources } });

  expect(matchRoute(routes, method, path)).toMatchObject({ route: { functionId: "List" }, pathParameters: {} });
  expect(matchRoute(routes, "GET", "/api/disputes/a")).toMatchObject({ route: { functionId: "Get" } });
});
