import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import type { TableSetup } from "../template/tables";
import type { DynamoClient } from "./dynamo-client";

/** Works with the local tables as the product's repositories do: past the gateway, as no function's role. */
export async function withDocuments<T>(
  dynamo: DynamoClient,
  work: (documents: DynamoDBDocumentClient) => Promise<T>,
): Promise<T> {
  const credentials = { accessKeyId: "local", secretAccessKey: "local" };
  const client = new DynamoDBClient({ endpoint: dynamo.origin, region: "us-east-1", credentials });
  const documents = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
  return work(documents).finally(() => client.destroy());
}

/** The names of the product's tables. @throws Error when the template has not all of them */
export function tableNames(tables: readonly TableSetup[]) {
  const named = (word: string) => {
    const table = tables.find(({ logicalId }) => logicalId.toLowerCase().includes(word));
    if (!table) throw new Error(`The template has no table of ${word}.`);
    return table.name;
  };
  return { users: named("users"), reports: named("reports"), disputes: named("disputes") };
}
