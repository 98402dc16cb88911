import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { App, type Stack } from "aws-cdk-lib";
import { Template } from "aws-cdk-lib/assertions";
import { jobNames, jobs } from "#functions/jobs/schedule";
import { routeNames, routes } from "#shared/api/routes";
import { bundleFolder, bundleFunctions, functionFiles, UNKNOWN } from "./build/bundle-functions";
import { linkStacks } from "./local/template/link-stacks";
import type { Template as LinkedTemplate } from "./local/template/template";
import { redressStacks } from "./redress";

type Properties = Record<string, unknown>;
type Statement = { Effect: string; Action: string | string[]; Resource: unknown; Condition?: unknown };

const shown = [{ HeaderName: "x-origin-key", HeaderValue: { Ref: "OriginKey" } }];

let stacks: Stack[];
/** All stacks in one: what one of them reads of another stands in its place. */
let template: Template;

beforeAll(async () => {
  if (!functionFiles.every((name) => existsSync(bundleFolder(name)))) await bundleFunctions();
  const app = new App({ context: { "aws:cdk:disable-asset-staging": true } });
  stacks = redressStacks(app, { webFolder: emptySite() });
  template = Template.fromJSON(
    linkStacks(
      stacks.map((stack) => ({
        name: stack.stackName,
        after: stack.dependencies.map(({ stackName }) => stackName),
        template: templateOf(stack),
      })),
    ),
  );
}, 60_000);

test("each route and job has its own Lambda, with its own role", () => {
  const functions = ours();

  expect(functions.map(({ Description }) => Description).sort()).toEqual([...routeNames, ...jobNames, UNKNOWN].sort());
  expect(new Set(functions.map(({ Role }) => JSON.stringify(Role))).size).toBe(functions.length);
});

test("each route of the table is a route of the API, and one more answers everything else", () => {
  const keys = all("AWS::ApiGatewayV2::Route").map(({ RouteKey }) => RouteKey);
  const known = routeNames.map((name) => `${routes[name].method} ${routes[name].path}`);

  expect(keys.sort()).toEqual([...known, "$default"].sort());
});

test("each stack has room for 60 more routes, six resources each, below CloudFormation's 500", () => {
  const sizes = stacks.map((stack) => [stack.stackName, Object.keys(templateOf(stack).Resources).length] as const);

  expect(sizes.filter(([, size]) => size + 60 * 6 > 500)).toEqual([]);
});

test("a deployment prints what its operator needs: the name for the CNAME, the buckets, the pool, the topic", () => {
  const outputs = stacks.flatMap((stack) => Object.keys(Template.fromStack(stack).findOutputs("*")));
  const wanted = ["DistributionDomain", "DocumentsBucket", "LettersBucket", "PagesBucket", "UserPool", "AlarmTopic"];

  expect(outputs).toEqual(expect.arrayContaining(wanted));
});

test("no stack is locked to another by an export", () => {
  for (const stack of stacks) expect(JSON.stringify(templateOf(stack))).not.toMatch(/"Export"|Fn::ImportValue/);
});

test("the function that answers everything else may do nothing but that", () => {
  const [unknown] = ours().filter(({ Description }) => Description === UNKNOWN);
  const role = template.findResources("AWS::IAM::Role")[Object(unknown?.Role)["Fn::GetAtt"][0]];
  const statements: Statement[] = role?.Properties.Policies[0].PolicyDocument.Statement;

  expect(unknown?.Environment).toEqual({ Variables: {} });
  expect(statements.flatMap(({ Action }) => Action).filter((action) => !/^(logs|xray):/.test(action))).toEqual([]);
});

test("each route knows by a key's digest what came through the distribution, which alone has the key", () => {
  const origins = { Origins: expect.arrayContaining([expect.objectContaining({ OriginCustomHeaders: shown })]) };
  expect(all("AWS::CloudFront::Distribution")).toEqual([{ DistributionConfig: expect.objectContaining(origins) }]);
  expect(template.findParameters("OriginKey")).toMatchObject({ OriginKey: { NoEcho: true } });
  for (const { Description: name, Environment } of ours()) {
    const isRoute = String(name).includes("/");
    expect(JSON.stringify(Environment).includes('{"Ref":"OriginKeyDigest"}')).toBe(isRoute);
    expect(JSON.stringify(Environment)).not.toContain('{"Ref":"OriginKey"}');
  }
});

