import makeOneFilePackages from "../../shared/testing/one-file-packages";
import { type DynamoProcess, startDynamoProcess } from "./dynamo-process";

const keeper: { tables?: DynamoProcess } = globalThis as object;

/** Before the services' tests: starts the one embedded DynamoDB that all tests share; each test's tables have names of their own. */
export default async function openTables(): Promise<void> {
  await makeOneFilePackages();
  const tables = await startDynamoProcess();
  keeper.tables = tables;
  process.env.TESTS_DYNAMODB = tables.endpoint;
}

export async function closeTables(): Promise<void> {
  await keeper.tables?.close();
}
