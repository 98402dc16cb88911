import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { clientConfig, endingInTime } from "#functions/shell/aws-config";

let client: DynamoDBDocumentClient | undefined;

/** The one client of the tables. Undefined fields are left out of what is written. */
export function documents(): DynamoDBDocumentClient {
  client ??= DynamoDBDocumentClient.from(endingInTime(new DynamoDBClient(clientConfig)), {
    marshallOptions: { removeUndefinedValues: true },
  });
  return client;
}
