import type { Attributes } from "./intrinsics";
import { asObject, asText } from "./shape";
import type { Json, Resource, Template } from "./template";

export const REGION = "us-east-1";
export const ACCOUNT = "000000000000";

/** Well-formed, so that token libraries accept it; never a pool that exists. */
export const USER_POOL_ID = "us-east-1_Local1234";
export const USER_POOL_CLIENT_ID = "localwebclient000000000000";

/** Where on this machine the things live that the cloud would give addresses of their own. */
export type LocalAddresses = {
  /** `http://127.0.0.1:<port>` of the gateway. */
  gateway: string;
  /** `http://localhost:<PORT>` */
  site: string;
};

type Names = { ref: string; attributes: Record<string, string> };

/** What each resource of the template is called here: names that stay the same from start to start. */
export function makeNames(
  template: Template,
  addresses: LocalAddresses,
  parameters: Record<string, string> = {},
): Attributes {
  const known = new Map<string, Names>();
  const namesOf = (logicalId: string): Names => {
    const cached = known.get(logicalId);
    if (cached) return cached;
    const resource = template.Resources[logicalId];
    if (!resource) throw new Error(`The template refers to ${logicalId}, which it does not contain.`);
    const names = nameResource(logicalId, withParameters(resource, parameters), addresses);
    known.set(logicalId, names);
    return names;
  };

  return {
    ref: (logicalId) => namesOf(logicalId).ref,
    attribute(logicalId, name) {
      const { attributes } = namesOf(logicalId);
      return attributes[name] ?? `${logicalId}.${name}`;
    },
  };
}

/** The ARN of something whose service names it by its plain path. */
export const arn = (service: string, path: string) => `arn:aws:${service}:${REGION}:${ACCOUNT}:${path}`;

function nameResource(id: string, resource: Resource, { gateway, site }: LocalAddresses): Names {
  const given = (property: string, otherwise = id) => literal(resource.Properties?.[property]) ?? otherwise;
  const named = (name: string, service: string, path: string, more: Record<string, string> = {}): Names => ({
    ref: name,
    attributes: { Arn: arn(service, path), ...more },
  });

  switch (resource.Type) {
    case "AWS::DynamoDB::Table":
    case "AWS::DynamoDB::GlobalTable": {
      const name = given("TableName");
      return named(name, "dynamodb", `table/${name}`, {
        StreamArn: `${arn("dynamodb", `table/${name}`)}/stream/local`,
      });
    }
    case "AWS::S3::Bucket":
      return nameBucket(given("BucketName", bucketName(id)));
    case "AWS::KMS::Key": {
      const keyId = keyIdOf(id);
      return named(keyId, "kms", `key/${keyId}`, { KeyId: keyId });
    }
    case "AWS::SecretsManager::Secret": {
      const secretArn = arn("secretsmanager", `secret:${given("Name")}-Local1`);
      return { ref: secretArn, attributes: { Id: secretArn } };
    }
    case "AWS::SQS::Queue": {
      const name = given("QueueName");
      const url = `${gateway}/${ACCOUNT}/${name}`;
      return named(url, "sqs", name, { QueueName: name, QueueUrl: url });
    }
    case "AWS::Cognito::UserPool":
      return named(USER_POOL_ID, "cognito-idp", `userpool/${USER_POOL_ID}`, {
        ProviderName: `cognito-idp.${REGION}.amazonaws.com/${USER_POOL_ID}`,
        ProviderURL: `https://cognito-idp.${REGION}.amazonaws.com/${USER_POOL_ID}`,
        UserPoolId: USER_POOL_ID,
      });
    case "AWS::Cognito::UserPoolClient":
      return { ref: USER_POOL_CLIENT_ID, attributes: { ClientId: USER_POOL_CLIENT_ID, ClientSecret: "local" } };
    case "AWS::Cognito::UserPoolIdentityProvider":
      return { ref: given("ProviderName"), attributes: {} };
    case "AWS::Cognito::UserPoolDomain":
      return { ref: given("Domain"), attributes: {} };
    case "AWS::SES::EmailIdentity":
      return named(given("EmailIdentity"), "ses", `identity/${given("EmailIdentity")}`);
    case "AWS::Lambda::Function": {
      const name = given("FunctionName");
      return named(name, "lambda", `function:${name}`);
    }
    case "AWS::IAM::Role":
      return { ref: given("RoleName"), attributes: { Arn: `arn:aws:iam::${ACCOUNT}:role/${given("RoleName")}` } };
    case "AWS::SNS::Topic":
      return { ref: arn("sns", given("TopicName")), attributes: { TopicArn: arn("sns", given("TopicName")) } };
    case "AWS::Logs::LogGroup":
      return named(given("LogGroupName"), "logs", `log-group:${given("LogGroupName")}:*`);
    case "AWS::CloudFront::Distribution":
      return { ref: id, attributes: { DomainName: new URL(site).host, Id: id } };
    default:
      return named(given("Name"), "local", `${resource.Type}/${given("Name")}`);
  }
}

function nameBucket(name: string): Names {
  const domain = `${name}.s3.${REGION}.amazonaws.com`;
  return {
    ref: name,
    attributes: { Arn: `arn:aws:s3:::${name}`, DomainName: `${name}.s3.amazonaws.com`, RegionalDomainName: domain },
  };
}

/** The resource with the deployment's settings in the place of references to them. */
function withParameters(resource: Resource, parameters: Record<string, string>): Resource {
  const settled = Object.entries(resource.Properties ?? {}).map(([name, value]) => {
    return [name, parameters[String(asObject(value).Ref)] ?? value] as const;
  });
  return { ...resource, Properties: Object.fromEntries(settled) };
}

/** A name that the template gives as plain text; a computed one falls back to the logical id. */
const literal = (value: Json | undefined) => (typeof value === "object" ? undefined : asText(value));

const bucketName = (id: string) => `local-${id.toLowerCase().replace(/[^a-z0-9-]/g, "-")}`.slice(0, 63);

function keyIdOf(id: string): string {
  const hex = Buffer.from(id).toString("hex").padEnd(32, "0");
  const part = (from: number, length: number) => hex.slice(from, from + length);
  return [part(0, 8), part(8, 4), part(12, 4), part(16, 4), hex.slice(-12)].join("-");
}
