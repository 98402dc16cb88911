import { Duration, RemovalPolicy, Stack } from "aws-cdk-lib";
import {
  AttributeType,
  BillingMode,
  ProjectionType,
  StreamViewType,
  Table,
  TableEncryption,
} from "aws-cdk-lib/aws-dynamodb";
import { AnyPrincipal, PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Key, KeySpec, KeyUsage } from "aws-cdk-lib/aws-kms";
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods, ObjectOwnership } from "aws-cdk-lib/aws-s3";
import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import { Construct } from "constructs";
import type { BucketName, MacPurpose, SecretName, TableName } from "#infra/needs/need";
import { periods } from "#shared/domain/retention/retention";
import { publish } from "./published";
import { setting } from "./settings";

const listedFields =
  "email firstName lastName username subscriptionTier paymentType isAdmin lastLoginAt onboardingCompletedAt registeredAt phone creditScore totalDisputes activeDisputes resolvedDisputes paidCents";

/** Everything that is kept: three tables, two buckets, the secrets, and the keys that all of it is encrypted with. */
export class Storage extends Construct {
  /** Of everything at rest. */
  readonly dataKey: Key;
  private readonly accessLogs: Bucket;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.dataKey = this.key("DataKey", "Everything at rest");
    this.dataKey.addToResourcePolicy(throughTheStoresOnly(Stack.of(this).account));
    this.accessLogs = this.logBucket();
    publish(this, "accessLogsBucket", this.accessLogs.bucketName);
    // A reader of a whole table cannot read these.
    publish(this, "fieldKey", this.key("FieldKey", "Fields that are sealed one by one").keyArn);

    // Of keyed digests: what is compared or counted, and never read.
    const macKeys: Record<MacPurpose, Key> = {
      ssn: this.macKey("SsnMacKey", "Keyed digests of SSNs, to count credit pulls by"),
      audit: this.macKey("AuditMacKey", "Keyed digests of the audit log's links"),
    };
    const tables: Record<TableName, Table> = {
      users: this.usersTable(),
      reports: this.table("Reports", "reportId"),
      disputes: this.disputesTable(),
    };
    const buckets: Record<BucketName, Bucket> = { documents: this.documentsBucket(), letters: this.lettersBucket() };
    const secrets: Record<SecretName, Secret> = {
      adminKey: this.secret("AdminKey", "What an administrator types to activate a member"),
      paymentWebhook: this.secret("PaymentWebhook", "What the payment provider signs its events with"),
      mailWebhook: this.secret("MailWebhook", "What the mail provider signs its events with"),
      providerKeys: this.secret("ProviderKeys", "JSON: the keys of the credit bureau, mail and payment providers"),
    };

