import { GetCommand, PutCommand, QueryCommand } from "@aws-sdk/lib-dynamodb";
import { startTables } from "./dynamo";

test("what is put into a table is read by key and through its index", async () => {
  const tables = await startTables();
  const dispute = { userId: "maya", disputeId: "01A", status: "draft", statusAt: "2026-03-05", note: "kept" };
  await tables.documents.send(
    new PutCommand({ TableName: tables.disputesTable, Item: { ...dispute, none: undefined } }),
  );

  const key = { userId: "maya", disputeId: "01A" };
  const read = await tables.documents.send(new GetCommand({ TableName: tables.disputesTable, Key: key }));
  const listed = await tables.documents.send(
    new QueryCommand({
      TableName: tables.disputesTable,
      IndexName: "byStatus",
      KeyConditionExpression: "#status = :draft",
      ExpressionAttributeNames: { "#status": "status" },
      ExpressionAttributeValues: { ":draft": "draft" },
    }),
  );
  await tables.close();

  expect(read.Item).toEqual(dispute);
  expect(listed.Items).toEqual([{ ...key, status: "draft", statusAt: "2026-03-05" }]);
});

test("two worlds of tables know nothing of each other", async () => {
  const [first, second] = await Promise.all([startTables(), startTables()]);
  await first.documents.send(new PutCommand({ TableName: first.usersTable, Item: { userId: "li", sk: "USER" } }));

  const key = { userId: "li", sk: "USER" };
  const missing = await second.documents.send(new GetCommand({ TableName: second.usersTable, Key: key }));
  await Promise.all([first.close(), second.close()]);

  expect(missing.Item).toBeUndefined();
});
