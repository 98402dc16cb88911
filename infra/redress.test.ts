import type { Template } from "aws-cdk-lib/assertions";
import { jobNames } from "#functions/jobs/schedule";
import { routeNames, routes } from "#shared/api/routes";
import { UNKNOWN } from "./build/bundle-functions";
import {
  functionsOf,
  type Properties,
  propertiesOf,
  type StackOfProduct,
  type Statement,
  synthesizeProduct,
} from "./testing/synthesized";

let stacks: StackOfProduct[];
let template: Template;

beforeAll(async () => {
  ({ stacks, template } = await synthesizeProduct());
});

test("each route and job has its own Lambda, with its own role", () => {
  const functions = functionsOf(template);

  expect(functions.map(({ Description }) => Description).sort()).toEqual([...routeNames, ...jobNames, UNKNOWN].sort());
  expect(new Set(functions.map(({ Role }) => JSON.stringify(Role))).size).toBe(functions.length);
});

test("each route of the table is a route of the API, and one more answers everything else", () => {
  const keys = propertiesOf(template, "AWS::ApiGatewayV2::Route").map(({ RouteKey }) => RouteKey);
  const known = routeNames.map((name) => `${routes[name].method} ${routes[name].path}`);

  expect(keys.sort()).toEqual([...known, "$default"].sort());
});

test("each stack has room for 60 more routes, six resources each, below CloudFormation's 500", () => {
  const sizes = stacks.map((stack) => [stack.name, Object.keys(stack.template.Resources).length] as const);

  expect(sizes.filter(([, size]) => size + 60 * 6 > 500)).toEqual([]);
});

test("a deployment prints what its operator needs: the name for the CNAME, the buckets, the pool, the topic", () => {
  const outputs = stacks.flatMap((stack) => Object.keys(stack.template.Outputs ?? {}));
  const wanted = ["DistributionDomain", "DocumentsBucket", "LettersBucket", "PagesBucket", "UserPool", "AlarmTopic"];

  expect(outputs).toEqual(expect.arrayContaining(wanted));
});

test("no stack is locked to another by an export", () => {
  for (const stack of stacks) expect(JSON.stringify(stack.template)).not.toMatch(/"Export"|Fn::ImportValue/);
});

test("each route knows by a key's digest what came through the distribution, which alone has the key", () => {
  const originKey = [{ HeaderName: "x-origin-key", HeaderValue: { Ref: "OriginKey" } }];
  const origins = { Origins: expect.arrayContaining([expect.objectContaining({ OriginCustomHeaders: originKey })]) };
  expect(propertiesOf(template, "AWS::CloudFront::Distribution")).toEqual([
    { DistributionConfig: expect.objectContaining(origins) },
  ]);
  expect(template.findParameters("OriginKey")).toMatchObject({ OriginKey: { NoEcho: true } });
  for (const { Description: name, Environment } of functionsOf(template)) {
    const isRoute = String(name).includes("/");
    expect(JSON.stringify(Environment).includes('{"Ref":"OriginKeyDigest"}')).toBe(isRoute);
    expect(JSON.stringify(Environment)).not.toContain('{"Ref":"OriginKey"}');
  }
});

test("a file of the site is kept for good only when it is there: a missing one is a 404 that no cache keeps", () => {
  const deployments = propertiesOf(template, "Custom::CDKBucketDeployment");
  const [assets] = deployments.filter(({ Include }) => JSON.stringify(Include) === '["assets/*"]');
  expect(assets?.SystemMetadata).toEqual({ "cache-control": "public, max-age=31536000, immutable" });

  const policies = propertiesOf(template, "AWS::CloudFront::ResponseHeadersPolicy").map((policy) =>
    JSON.stringify(policy),
  );
  expect(policies.filter((policy) => policy.includes("immutable"))).toEqual([]);
  const otherwise = '{"Header":"Cache-Control","Override":false,"Value":"no-store"}';
  expect(policies.filter((policy) => policy.includes(otherwise))).toHaveLength(1);

  // Without this permission the bucket answers 403 for what it does not have.
  const [ofDistribution] = propertiesOf(template, "AWS::S3::BucketPolicy").flatMap(({ PolicyDocument }) =>
    (PolicyDocument as { Statement: Statement[] }).Statement.filter(({ Principal }) =>
      JSON.stringify(Principal).includes("cloudfront"),
    ),
  );
  expect(ofDistribution?.Action).toEqual(["s3:GetObject", "s3:ListBucket"]);
});

test("the route that signs people out knows the sign-in domain", () => {
  const [logout] = functionsOf(template).filter(({ Description }) => Description === "auth/logout");

  expect(JSON.stringify(logout?.Environment)).toContain("AUTH_DOMAIN");
});

test("whatever serves administrators knows whether they need a second factor", () => {
  const ofMembersToo = ["disputes/get-dispute", "disputes/change-status", "disputes/download-letter"];
  const expected = [...routeNames.filter((name) => routes[name].access.startsWith("admin")), ...ofMembersToo];
  const knowing = functionsOf(template).filter(({ Environment }) =>
    JSON.stringify(Environment).includes("RequireAdminSecondFactor"),
  );

  expect(knowing.map(({ Description }) => Description).sort()).toEqual(expected.sort());
});

test("every function is bounded in time and memory, traced, and writes to a log that ends", () => {
  for (const properties of functionsOf(template)) {
    expect(properties).toMatchObject({
      Runtime: "nodejs24.x",
      Architectures: ["arm64"],
      TracingConfig: { Mode: "Active" },
      MemorySize: expect.any(Number),
      LoggingConfig: { LogGroup: expect.anything() },
    });
    expect(properties.Timeout).toBeLessThanOrEqual(300);
  }
  for (const { RetentionInDays } of propertiesOf(template, "AWS::Logs::LogGroup"))
    expect(RetentionInDays).toEqual(expect.any(Number));
});

test("no route outlives the API's own limit of 30 seconds", () => {
  const slow = functionsOf(template).filter(
    ({ Description, Timeout }) => String(Description).includes("/") && Number(Timeout) >= 30,
  );

  expect(slow).toEqual([]);
});

test("a deployment that names no states offers the service in none", () => {
  expect(template.toJSON().Parameters.OpenStates).toMatchObject({ Default: "" });
});

test("no secret is in a function's environment or in a default of a parameter", () => {
  const values = functionsOf(template).flatMap(({ Environment }) =>
    Object.entries((Environment as { Variables: Properties }).Variables),
  );

  for (const [name, value] of values) if (/SECRET|KEY/.test(name)) expect(typeof value).toBe("object");
});