test("whatever serves administrators knows whether they need a second factor", () => {
  const ofMembersToo = ["disputes/get-dispute", "disputes/change-status", "disputes/download-letter"];
  const expected = [...routeNames.filter((name) => routes[name].access.startsWith("admin")), ...ofMembersToo];
  const knowing = ours().filter(({ Environment }) => JSON.stringify(Environment).includes("RequireAdminSecondFactor"));

  expect(knowing.map(({ Description }) => Description).sort()).toEqual(expected.sort());
});

test("a failing route or job raises an alarm that says what people lose", () => {
  const words = all("AWS::CloudWatch::Alarm").map(({ AlarmDescription }) => AlarmDescription);
  const impacts = [...routeNames.map((name) => routes[name].impact), ...jobNames.map((name) => jobs[name].impact)];

  expect(words).toEqual(expect.arrayContaining(impacts));
});

test("the operator is warned before the day's budget of credit pulls is spent", () => {
  const [filter] = all("AWS::Logs::MetricFilter");
  const metric = { MetricNamespace: "Redress", MetricName: "pull_budget" };
  expect(filter).toMatchObject({
    FilterPattern: '{ $.event = "pull_budget" }',
    MetricTransformations: [{ ...metric, MetricValue: "1" }],
  });
  const { MetricNamespace: Namespace, MetricName } = metric;
  expect(all("AWS::CloudWatch::Alarm")).toContainEqual(
    expect.objectContaining({ Namespace, MetricName, Threshold: 1, AlarmActions: [expect.anything()] }),
  );
});

test("every alarm reaches the administrator: its topic admits CloudWatch by policy and by key, and is read", () => {
  const alarms = all("AWS::CloudWatch::Alarm");
  const read = all("AWS::SNS::Subscription").map(({ TopicArn }) => TopicArn);
  expect(alarms.length).toBeGreaterThan(0);

  for (const { AlarmActions, AlarmDescription } of alarms) {
    const [action, ...others] = AlarmActions as { Ref: string }[];
    expect([AlarmDescription, others]).toEqual([AlarmDescription, []]);
    expect(read).toContainEqual(action);
    const topic = template.findResources("AWS::SNS::Topic")[action?.Ref ?? ""]?.Properties;
    const key = template.findResources("AWS::KMS::Key")[topic?.KmsMasterKeyId["Fn::GetAtt"][0]]?.Properties;
    const ownPolicies = all("AWS::SNS::TopicPolicy").filter(
      ({ Topics }) => JSON.stringify(Topics) === JSON.stringify([action]),
    );
    const published = ownPolicies.flatMap(({ PolicyDocument }) => toCloudWatch(PolicyDocument));

    expect(published).toContainEqual(expect.objectContaining({ Action: "sns:Publish", Resource: action }));
    expect(
      toCloudWatch(key?.KeyPolicy)
        .flatMap(({ Action }) => Action)
        .sort(),
    ).toEqual(["kms:Decrypt", "kms:GenerateDataKey*"]);
  }
});

test("answers of the API are compressed, and neither they nor errors are kept at the edge", () => {
  const [{ DistributionConfig: config = {} } = {}] = all("AWS::CloudFront::Distribution");
  const { CacheBehaviors, CustomErrorResponses } = Object(config);
  const ofApi = CacheBehaviors.find(({ PathPattern }: Properties) => PathPattern === "/api/*");
  const policy = template.findResources("AWS::CloudFront::CachePolicy")[ofApi.CachePolicyId.Ref]?.Properties;

  expect(ofApi.Compress).toBe(true);
  expect(policy.CachePolicyConfig).toMatchObject({
    MinTTL: 0,
    DefaultTTL: 0,
    ParametersInCacheKeyAndForwardedToOrigin: {
      CookiesConfig: { CookieBehavior: "all" },
      EnableAcceptEncodingBrotli: true,
      EnableAcceptEncodingGzip: true,
    },
  });
  for (const code of [404, 500, 502, 503, 504]) {
    expect(CustomErrorResponses).toContainEqual({ ErrorCode: code, ErrorCachingMinTTL: 0 });
  }
});

