import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import type { TestTables } from "./dynamo";

/** The kinds of mails that are ordered for a person, in the order of their keys. */
export async function ordersOf(
  userId: string,
  { documents, usersTable }: Pick<TestTables, "documents" | "usersTable">,
): Promise<string[]> {
  const query = new QueryCommand({
    TableName: usersTable,
    KeyConditionExpression: "userId = :user AND begins_with(sk, :mail)",
    ExpressionAttributeValues: { ":user": userId, ":mail": "EMAIL-OUT#" },
  });
  return ((await documents.send(query)).Items ?? []).map(({ kind }) => String(kind));
}
