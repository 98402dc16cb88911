import { RemovalPolicy } from "aws-cdk-lib";
import {
  AttributeType,
  BillingMode,
  ProjectionType,
  StreamViewType,
  Table,
  TableEncryption,
} from "aws-cdk-lib/aws-dynamodb";
import type { Key } from "aws-cdk-lib/aws-kms";
import type { Construct } from "constructs";
import type { TableName } from "#infra/needs/need";

const listedFields =
  "email firstName lastName username subscriptionTier paymentType isAdmin lastLoginAt onboardingCompletedAt registeredAt phone creditScore totalDisputes activeDisputes resolvedDisputes paidCents";

/** The three tables with their indexes. Their construct ids are part of what CloudFormation knows them by. */
export function makeTables(scope: Construct, key: Key): Record<TableName, Table> {
  return {
    users: usersTable(scope, key),
    reports: table(scope, key, "Reports", "reportId"),
    disputes: disputesTable(scope, key),
  };
}

function usersTable(scope: Construct, key: Key): Table {
  const users = table(scope, key, "Users", "sk");
  const listed = listedFields.split(" ");
  const include = (fields: string[]) => ({ projectionType: ProjectionType.INCLUDE, nonKeyAttributes: fields });
  users.addGlobalSecondaryIndex({
    indexName: "byStatus",
    partitionKey: text("subscriptionStatus"),
    sortKey: text("listedAt"),
    ...include(listed),
  });
  users.addGlobalSecondaryIndex({
    indexName: "byListing",
    partitionKey: text("listing"),
    sortKey: text("listedAt"),
    // The ledger is listed here too: `amountCents` and `status` are its own.
    ...include([...listed, "subscriptionStatus", "amountCents", "status"]),
  });
  users.addGlobalSecondaryIndex({
    indexName: "bySearch",
    partitionKey: text("searchBucket"),
    sortKey: text("searchKey"),
    projectionType: ProjectionType.KEYS_ONLY,
  });
  return users;
}

function disputesTable(scope: Construct, key: Key): Table {
  const disputes = table(scope, key, "Disputes", "disputeId");
  disputes.addGlobalSecondaryIndex({
    indexName: "byStatus",
    partitionKey: text("status"),
    sortKey: text("statusAt"),
    projectionType: ProjectionType.INCLUDE,
    nonKeyAttributes: ["accountName", "disputeReason", "createdAt", "updatedAt", "round"],
  });
  disputes.addGlobalSecondaryIndex({
    indexName: "byCreation",
    partitionKey: text("listing"),
    sortKey: text("disputeId"),
    // Keys never change, so that a dispute's steps do not touch this index.
    projectionType: ProjectionType.KEYS_ONLY,
  });
  return disputes;
}

function table(scope: Construct, key: Key, id: string, sortKey: string): Table {
  return new Table(scope, id, {
    partitionKey: text("userId"),
    sortKey: text(sortKey),
    billingMode: BillingMode.PAY_PER_REQUEST,
    encryption: TableEncryption.CUSTOMER_MANAGED,
    encryptionKey: key,
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    deletionProtection: true,
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    stream: StreamViewType.NEW_AND_OLD_IMAGES,
    timeToLiveAttribute: "ttl",
  });
}

function text(name: string) {
  return { name, type: AttributeType.STRING };
}