test("the firewall counts calls of the API alone: pages are many files, and one address may be many people", () => {
  const [{ Rules } = {}] = all("AWS::WAFv2::WebACL");
  const counted = (Rules as Properties[]).flatMap(({ Statement: each }) => Object(each).RateBasedStatement ?? []);

  expect(counted).toEqual([
    expect.objectContaining({
      ScopeDownStatement: { ByteMatchStatement: expect.objectContaining({ SearchString: "/api/" }) },
    }),
  ]);
});

test("a page's files are in the bucket before the page, and old ones stay", () => {
  const deployments = Object.entries(template.findResources("Custom::CDKBucketDeployment"));
  const [assets, ...others] = deployments.filter(([, each]) => each.Properties.Include?.includes("assets/*"));
  const pages = deployments.filter(([id]) => id !== assets?.[0]);

  expect([others, pages.length]).toEqual([[], 1]);
  expect(pages[0]?.[1].DependsOn).toContain(assets?.[0]);
  expect(deployments.map(([, each]) => each.Properties.Prune)).toEqual([false, false]);
});

test("every function is bounded in time and memory, traced, and writes to a log that ends", () => {
  for (const properties of ours()) {
    expect(properties).toMatchObject({
      Runtime: "nodejs24.x",
      Architectures: ["arm64"],
      TracingConfig: { Mode: "Active" },
      MemorySize: expect.any(Number),
      LoggingConfig: { LogGroup: expect.anything() },
    });
    expect(properties.Timeout).toBeLessThanOrEqual(300);
  }
  for (const { RetentionInDays } of all("AWS::Logs::LogGroup")) expect(RetentionInDays).toEqual(expect.any(Number));
});

test("no route outlives the API's own limit of 30 seconds", () => {
  const slow = ours().filter(({ Description, Timeout }) => String(Description).includes("/") && Number(Timeout) >= 30);

  expect(slow).toEqual([]);
});

test("tables keep their protections", () => {
  const tables = Object.values(template.findResources("AWS::DynamoDB::Table"));

  expect(tables).toHaveLength(3);
  for (const { Properties: properties, DeletionPolicy } of tables) {
    expect(DeletionPolicy).toBe("RetainExceptOnCreate");
    expect(properties).toMatchObject({
      BillingMode: "PAY_PER_REQUEST",
      DeletionProtectionEnabled: true,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      SSESpecification: { SSEEnabled: true, SSEType: "KMS" },
      StreamSpecification: { StreamViewType: "NEW_AND_OLD_IMAGES" },
      TimeToLiveSpecification: { AttributeName: "ttl", Enabled: true },
    });
  }
});

test("what people upload is gone a day after it is deleted, and whatever is deleted within 35 days", () => {
  const buckets = Object.entries(template.findResources("AWS::S3::Bucket"));
  const ofPeople = buckets.filter(([id]) => /documents|letters|accesslogs/i.test(id));
  expect(ofPeople).toHaveLength(3);
  for (const [id, { Properties }] of ofPeople) {
    const rules: Properties[] = Properties.LifecycleConfiguration.Rules;
    const bucketWide = rules.filter(({ Status, Prefix }) => Status === "Enabled" && Prefix === undefined);
    const days = bucketWide.map(({ NoncurrentVersionExpiration: old }) => Object(old).NoncurrentDays ?? Infinity);
    // 35 is what the screens say: that long a table can be restored.
    expect([id, Math.min(...days) <= (/documents/i.test(id) ? 1 : 35)]).toEqual([id, true]);
    const ends = bucketWide.some((rule) => rule.ExpiredObjectDeleteMarker === true || rule.ExpirationInDays);
    expect([id, ends]).toEqual([id, true]);
  }
});

test("the user pool keeps the case of its user names, which are members' upper-case ids", () => {
  expect(all("AWS::Cognito::UserPool")).toEqual([
    expect.objectContaining({ UsernameConfiguration: { CaseSensitive: true } }),
  ]);
});

