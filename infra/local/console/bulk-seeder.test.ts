import { setTimeout as pause } from "node:timers/promises";
import { startDynamoProcess } from "#functions/testing/dynamo-process";
import { closeInTheEnd } from "#functions/testing/left-open";
import { DynamoClient } from "../stores/dynamo-client";
import { ensureTables } from "../stores/tables";
import { TableStream } from "../streams/table-stream";
import type { TableSetup } from "../template/tables";
import { BulkSeeder } from "./bulk-seeder";

const setup = (name: string, sortKey: string): TableSetup => ({
  logicalId: name,
  name,
  hasStream: true,
  definition: {
    TableName: name,
    BillingMode: "PAY_PER_REQUEST",
    AttributeDefinitions: ["userId", sortKey].map((AttributeName) => ({ AttributeName, AttributeType: "S" })),
    KeySchema: [
      { AttributeName: "userId", KeyType: "HASH" },
      { AttributeName: sortKey, KeyType: "RANGE" },
    ],
    StreamSpecification: { StreamEnabled: true, StreamViewType: "NEW_AND_OLD_IMAGES" },
  },
});

test("an order of members is worked on once, leaves no stream records, and streams go on after it", async () => {
  const database = await startDynamoProcess();
  const dynamo = new DynamoClient(database.endpoint);
  const close = closeInTheEnd(async () => {
    dynamo.close();
    await database.close();
  });
  const tables = [setup("Users", "sk"), setup("Reports", "reportId"), setup("Disputes", "disputeId")];
  await ensureTables(dynamo, tables);
  const seeder = new BulkSeeder({ dynamo, tables, now: () => new Date("2026-11-20T12:00:00Z") });

  expect([seeder.add(5), seeder.add(5)]).toEqual([true, false]);
  while (seeder.view().state === "adding") await pause(50);
  expect(seeder.view()).toEqual({ wanted: 5, done: 5, added: 5, state: "done" });

  await dynamo.table("PutItem", { TableName: "Users", Item: { userId: { S: "later" }, sk: { S: "USER" } } });
  const records = await new TableStream(dynamo, "Users", undefined).next(100);
  expect(records.map(({ dynamodb }) => dynamodb.Keys)).toEqual([{ userId: { S: "later" }, sk: { S: "USER" } }]);
  await close();
});