    for (const [name, table] of entriesOf(tables)) {
      publish(this, `${name}Table`, table.tableName);
      if (table.tableStreamArn) publish(this, `${name}Stream`, table.tableStreamArn);
    }
    for (const [purpose, key] of entriesOf(macKeys)) publish(this, `${purpose}MacKey`, key.keyArn);
    for (const [name, bucket] of entriesOf(buckets)) publish(this, `${name}Bucket`, bucket.bucketName);
    for (const [name, secret] of entriesOf(secrets)) publish(this, `${name}Secret`, secret.secretArn);
  }

  private usersTable(): Table {
    const table = this.table("Users", "sk");
    const listed = listedFields.split(" ");
    const include = (fields: string[]) => ({ projectionType: ProjectionType.INCLUDE, nonKeyAttributes: fields });
    table.addGlobalSecondaryIndex({
      indexName: "byStatus",
      partitionKey: text("subscriptionStatus"),
      sortKey: text("listedAt"),
      ...include(listed),
    });
    table.addGlobalSecondaryIndex({
      indexName: "byListing",
      partitionKey: text("listing"),
      sortKey: text("listedAt"),
      // The ledger is listed here too: `amountCents` and `status` are its own.
      ...include([...listed, "subscriptionStatus", "amountCents", "status"]),
    });
    table.addGlobalSecondaryIndex({
      indexName: "bySearch",
      partitionKey: text("searchBucket"),
      sortKey: text("searchKey"),
      projectionType: ProjectionType.KEYS_ONLY,
    });
    return table;
  }

  private disputesTable(): Table {
    const table = this.table("Disputes", "disputeId");
    table.addGlobalSecondaryIndex({
      indexName: "byStatus",
      partitionKey: text("status"),
      sortKey: text("statusAt"),
      projectionType: ProjectionType.INCLUDE,
      nonKeyAttributes: ["accountName", "disputeReason", "createdAt", "updatedAt", "round"],
    });
    table.addGlobalSecondaryIndex({
      indexName: "byCreation",
      partitionKey: text("listing"),
      sortKey: text("disputeId"),
      // Keys never change, so that a dispute's steps do not touch this index.
      projectionType: ProjectionType.KEYS_ONLY,
    });
    return table;
  }

  private table(id: string, sortKey: string): Table {
    return new Table(this, id, {
      partitionKey: text("userId"),
      sortKey: text(sortKey),
      billingMode: BillingMode.PAY_PER_REQUEST,
      encryption: TableEncryption.CUSTOMER_MANAGED,
      encryptionKey: this.dataKey,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
      stream: StreamViewType.NEW_AND_OLD_IMAGES,
      timeToLiveAttribute: "ttl",
    });
  }

  private documentsBucket(): Bucket {
    // What people upload is gone a day after it is deleted.
    const bucket = this.bucket("Documents", { keepsDeletedDays: 1 });
    // An image that is not confirmed within a day belongs to an upload that was given up.
    bucket.addLifecycleRule({ prefix: "incoming/", expiration: Duration.days(1) });
    // A copy of a member's data waits for one download.
    bucket.addLifecycleRule({ prefix: "exports/", expiration: Duration.days(1) });
    bucket.addCorsRule({
      allowedOrigins: [setting(this, "SITE_ORIGIN")],
      allowedMethods: [HttpMethods.POST, HttpMethods.GET],
      allowedHeaders: ["*"],
      maxAge: 3_600,
    });
    return bucket;
  }

  private lettersBucket(): Bucket {
    // No longer than the tables can be restored, so that one sentence is true of all that was deleted.
    const bucket = this.bucket("Letters", { keepsDeletedDays: 30 });
    // Client records that an administrator has taken: the address to them is good for minutes.
    const soon = Duration.days(1);
    bucket.addLifecycleRule({ prefix: "exports/", expiration: soon, noncurrentVersionExpiration: soon });
    // What the law has us keep of a deleted account.
    const yearsOfEvidence = Duration.days(periods.evidence.days);
    bucket.addLifecycleRule({
      prefix: "kept/",
      expiration: yearsOfEvidence,
      noncurrentVersionExpiration: Duration.days(1),
    });
    // What stands in for the mail and payment companies forgets as they have to.
    for (const prefix of ["simulated-mail/", "simulated-billing/"]) {
      bucket.addLifecycleRule({ prefix, expiration: yearsOfEvidence });
    }
    return bucket;
  }

  /** @param keepsDeletedDays how long a deleted or replaced object can be brought back */
  private bucket(id: string, { keepsDeletedDays }: { keepsDeletedDays: number }): Bucket {
    return new Bucket(this, id, {
      encryption: BucketEncryption.KMS,
      encryptionKey: this.dataKey,
      bucketKeyEnabled: true,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      enforceSSL: true,
      versioned: true,
      serverAccessLogsBucket: this.accessLogs,
      serverAccessLogsPrefix: `${id.toLowerCase()}/`,
      lifecycleRules: [
        {
          noncurrentVersionExpiration: Duration.days(keepsDeletedDays),
          expiredObjectDeleteMarker: true,
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        },
      ],
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
  }

  private logBucket(): Bucket {
    const bucket = new Bucket(this, "AccessLogs", {
      // The services that deliver access logs cannot write under a customer's key.
      encryption: BucketEncryption.S3_MANAGED,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      enforceSSL: true,
      versioned: true,
      lifecycleRules: [{ expiration: Duration.days(365), noncurrentVersionExpiration: Duration.days(30) }],
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    // The site's stack cannot write here that its bucket's accesses are logged too.
    bucket.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal("logging.s3.amazonaws.com")],
        actions: ["s3:PutObject"],
        resources: [bucket.arnForObjects("pages/*")],
        conditions: { StringEquals: { "aws:SourceAccount": Stack.of(this).account } },
      }),
    );
    return bucket;
  }

  private secret(id: string, description: string): Secret {
    return new Secret(this, id, {
      description,
      encryptionKey: this.dataKey,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
  }

  // KMS rotates no HMAC keys: a new key would lose what is counted under the old one.
  private macKey(id: string, description: string): Key {
    return new Key(this, id, {
      description,
      keySpec: KeySpec.HMAC_256,
      keyUsage: KeyUsage.GENERATE_VERIFY_MAC,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
  }

  private key(id: string, description: string): Key {
    return new Key(this, id, {
      description,
      enableKeyRotation: true,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
  }
}

function entriesOf<Name extends string, Value>(record: Record<Name, Value>): [Name, Value][] {
  return Object.entries(record) as [Name, Value][];
}

function text(name: string) {
  return { name, type: AttributeType.STRING };
}

/**
 * Who may read a table, a bucket or a secret may use its key, but only through that service and never by itself: so the
 * roles name what they read, and no role names the key.
 */
function throughTheStoresOnly(account: string): PolicyStatement {
  const services = ["dynamodb", "s3", "secretsmanager"].map((service) => `${service}.us-east-1.amazonaws.com`);
  return new PolicyStatement({
    principals: [new AnyPrincipal()],
    actions: ["kms:Encrypt", "kms:Decrypt", "kms:ReEncrypt*", "kms:GenerateDataKey*", "kms:DescribeKey"],
    resources: ["*"],
    conditions: { StringEquals: { "kms:CallerAccount": account, "kms:ViaService": services } },
  });
}