test("passwords reach the user pool through the functions alone: the client has a secret and no public flow", () => {
  const [client] = all("AWS::Cognito::UserPoolClient");
  expect(client).toMatchObject({
    GenerateSecret: true,
    ExplicitAuthFlows: ["ALLOW_ADMIN_USER_PASSWORD_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"],
  });
  expect(JSON.stringify(template.toJSON())).not.toContain('ClientSecret"]');
  const asking = statementsOfOurRoles()
    .flatMap(({ Action }) => Action)
    .filter((name) => name.startsWith("cognito-idp:"));
  expect(asking).toContain("cognito-idp:DescribeUserPoolClient");
});

test("without an outside provider named, the pool has none, and the sign-in domain signs nobody in", () => {
  const named = ["OutsideIssuer", "OutsideClientId", "OutsideProviderSecret"];
  for (const name of named) expect(template.findParameters(name)).toMatchObject({ [name]: { Default: "" } });
  const [provider] = Object.values(template.findResources("AWS::Cognito::UserPoolIdentityProvider"));
  const name = String(provider?.Condition);
  const isThere = { "Fn::Not": [{ "Fn::Equals": [{ Ref: "OutsideIssuer" }, ""] }] };
  expect(template.findConditions(name)).toEqual({ [name]: isThere });
  const [client] = all("AWS::Cognito::UserPoolClient");
  expect(client?.SupportedIdentityProviders).toEqual({ "Fn::If": [name, [{ Ref: expect.any(String) }], ["COGNITO"]] });
  expect(client?.AllowedOAuthFlowsUserPoolClient).toEqual({ "Fn::If": [name, true, false] });
});

test("who signs out passes through the sign-in domain and comes home", () => {
  const [client] = all("AWS::Cognito::UserPoolClient");
  const pages = ["/", "/api/login"].map((path) => ({ "Fn::Join": ["", [{ Ref: "SiteOrigin" }, path]] }));
  expect(client?.LogoutURLs).toEqual(pages);
  const [leaving] = ours().filter(({ Description }) => Description === "auth/logout");
  expect(JSON.stringify(leaving?.Environment)).toContain("AUTH_DOMAIN");
});

test("every bucket is private, versioned and encrypted", () => {
  for (const properties of all("AWS::S3::Bucket")) {
    expect(properties).toMatchObject({
      BucketEncryption: expect.anything(),
      VersioningConfiguration: { Status: "Enabled" },
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
    });
  }
});

test("no role of ours has a wildcard in an action", () => {
  const wildcards = statementsOfOurRoles().flatMap(({ Action }) =>
    [Action].flat().filter((name) => name.includes("*")),
  );

  expect(wildcards).toEqual([]);
});

test("only what knows no resources is allowed on every resource", () => {
  const everywhere = statementsOfOurRoles().filter(({ Resource }) => [Resource].flat().includes("*"));
  const actions = new Set(everywhere.flatMap(({ Action }) => Action));

  expect([...actions].sort()).toEqual(["dynamodb:ListStreams", "xray:PutTelemetryRecords", "xray:PutTraceSegments"]);
});

