import { mkdtempSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Assembly, JsonObject, Resource } from "../template/template";
import { tinySite } from "./tiny-site";

const dynamoClient = createRequire(resolve("package.json")).resolve("@aws-sdk/client-dynamodb");

/** What the one route does: writes, reads and deletes as its query says, and answers what it sees. */
const routeBundle = `
const { DynamoDBClient, PutItemCommand, DeleteItemCommand } = require(${JSON.stringify(dynamoClient)});
const client = new DynamoDBClient({ maxAttempts: 1 });
exports.handler = async ({ queryStringParameters = {}, headers, cookies, body }) => {
  const { write, remove, slow, crash } = queryStringParameters;
  const Item = { userId: { S: "maya" }, sk: { S: write } };
  if (slow) await new Promise((done) => setTimeout(done, 30_000));
  if (crash) throw new Error("crashed on purpose");
  if (write) await client.send(new PutItemCommand({ TableName: process.env.USERS_TABLE, Item }));
  let refused;
  if (remove) {
    await client
      .send(new DeleteItemCommand({ TableName: process.env.USERS_TABLE, Key: { userId: { S: "maya" }, sk: { S: remove } } }))
      .catch((error) => { refused = error.name; });
  }
  const seen = { now: new Date().toISOString(), today: Date(), setting: process.env.SETTING, home: process.env.HOME, faults: process.env.SIMULATED_FAULTS };
  return { statusCode: 200, headers: { "X-Seen": "yes" }, cookies: ["a=1; HttpOnly", "b=2"], body: JSON.stringify({ ...seen, refused, headers, cookies, body }) };
};`;

/** Remembers in a file what it was handed. */
const jobBundle = `
const { appendFileSync } = require("node:fs");
exports.handler = async (event) => {
  appendFileSync(process.env.SEEN_FILE, JSON.stringify(event.Records ? event.Records.map(({ dynamodb }) => dynamodb.Keys.sk.S) : event) + "\\n");
  return event.Records ? { batchItemFailures: [] } : { done: true };
};`;

/** A template as small as one can be that still has everything the runtime reads. `seenFile` is where the job writes. */
export function tinyAssembly(): { assembly: Assembly; seenFile: string } {
  const folder = mkdtempSync(join(tmpdir(), "assembly-"));
  const seenFile = join(folder, "seen.txt");
  const asset = (name: string, file: string, content: string) => {
    const path = mkdtempSync(join(folder, `${name}-`));
    writeFileSync(join(path, file), content);
    return path;
  };
  const assets: Record<string, string> = {
    route: asset("route", "index.js", routeBundle),
    job: asset("job", "index.js", jobBundle),
    files: asset("files", "app-1a2b.js", "export {};"),
    site: asset("site", "index.html", `<!doctype html><title>Tiny</title>${"x".repeat(2_000)}`),
  };
  return {
    seenFile,
    assembly: {
      template: { Parameters: { SiteOrigin: { Type: "String" } }, Resources: resources(seenFile) },
      assetFolder: (hash) => assets[hash] ?? folder,
    },
  };
}

const resources = (seenFile: string): Record<string, Resource> => ({
  Users: {
    Type: "AWS::DynamoDB::Table",
    Properties: {
      KeySchema: [
        { AttributeName: "userId", KeyType: "HASH" },
        { AttributeName: "sk", KeyType: "RANGE" },
      ],
      AttributeDefinitions: ["userId", "sk"].map((AttributeName) => ({ AttributeName, AttributeType: "S" })),
      StreamSpecification: { StreamViewType: "NEW_AND_OLD_IMAGES" },
    },
  },
  Letters: { Type: "AWS::S3::Bucket" },
  Pages: { Type: "AWS::S3::Bucket" },
  MailWebhook: { Type: "AWS::SecretsManager::Secret" },
  PaymentWebhook: { Type: "AWS::SecretsManager::Secret" },
  DeadLetters: { Type: "AWS::SQS::Queue" },
  ...lambda("Route", "route", { USERS_TABLE: { Ref: "Users" }, SETTING: { Ref: "SiteOrigin" } }, [
    { Effect: "Allow", Action: "dynamodb:PutItem", Resource: { "Fn::GetAtt": ["Users", "Arn"] } },
  ]),
  ...lambda("Job", "job", { SEEN_FILE: seenFile }, []),
  Integration: {
    Type: "AWS::ApiGatewayV2::Integration",
    Properties: { IntegrationUri: { "Fn::GetAtt": ["Route", "Arn"] } },
  },
  ApiRoute: {
    Type: "AWS::ApiGatewayV2::Route",
    Properties: {
      RouteKey: "POST /api/things",
      Target: { "Fn::Join": ["/", ["integrations", { Ref: "Integration" }]] },
    },
  },
  Source: {
    Type: "AWS::Lambda::EventSourceMapping",
    Properties: {
      EventSourceArn: { "Fn::GetAtt": ["Users", "StreamArn"] },
      FunctionName: { Ref: "Job" },
      BatchSize: 10,
      FunctionResponseTypes: ["ReportBatchItemFailures"],
      FilterCriteria: { Filters: [{ Pattern: '{"dynamodb":{"Keys":{"sk":{"S":[{"prefix":"MAIL#"}]}}}}' }] },
    },
  },
  Daily: {
    Type: "AWS::Scheduler::Schedule",
    Properties: {
      Description: "daily",
      ScheduleExpression: "rate(1 day)",
      Target: { Arn: { "Fn::GetAtt": ["Job", "Arn"] }, Input: '{"job":"daily"}' },
    },
  },
  ...tinySite(),
});

function lambda(id: string, asset: string, variables: JsonObject, statements: JsonObject[]): Record<string, Resource> {
  return {
    [`${id}Role`]: {
      Type: "AWS::IAM::Role",
      Properties: { Policies: [{ PolicyName: "own", PolicyDocument: { Statement: statements } }] },
    },
    [id]: {
      Type: "AWS::Lambda::Function",
      Properties: {
        Description: id.toLowerCase(),
        Handler: "index.handler",
        Runtime: "nodejs24.x",
        Timeout: 4,
        MemorySize: 128,
        Code: { S3Key: asset },
        Role: { "Fn::GetAtt": [`${id}Role`, "Arn"] },
        Environment: { Variables: variables },
      },
    },
  };
}
