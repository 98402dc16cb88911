import { RemovalPolicy } from "aws-cdk-lib";
import { BillingMode, StreamViewType, Table, TableEncryption } from "aws-cdk-lib/aws-dynamodb";
import type { Key } from "aws-cdk-lib/aws-kms";
import type { Construct } from "constructs";
import type { TableName } from "#infra/needs/need";
import { addDisputeIndexes, addUserIndexes, text } from "./table-indexes";

/** The three tables with their indexes. Their construct ids are part of what CloudFormation knows them by. */
export function makeTables(scope: Construct, key: Key): Record<TableName, Table> {
  const users = table(scope, key, "Users", "sk");
  addUserIndexes(users);
  const reports = table(scope, key, "Reports", "reportId");
  const disputes = table(scope, key, "Disputes", "disputeId");
  addDisputeIndexes(disputes);
  return { users, reports, disputes };
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