test("no function may scan a table", () => {
  expect(statementsOfOurRoles().flatMap(({ Action }) => Action)).not.toContain("dynamodb:Scan");
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

test("a deployment that names no states offers the service in none", () => {
  expect(template.toJSON().Parameters.OpenStates).toMatchObject({ Default: "" });
});

test("no secret is in a function's environment or in a default of a parameter", () => {
  const values = ours().flatMap(({ Environment }) =>
    Object.entries((Environment as { Variables: Properties }).Variables),
  );

  for (const [name, value] of values) if (/SECRET|KEY/.test(name)) expect(typeof value).toBe("object");
});

test("a job that throws is kept in a dead-letter queue: the scheduler's own gets only what it could not deliver", () => {
  const started = all("AWS::Scheduler::Schedule").map(({ Target }) => Object(Target).Arn["Fn::GetAtt"][0] as string);
  const functions = template.findResources("AWS::Lambda::Function");
  const roles = template.findResources("AWS::IAM::Role");
  const queues = Object.keys(template.findResources("AWS::SQS::Queue"));

  expect(new Set(started).size).toBe(jobNames.filter((name) => "schedule" in jobs[name]).length);
  for (const id of started) {
    const { DeadLetterConfig, Role } = functions[id]?.Properties ?? {};
    const mine: Statement[] = roles[Role["Fn::GetAtt"][0]]?.Properties.Policies[0].PolicyDocument.Statement;

    expect(queues).toContain(DeadLetterConfig?.TargetArn["Fn::GetAtt"][0]);
    expect(mine).toContainEqual({ Effect: "Allow", Action: "sqs:SendMessage", Resource: DeadLetterConfig.TargetArn });
  }
});

test("each dead-letter queue raises an alarm", () => {
  const watched = all("AWS::CloudWatch::Alarm").flatMap(({ Dimensions }) => (Dimensions ?? []) as Properties[]);

  for (const id of Object.keys(template.findResources("AWS::SQS::Queue"))) {
    expect(watched).toContainEqual({ Name: "QueueName", Value: { "Fn::GetAtt": [id, "QueueName"] } });
  }
});

test("work that fails for good is kept in the dead-letter queue, from streams and schedules alike", () => {
  for (const properties of all("AWS::Lambda::EventSourceMapping")) {
    expect(properties).toMatchObject({
      DestinationConfig: { OnFailure: { Destination: expect.anything() } },
      FunctionResponseTypes: ["ReportBatchItemFailures"],
    });
  }
  for (const { Target } of all("AWS::Scheduler::Schedule")) {
    expect(Target).toMatchObject({ DeadLetterConfig: { Arn: expect.anything() } });
  }
});

test("each table's stream has at most two readers: with more, AWS slows them all down", () => {
  const streams = all("AWS::Lambda::EventSourceMapping").map(({ EventSourceArn }) => JSON.stringify(EventSourceArn));
  const readers = [...new Set(streams)].map((stream) => streams.filter((each) => each === stream).length);

  expect(readers.length).toBeGreaterThan(0);
  expect(Math.max(...readers)).toBeLessThanOrEqual(2);
});

function templateOf(stack: Stack): LinkedTemplate {
  return Template.fromStack(stack).toJSON() as LinkedTemplate;
}

/** The stacks need a built site; what is in it is no matter of theirs. */
function emptySite(): string {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  writeFileSync(join(folder, "csp.json"), JSON.stringify({ script: [], style: [] }));
  return folder;
}

/** All but CDK's own helper, which copies the site's files. */
function ours(): Properties[] {
  const functions = all("AWS::Lambda::Function").filter(({ Runtime }) => String(Runtime).startsWith("nodejs"));
  return functions.map((properties) => ({ Environment: { Variables: {} }, ...properties }));
}

/** What a resource's policy allows CloudWatch on behalf of this account alone. */
function toCloudWatch(policy: unknown): Statement[] {
  const { Statement: statements }: { Statement: (Statement & { Principal: unknown })[] } = Object(policy);
  const ofAccount = { StringEquals: { "aws:SourceAccount": { Ref: "AWS::AccountId" } } };
  return statements.filter(
    ({ Effect, Principal, Condition }) =>
      Effect === "Allow" &&
      JSON.stringify(Principal) === '{"Service":"cloudwatch.amazonaws.com"}' &&
      JSON.stringify(Condition) === JSON.stringify(ofAccount),
  );
}

function all(type: string): Properties[] {
  return Object.values(template.findResources(type)).map(({ Properties: properties }) => properties);
}

function statementsOn(prefix: string): Statement[] {
  return statementsOfOurRoles().filter(({ Action }) => [Action].flat().some((name) => name.startsWith(prefix)));
}

function statementsOfOurRoles(): Statement[] {
  const roles = all("AWS::IAM::Role").flatMap(({ Policies }) => (Policies ?? []) as { PolicyDocument: Properties }[]);
  return roles.flatMap(({ PolicyDocument }) => PolicyDocument.Statement as Statement[]);
}
