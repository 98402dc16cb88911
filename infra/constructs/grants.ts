import { Stack } from "aws-cdk-lib";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { EmailIdentity } from "aws-cdk-lib/aws-ses";
import type { BucketName, MacPurpose, Needs, SecretName, TableName } from "#infra/needs";
import type { Identity } from "./identity";
import type { Settings } from "./settings";
import type { Storage } from "./storage";

export type Grant = { environment: Record<string, string>; statements: PolicyStatement[] };

type House = { storage: Storage; identity: Identity; sender: EmailIdentity; settings: Settings };

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

const macVariables: Record<MacPurpose, string> = { ssn: "SSN_MAC_KEY_ARN" };

/** Turns the needs of one function, handed in as several parts, into the statements of its role and its environment. */
export class Grants {
  constructor(private readonly house: House) {}

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
    for (const name of all(parts, "settings")) grant.environment[name] = this.house.settings[name];
    return grant;
  }

  private addTables(grant: Grant, parts: Needs[]): void {
    const { tables } = this.house.storage;
    const indexes = all(parts, "indexes");
    for (const name of Object.keys(tableVariables) as TableName[]) {
      const actions = all(parts, name);
      const ownIndexes = indexes.filter((index) => index.startsWith(`${name}/`)).map((index) => index.split("/")[1]);
      if (ownIndexes.length === 0 && parts.every((part) => part[name] === undefined)) continue;

      grant.environment[tableVariables[name]] = tables[name].tableName;
      const arn = tables[name].tableArn;
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
      const bucket = this.house.storage.buckets[bucketName];
      grant.environment[bucketVariables[bucketName]] = bucket.bucketName;
      grant.statements.push(allow("s3", actions, [bucket.arnForObjects(prefix.join("/"))]));
    }
  }

  private addMissing(grant: Grant, parts: Needs[]): void {
    const buckets = all(parts, "tellsMissing").map((name) => this.house.storage.buckets[name].bucketArn);
    if (buckets.length > 0) grant.statements.push(allow("s3", ["ListBucket"], buckets));
  }

  private addSecrets(grant: Grant, parts: Needs[]): void {
    const secrets = all(parts, "secrets").map((name) => ({ name, secret: this.house.storage.secrets[name] }));
    if (secrets.length === 0) return;
    for (const { name, secret } of secrets) grant.environment[secretVariables[name]] = secret.secretArn;
    grant.statements.push(
      allow(
        "secretsmanager",
        ["GetSecretValue"],
        secrets.map(({ secret }) => secret.secretArn),
      ),
    );
  }

  private addFields(grant: Grant, parts: Needs[]): void {
    const { fieldKey } = this.house.storage;
    for (const [action, purposes] of [
      ["GenerateDataKey", all(parts, "seals")],
      ["Decrypt", all(parts, "opens")],
    ] as const) {
      if (purposes.length === 0) continue;
      grant.environment.FIELD_KEY_ARN = fieldKey.keyArn;
      const conditions = { StringEquals: { "kms:EncryptionContext:purpose": purposes } };
      grant.statements.push(allow("kms", [action], [fieldKey.keyArn], conditions));
    }
  }

  private addMacs(grant: Grant, parts: Needs[]): void {
    for (const purpose of all(parts, "macs")) {
      const { keyArn } = this.house.storage.macKeys[purpose];
      grant.environment[macVariables[purpose]] = keyArn;
      const conditions = { StringEquals: { "kms:MacAlgorithm": "HMAC_SHA_256" } };
      grant.statements.push(allow("kms", ["GenerateMac"], [keyArn], conditions));
    }
  }

  private addIdentity(grant: Grant, parts: Needs[]): void {
    if (!parts.some(({ identity }) => identity !== undefined)) return;
    const { identity } = this.house;
    Object.assign(grant.environment, identity.environment);
    const actions = all(parts, "identity");
    if (actions.length > 0) grant.statements.push(allow("cognito-idp", actions, [identity.pool.userPoolArn]));
  }

  private addMail(grant: Grant, parts: Needs[]): void {
    if (!parts.some(({ sendsMail }) => sendsMail)) return;
    const { sender } = this.house;
    const arn = Stack.of(sender).formatArn({
      service: "ses",
      resource: "identity",
      resourceName: sender.emailIdentityName,
    });
    grant.statements.push(allow("ses", ["SendEmail"], [arn]));
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
