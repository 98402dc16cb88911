import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { ulid } from "ulid";
import { toItem } from "#functions/repositories/dispute-item";
import { DisputeListRepository } from "#functions/repositories/dispute-lists";
import { countUnits } from "#functions/testing/count-units";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { makeRequest } from "#functions/testing/make-request";
import { makeUserRecord } from "#functions/testing/make-user-record";
import type { DisputeStatus } from "#shared/domain/dispute/dispute";
import { makeDispute } from "#shared/testing/dispute";
import { listAllDisputes } from "./list-disputes";

let tables: TestTables;
/** Of 30 members, a day apart; every third was sent. Beside each a claim, which is no dispute. */
beforeAll(async () => {
  tables = await startTables();
  const { documents, disputesTable: TableName } = tables;
  for (let index = 0; index < 30; index += 1) {
    const at = new Date(Date.UTC(2026, 9, 1 + index));
    const status = index % 3 === 0 ? "sent" : "draft";
    const timeline = [{ at: at.toISOString(), status, by: "member" } as const];
    const dispute = makeDispute({ id: ulid(at.getTime()), userId: `user-${index}`, status, timeline });
    await documents.send(new PutCommand({ TableName, Item: toItem({ ...dispute, version: 1 }) }));
    await documents.send(new PutCommand({ TableName, Item: { userId: `user-${index}`, disputeId: "ITEM#1" } }));
  }
});
afterAll(() => tables.close());

function list(query: { status?: DisputeStatus; limit: number; cursor?: string }) {
  const lists = new DisputeListRepository(tables.documents, tables.disputesTable);
  const request = makeRequest<"admin/list-disputes">({ user: makeUserRecord({ isAdmin: true }), query });
  const history = { audit: async () => undefined };
  return listAllDisputes(request, { lists, history, now: () => new Date() });
}

const owners = ({ disputes }: { disputes: { userId: string }[] }) => disputes.map(({ userId }) => userId);

test("everybody's disputes come newest first, page by page", async () => {
  const first = await list({ limit: 20 });
  expect(owners(first).slice(0, 2)).toEqual(["user-29", "user-28"]);
  const second = await list({ limit: 20, cursor: first.nextCursor });
  expect(new Set([...owners(first), ...owners(second)]).size).toBe(30);
  expect(second.nextCursor).toBeUndefined();
});

test("of one status there are only its own, whole, for one unit and half of one for each", async () => {
  const units = countUnits(tables.documents);
  const { disputes } = await list({ limit: 25, status: "sent" });
  expect(disputes).toHaveLength(10);
  expect(disputes[0]).toMatchObject({ userId: "user-27", status: "sent", accountName: "Northgate Recovery" });
  expect(disputes[0]?.timeline).toHaveLength(1);
  expect(units.read).toBeLessThanOrEqual(1 + 0.5 * 10);
});

test("a cursor of one list opens no other", async () => {
  const { nextCursor: cursor } = await list({ limit: 5, status: "draft" });
  await expect(list({ limit: 5, cursor })).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
});
