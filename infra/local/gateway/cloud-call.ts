import { invokedFunction } from "../stand-ins/lambda";
import type { StandInRequest } from "../stand-ins/stand-in";
import { arn } from "../template/names";
import type { AccessRequest } from "./iam";

/** The services that the gateway can forward to. */
export type ServiceName = "dynamodb" | "s3" | "kms" | "secretsmanager" | "ssm" | "sqs" | "ses" | "cognito" | "lambda";

/** A request understood: who answers it, and everything that its sender must be allowed to do. */
export type CloudCall = {
  service: ServiceName;
  action: string;
  accessRequests: AccessRequest[];
  input: Record<string, unknown>;
};

const targets: Record<string, ServiceName> = {
  DynamoDB_20120810: "dynamodb",
  TrentService: "kms",
  secretsmanager: "secretsmanager",
  AmazonSSM: "ssm",
  AmazonSQS: "sqs",
  AWSCognitoIdentityProviderService: "cognito",
};

/** The prefix of each service's actions in policies. */
const prefixes: Record<ServiceName, string> = {
  dynamodb: "dynamodb",
  s3: "s3",
  kms: "kms",
  secretsmanager: "secretsmanager",
  ssm: "ssm",
  sqs: "sqs",
  ses: "ses",
  cognito: "cognito-idp",
  lambda: "lambda",
};

/**
 * Reads which service a request speaks to, its action and its resources, as policies name them.
 * @returns undefined for a request of no service that the gateway knows
 */
export function readCloudCall(request: StandInRequest): CloudCall | undefined {
  const target = request.headers["x-amz-target"];
  if (target) {
    const [prefix = "", action = ""] = target.split(".");
    const service = targets[prefix];
    if (!service) return undefined;
    const input = parse(request.body);
    return { service, action, input, accessRequests: accessRequestsOf(service, action, input) };
  }
  if (request.url.startsWith("/v2/email/")) return sesCall(request);
  const invoked = invokedFunction(request.url);
  if (invoked) {
    const accessRequests = [{ action: "lambda:InvokeFunction", resource: functionArn(invoked) }];
    return { service: "lambda", action: "Invoke", input: {}, accessRequests };
  }
  // What S3 calls need is read, and asked for, by the stand-in itself: its requests name no action.
  return { service: "s3", action: request.method, input: {}, accessRequests: [] };
}

function accessRequestsOf(service: ServiceName, action: string, input: Record<string, unknown>): AccessRequest[] {
  const name = `${prefixes[service]}:${action}`;
  switch (service) {
    case "dynamodb":
      return tableAccessRequests(action, input);
    case "kms":
      return [{ action: name, resource: keyArn(text(input.KeyId)), context: keyContext(input) }];
    case "secretsmanager":
      return [{ action: name, resource: secretArn(text(input.SecretId)) }];
    case "ssm":
      return [...texts(input.Names), ...(input.Name ? [text(input.Name)] : [])].map((parameter) => ({
        action: name,
        resource: arn("ssm", `parameter/${parameter.replace(/^\//, "")}`),
      }));
    case "sqs":
      return [{ action: name, resource: arn("sqs", text(input.QueueUrl).split("/").at(-1) ?? "") }];
    default:
      return [{ action: name, resource: arn("cognito-idp", `userpool/${text(input.UserPoolId)}`) }];
  }
}

type Item = Record<string, { TableName?: unknown } | undefined>;

function tableAccessRequests(action: string, input: Record<string, unknown>): AccessRequest[] {
  const accessRequest = (operation: string, table: unknown, index?: unknown): AccessRequest => ({
    action: `dynamodb:${operation}`,
    resource: tableArn(text(table)) + (index ? `/index/${text(index)}` : ""),
  });

  if (action === "TransactWriteItems" || action === "TransactGetItems") {
    const items = Array.isArray(input.TransactItems) ? (input.TransactItems as Item[]) : [];
    const operations: Record<string, string> = {
      Put: "PutItem",
      Update: "UpdateItem",
      Delete: "DeleteItem",
      ConditionCheck: "ConditionCheckItem",
      Get: "GetItem",
    };
    return unique(
      items.flatMap((item) =>
        Object.entries(item).map(([kind, part]) => accessRequest(operations[kind] ?? kind, part?.TableName)),
      ),
    );
  }
  if (action === "BatchGetItem" || action === "BatchWriteItem") {
    return Object.keys((input.RequestItems as object | undefined) ?? {}).map((table) => accessRequest(action, table));
  }
  return [accessRequest(action, input.TableName, input.IndexName)];
}

function sesCall(request: StandInRequest): CloudCall {
  const input = parse(request.body);
  const from = text(input.FromEmailAddress).replace(/^.*<|>$/g, "");
  const isSending = request.method === "POST" && request.url.startsWith("/v2/email/outbound-emails");
  return {
    service: "ses",
    action: isSending ? "SendEmail" : request.url.replace("/v2/email/", ""),
    input,
    // Either the address or its domain is the verified identity.
    accessRequests: [
      {
        action: isSending ? "ses:SendEmail" : "ses:Unknown",
        resource: arn("ses", `identity/${from}`),
        orResource: arn("ses", `identity/${from.split("@")[1] ?? ""}`),
      },
    ],
  };
}

const functionArn = (name: string) => (name.startsWith("arn:") ? name : arn("lambda", `function:${name}`));
const tableArn = (name: string) => (name.startsWith("arn:") ? name : arn("dynamodb", `table/${name}`));

const keyArn = (id: string) => (id.startsWith("arn:") ? id : arn("kms", id.startsWith("alias/") ? id : `key/${id}`));

const secretArn = (id: string) => (id.startsWith("arn:") ? id : arn("secretsmanager", `secret:${id}-Local1`));

function keyContext({ EncryptionContext, MacAlgorithm }: Record<string, unknown>): Record<string, string> {
  const entries = Object.entries((EncryptionContext as Record<string, string> | undefined) ?? {});
  return {
    ...Object.fromEntries(entries.map(([key, value]) => [`kms:EncryptionContext:${key}`, value])),
    ...(MacAlgorithm !== undefined && { "kms:MacAlgorithm": text(MacAlgorithm) }),
  };
}

function unique(accessRequests: AccessRequest[]): AccessRequest[] {
  return [
    ...new Map(
      accessRequests.map((accessRequest) => [`${accessRequest.action} ${accessRequest.resource}`, accessRequest]),
    ).values(),
  ];
}

function parse(body: Buffer): Record<string, unknown> {
  try {
    return JSON.parse(body.toString("utf8") || "{}") as Record<string, unknown>;
  } catch {
    return {};
  }
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(text) : []);
