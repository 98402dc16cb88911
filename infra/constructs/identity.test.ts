import type { Template } from "aws-cdk-lib/assertions";
import { propertiesOf, synthesizeStack } from "#infra/testing/synthesized";

let template: Template;

beforeAll(async () => {
  ({ template } = await synthesizeStack("RedressData"));
});

test("the user pool keeps the case of its user names, which are members' upper-case ids", () => {
  expect(propertiesOf(template, "AWS::Cognito::UserPool")).toEqual([
    expect.objectContaining({ UsernameConfiguration: { CaseSensitive: true } }),
  ]);
});

test("passwords reach the user pool through the functions alone: the client has a secret and no public flow", () => {
  const [client] = propertiesOf(template, "AWS::Cognito::UserPoolClient");
  expect(client).toMatchObject({
    GenerateSecret: true,
    ExplicitAuthFlows: ["ALLOW_ADMIN_USER_PASSWORD_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"],
  });
  expect(JSON.stringify(template.toJSON())).not.toContain('ClientSecret"]');
});

test("without an outside provider named, the pool has none, and no one can sign in through the sign-in domain", () => {
  const named = ["OutsideIssuer", "OutsideClientId", "OutsideProviderSecret"];
  for (const name of named) expect(template.findParameters(name)).toMatchObject({ [name]: { Default: "" } });
  const [provider] = Object.values(template.findResources("AWS::Cognito::UserPoolIdentityProvider"));
  const name = String(provider?.Condition);
  const isThere = { "Fn::Not": [{ "Fn::Equals": [{ Ref: "OutsideIssuer" }, ""] }] };
  expect(template.findConditions(name)).toEqual({ [name]: isThere });
  const [client] = propertiesOf(template, "AWS::Cognito::UserPoolClient");
  expect(client?.SupportedIdentityProviders).toEqual({ "Fn::If": [name, [{ Ref: expect.any(String) }], ["COGNITO"]] });
  expect(client?.AllowedOAuthFlowsUserPoolClient).toEqual({ "Fn::If": [name, true, false] });
});

test("a person who signs out passes through the sign-in domain and comes home", () => {
  const [client] = propertiesOf(template, "AWS::Cognito::UserPoolClient");
  const pages = ["/", "/api/login"].map((path) => ({ "Fn::Join": ["", [{ Ref: "SiteOrigin" }, path]] }));
  expect(client?.LogoutURLs).toEqual(pages);
});
