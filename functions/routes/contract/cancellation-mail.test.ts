import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import { contractCalls } from "#functions/testing/contract-calls";
import { startTables, type TestTables } from "#functions/testing/dynamo";

let tables: TestTables;

beforeAll(async () => {
  tables = await startTables();
});

afterAll(() => tables.close());

async function mailsTo(userId: string): Promise<unknown[]> {
  const query = new QueryCommand({
    TableName: tables.usersTable,
    KeyConditionExpression: "userId = :user AND begins_with(sk, :mail)",
    ExpressionAttributeValues: { ":user": userId, ":mail": "EMAIL-OUT#" },
  });
  const { Items: mails = [] } = await tables.documents.send(query);
  return mails.map(({ kind, language }) => [kind, language]);
}

test("who cancels within the period has it confirmed by mail, once and in their language", async () => {
  const { user, sign, cancel } = await contractCalls(tables, { language: "es" });
  await sign();
  await cancel();
  await expect(cancel()).rejects.toMatchObject({ code: "NOTHING_TO_CANCEL" });
  await expect(mailsTo(user.userId)).resolves.toEqual([["contractCanceled", "es"]]);
});

test("so has who is not active, for nothing else tells them", async () => {
  const { user, sign, cancel } = await contractCalls(tables, { subscriptionStatus: "incomplete" });
  await sign();
  await cancel();
  await expect(mailsTo(user.userId)).resolves.toEqual([["contractCanceled", "en"]]);
});

test("who gives notice has the notice confirmed by mail", async () => {
  const { user, time, sign, cancel } = await contractCalls(tables);
  await sign();
  time.now = "2026-12-20T17:00:00.000Z";
  await cancel();
  await expect(mailsTo(user.userId)).resolves.toEqual([["noticeGiven", "en"]]);
});
