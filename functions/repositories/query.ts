import { type DynamoDBDocumentClient, QueryCommand, type QueryCommandInput } from "@aws-sdk/lib-dynamodb";

type Query = Omit<QueryCommandInput, "ExclusiveStartKey">;
export type Item = Record<string, unknown>;

/** Everything that a query finds, page by page: a page holds at most 1 MB, or `Limit` items. */
export async function* queryPages(documents: DynamoDBDocumentClient, query: Query): AsyncGenerator<Item[]> {
  let start: Item | undefined;
  do {
    const page = await documents.send(new QueryCommand({ ...query, ExclusiveStartKey: start }));
    yield page.Items ?? [];
    start = page.LastEvaluatedKey;
  } while (start);
}

/** Everything that a query finds: for what one member has. */
export async function queryAll(documents: DynamoDBDocumentClient, query: Query): Promise<Item[]> {
  const items: Item[] = [];
  for await (const page of queryPages(documents, query)) items.push(...page);
  return items;
}
