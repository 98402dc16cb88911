import { randomUUID } from "node:crypto";
import { CreateTableCommand, type CreateTableCommandInput, DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { closeInTheEnd } from "./left-open";

export type TestTables = {
  documents: DynamoDBDocumentClient;
  usersTable: string;
  reportsTable: string;
  disputesTable: string;
  close(): Promise<void>;
};

type Index = { name: string; key: [string, string]; include: string[] | "keys" };

const listedFields =
  "email firstName lastName username subscriptionTier paymentType isAdmin lastLoginAt onboardingCompletedAt registeredAt phone creditScore totalDisputes activeDisputes resolvedDisputes paidCents";

const userIndexes: Index[] = [
  { name: "byStatus", key: ["subscriptionStatus", "listedAt"], include: listedFields.split(" ") },
  {
    name: "byListing",
    key: ["listing", "listedAt"],
    include: [...listedFields.split(" "), "subscriptionStatus", "amountCents", "status"],
  },
  { name: "bySearch", key: ["searchBucket", "searchKey"], include: "keys" },
];
const disputeIndexes: Index[] = [
  {
    name: "byStatus",
    key: ["status", "statusAt"],
    include: ["accountName", "disputeReason", "createdAt", "updatedAt", "round"],
  },
  { name: "byCreation", key: ["listing", "disputeId"], include: "keys" },
];

/**
 * The three tables, empty and one test's own, on the embedded in-memory DynamoDB.
 *
 * Each table has the keys and indexes of the deployed one. The client is closed when the test file is over, or
 * earlier by `close()`; the tables go with the server.
 * @throws Error where `open-tables.ts` has not started the server: a client without its address would ask AWS
 */
export async function startTables(): Promise<TestTables> {
  const endpoint = process.env.TESTS_DYNAMODB;
  if (endpoint === undefined) throw new Error("The tests' database is not open: run the tests of the project service");
  const client = new DynamoDBClient({
    endpoint,
    region: "us-east-1",
    credentials: { accessKeyId: "test", secretAccessKey: "test" },
  });
  const names = { usersTable: nameOf("Users"), reportsTable: nameOf("Reports"), disputesTable: nameOf("Disputes") };
  await createTables(client, [
    tableDefinition(names.usersTable, ["userId", "sk"], userIndexes),
    tableDefinition(names.reportsTable, ["userId", "reportId"]),
    tableDefinition(names.disputesTable, ["userId", "disputeId"], disputeIndexes),
  ]);

  const close = closeInTheEnd(async () => client.destroy());
  return {
    documents: DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } }),
    ...names,
    close,
  };
}

/** Makes each table of `definitions` on the server that `client` speaks to. */
export async function createTables(client: DynamoDBClient, definitions: CreateTableCommandInput[]): Promise<void> {
  for (const definition of definitions) await client.send(new CreateTableCommand(definition));
}

/** What CreateTable needs for a table of string keys `[partition, sort]`, billed on demand. */
export function tableDefinition(name: string, key: [string, string], indexes: Index[] = []): CreateTableCommandInput {
  const attributes = new Set([...key, ...indexes.flatMap((index) => index.key)]);
  return {
    TableName: name,
    BillingMode: "PAY_PER_REQUEST",
    AttributeDefinitions: [...attributes].map((attribute) => ({ AttributeName: attribute, AttributeType: "S" })),
    KeySchema: keySchema(key),
    ...(indexes.length > 0 && {
      GlobalSecondaryIndexes: indexes.map((index) => ({
        IndexName: index.name,
        KeySchema: keySchema(index.key),
        Projection:
          index.include === "keys"
            ? { ProjectionType: "KEYS_ONLY" }
            : { ProjectionType: "INCLUDE", NonKeyAttributes: index.include },
      })),
    }),
  };
}

function keySchema([partition, sort]: [string, string]): CreateTableCommandInput["KeySchema"] {
  return [
    { AttributeName: partition, KeyType: "HASH" },
    { AttributeName: sort, KeyType: "RANGE" },
  ];
}

// Two tests must not meet in one table.
function nameOf(table: string): string {
  return `${table}-${randomUUID()}`;
}
