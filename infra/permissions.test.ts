import type { Template } from "aws-cdk-lib/assertions";
import { routeNames } from "#shared/api/routes";
import { UNKNOWN } from "./build/bundle-functions";
import {
  functionsOf,
  propertiesOf,
  roleStatements,
  type Statement,
  statementsOf,
  synthesizeProduct,
  trustOf,
} from "./testing/synthesized";

let template: Template;

beforeAll(async () => {
  ({ template } = await synthesizeProduct());
});

test("the function that answers everything else may do nothing but that", () => {
  const [unknown] = functionsOf(template).filter(({ Description }) => Description === UNKNOWN);
  const actions = statementsOf(template, unknown?.Role).flatMap(({ Action }) => Action);

  expect(unknown?.Environment).toEqual({ Variables: {} });
  expect(actions.filter((action) => !/^(logs|xray):/.test(action))).toEqual([]);
});

test("the API may call the functions of its routes, each stack's in one role, and nothing else", () => {
  const integrations = propertiesOf(template, "AWS::ApiGatewayV2::Integration");
  const roles = new Set(integrations.map(({ CredentialsArn }) => JSON.stringify(CredentialsArn)));

  expect(integrations).toHaveLength(routeNames.length + 1);
  for (const role of roles) {
    const called = integrations.filter(({ CredentialsArn }) => JSON.stringify(CredentialsArn) === role);
    const [first, ...more] = called.map(({ IntegrationUri }) => IntegrationUri);

    expect(statementsOf(template, JSON.parse(role))).toEqual([
      { Effect: "Allow", Action: "lambda:InvokeFunction", Resource: more.length === 0 ? first : [first, ...more] },
    ]);
    expect(trustOf(template, JSON.parse(role))).toEqual([
      { Effect: "Allow", Action: "sts:AssumeRole", Principal: { Service: "apigateway.amazonaws.com" } },
    ]);
  }
});

test("no role of ours has a wildcard in an action", () => {
  const wildcards = roleStatements(template).flatMap(({ Action }) =>
    [Action].flat().filter((name) => name.includes("*")),
  );

  expect(wildcards).toEqual([]);
});

test("only what knows no resources is allowed on every resource", () => {
  const everywhere = roleStatements(template).filter(({ Resource }) => [Resource].flat().includes("*"));
  const actions = new Set(everywhere.flatMap(({ Action }) => Action));

  expect([...actions].sort()).toEqual(["dynamodb:ListStreams", "xray:PutTelemetryRecords", "xray:PutTraceSegments"]);
});

test("no function may scan a table", () => {
  expect(roleStatements(template).flatMap(({ Action }) => Action)).not.toContain("dynamodb:Scan");
});

test("a sealed field is opened and made only for the purposes that a function names", () => {
  const onKeys = statementsOn("kms:").filter(({ Action }) => Action !== "kms:GenerateMac");

  expect(onKeys.length).toBeGreaterThan(0);
  for (const { Condition } of onKeys) {
    expect(Condition).toMatchObject({ StringEquals: { "kms:EncryptionContext:purpose": expect.any(Array) } });
  }
});

test("keyed digests are made with keys that can do nothing else, each by the functions that name its purpose", () => {
  const macKeys = Object.entries(template.findResources("AWS::KMS::Key")).filter(
    ([, { Properties: properties }]) => properties.KeySpec === "HMAC_256",
  );
  const arns = macKeys.map(([id]) => ({ "Fn::GetAtt": [id, "Arn"] }));

  expect(macKeys.length).toBeGreaterThan(0);
  for (const [, { Properties: properties, DeletionPolicy }] of macKeys) {
    expect([properties.KeyUsage, DeletionPolicy]).toEqual(["GENERATE_VERIFY_MAC", "RetainExceptOnCreate"]);
  }
  const makers = statementsOn("kms:GenerateMac");
  expect(makers.length).toBeGreaterThan(0);
  for (const { Action, Resource, Condition } of makers) {
    expect(Action).toBe("kms:GenerateMac");
    expect(arns).toContainEqual(Resource);
    expect(Condition).toEqual({ StringEquals: { "kms:MacAlgorithm": "HMAC_SHA_256" } });
  }
});

test("passwords are asked of the user pool with the client's secret, which a function reads itself", () => {
  expect(statementsOn("cognito-idp:").flatMap(({ Action }) => Action)).toContain("cognito-idp:DescribeUserPoolClient");
});

test("mail leaves in the name of the sender's domain and under its configuration set alone", () => {
  const sending = statementsOn("ses:");

  // Mails that leave at once, and the mail of the day.
  expect(sending.map(({ Action }) => Action)).toEqual(["ses:SendEmail", "ses:SendEmail"]);
  for (const { Resource } of sending) {
    expect(JSON.stringify(Resource)).toMatch(/:identity\/".*Fn::Split.*SenderEmail/);
    expect(JSON.stringify(Resource)).toMatch(/:configuration-set\/"/);
  }
});

function statementsOn(prefix: string): Statement[] {
  return roleStatements(template).filter(({ Action }) => [Action].flat().some((name) => name.startsWith(prefix)));
}
