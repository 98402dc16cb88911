import { Stack } from "aws-cdk-lib";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { Construct } from "constructs";
import type { BucketName, InvokedJob, MacPurpose, Needs, SecretName, TableName } from "#infra/needs/need";
import { functionOf, published } from "./published";
import { senderDomain } from "./sender";
import { setting } from "./setting";

export type Grant = { environment: Record<string, string>; statements: PolicyStatement[] };

const tableVariables: Record<TableName, string> = {
  users: "USERS_TABLE",
  reports: "REPORTS_TABLE",
  disputes: "DISPUTES_TABLE",
};
const bucketVariables: Record<BucketName, string> = { documents: "DOCUMENTS_BUCKET", letters: "LETTERS_BUCKET" };
const secretVariables: Record<SecretName, string> = {
  adminKey: "ADMIN_KEY_SECRET",
  paymentWebhook: "PAYMENT_WEBHOOK_SECRET",
  mailWebhook: "MAIL_WEBHOOK_SECRET",
  providerKeys: "PROVIDER_KEYS_SECRET",
};

const functionVariables: Record<InvokedJob, string> = { "read-page": "READ_PAGE_FUNCTION" };

const macVariables: Record<MacPurpose, string> = { ssn: "SSN_MAC_KEY_ARN", audit: "AUDIT_MAC_KEY_ARN" };

/** Turns the needs of one function of a stack, handed in as several parts, into the statements of its role and its environment. */
export class Grants {
  constructor(private readonly scope: Construct) {}

  of(...parts: Needs[]): Grant {
    const grant: Grant = { environment: {}, statements: [] };
    this.addTables(grant, parts);
    this.addObjects(grant, parts);
    this.addMissing(grant, parts);
    this.addSecrets(grant, parts);
    this.addFields(grant, parts);
    this.addMacs(grant, parts);
    this.addIdentity(grant, parts);
    this.addMail(grant, parts);
    this.addInvocations(grant, parts);
    for (const name of all(parts, "settings")) grant.environment[name] = setting(this.scope, name);
    return grant;
  }

  private addTables(grant: Grant, parts: Needs[]): void {
    const indexes = all(parts, "indexes");
    for (const name of Object.keys(tableVariables) as TableName[]) {
      const actions = all(parts, name);
      const ownIndexes = indexes.filter((index) => index.startsWith(`${name}/`)).map((index) => index.split("/")[1]);
      if (ownIndexes.length === 0 && parts.every((part) => part[name] === undefined)) continue;

      const resourceName = published(this.scope, `${name}Table`);
      grant.environment[tableVariables[name]] = resourceName;
      const arn = Stack.of(this.scope).formatArn({ service: "dynamodb", resource: "table", resourceName });
      if (actions.length > 0) grant.statements.push(allow("dynamodb", actions, [arn]));
      if (ownIndexes.length > 0) {
        grant.statements.push(
          allow(
            "dynamodb",
            ["Query"],
            ownIndexes.map((index) => `${arn}/index/${index}`),
          ),
        );
      }
    }
  }

  private addObjects(grant: Grant, parts: Needs[]): void {
    for (const [path, actions] of parts.flatMap(({ objects }) => Object.entries(objects ?? {}))) {
      const [bucketName, ...prefix] = path.split("/");
      if (!isBucketName(bucketName) || !actions) continue;
      grant.environment[bucketVariables[bucketName]] = published(this.scope, `${bucketName}Bucket`);
      grant.statements.push(allow("s3", actions, [`${this.bucketArn(bucketName)}/${prefix.join("/")}`]));
    }
  }

  private addMissing(grant: Grant, parts: Needs[]): void {
    const buckets = all(parts, "listBuckets").map((name) => this.bucketArn(name));
    if (buckets.length > 0) grant.statements.push(allow("s3", ["ListBucket"], buckets));
  }

  private bucketArn(name: BucketName): string {
    const resource = published(this.scope, `${name}Bucket`);
    return Stack.of(this.scope).formatArn({ service: "s3", region: "", account: "", resource });
  }

  private addSecrets(grant: Grant, parts: Needs[]): void {
    const names = all(parts, "secrets");
    if (names.length === 0) return;
    const arns = names.map((name) => published(this.scope, `${name}Secret`));
    for (const [index, name] of names.entries()) grant.environment[secretVariables[name]] = arns[index] ?? "";
    grant.statements.push(allow("secretsmanager", ["GetSecretValue"], arns));
  }

  private addFields(grant: Grant, parts: Needs[]): void {
    for (const [action, purposes] of [
      ["GenerateDataKey", all(parts, "seals")],
      ["Decrypt", all(parts, "opens")],
    ] as const) {
      if (purposes.length === 0) continue;
      const key = published(this.scope, "fieldKey");
      grant.environment.FIELD_KEY_ARN = key;
      const conditions = { StringEquals: { "kms:EncryptionContext:purpose": purposes } };
      grant.statements.push(allow("kms", [action], [key], conditions));
    }
  }

  private addMacs(grant: Grant, parts: Needs[]): void {
    for (const purpose of all(parts, "macs")) {
      const keyArn = published(this.scope, `${purpose}MacKey`);
      grant.environment[macVariables[purpose]] = keyArn;
      const conditions = { StringEquals: { "kms:MacAlgorithm": "HMAC_SHA_256" } };
      grant.statements.push(allow("kms", ["GenerateMac"], [keyArn], conditions));
    }
  }

  private addIdentity(grant: Grant, parts: Needs[]): void {
    if (!parts.some(({ identity }) => identity !== undefined)) return;
    const pool = published(this.scope, "userPool");
    Object.assign(grant.environment, {
      USER_POOL_ID: pool,
      USER_POOL_CLIENT_ID: published(this.scope, "userPoolClient"),
      AUTH_DOMAIN: published(this.scope, "authDomain"),
    });
    const actions = all(parts, "identity");
    const arn = Stack.of(this.scope).formatArn({ service: "cognito-idp", resource: "userpool", resourceName: pool });
    if (actions.length > 0) grant.statements.push(allow("cognito-idp", actions, [arn]));
  }

  private addInvocations(grant: Grant, parts: Needs[]): void {
    for (const name of all(parts, "invokes")) {
      const arn = published(this.scope, functionOf[name]);
      grant.environment[functionVariables[name]] = arn;
      grant.statements.push(allow("lambda", ["InvokeFunction"], [arn]));
    }
  }

  private addMail(grant: Grant, parts: Needs[]): void {
    if (!parts.some(({ sendsMail }) => sendsMail)) return;
    const arnOf = (resource: string, resourceName: string) =>
      Stack.of(this.scope).formatArn({ service: "ses", resource, resourceName });
    // SES asks for both: the domain that mails come from, and the set that is the domain's own.
    const arns = [
      arnOf("identity", senderDomain(this.scope)),
      arnOf("configuration-set", published(this.scope, "mailSet")),
    ];
    grant.statements.push(allow("ses", ["SendEmail"], arns));
  }
}

type Lists = {
  [Name in keyof Needs as NonNullable<Needs[Name]> extends readonly unknown[] ? Name : never]-?: NonNullable<
    Needs[Name]
  > extends readonly (infer Item)[]
    ? Item
    : never;
};

/** One list out of several needs, each entry once. */
function all<Name extends keyof Lists>(parts: Needs[], name: Name): Lists[Name][] {
  const lists = parts.map((part) => (part[name] ?? []) as readonly Lists[Name][]);
  return [...new Set(lists.flat())];
}

function isBucketName(name: string | undefined): name is BucketName {
  return name !== undefined && name in bucketVariables;
}

function allow(service: string, actions: readonly string[], resources: string[], conditions = {}): PolicyStatement {
  return new PolicyStatement({ actions: actions.map((action) => `${service}:${action}`), resources, conditions });
}
