import type { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { itemsOf, startDisputeWorld } from "#functions/testing/dispute-world";
import { DisputeItemStore } from "./dispute-items";

/** The same client, that notes how many of its calls were under way at once. */
function counting(documents: DynamoDBDocumentClient) {
  const counted = { now: 0, most: 0 };
  const send = async (command: Parameters<DynamoDBDocumentClient["send"]>[0]) => {
    counted.now += 1;
    counted.most = Math.max(counted.most, counted.now);
    try {
      return await documents.send(command);
    } finally {
      counted.now -= 1;
    }
  };
  return { counted, documents: Object.assign(Object.create(documents), { send }) };
}

test("many disputes are erased several at a time, so that their member does not wait for each", async () => {
  const world = await startDisputeWorld();
  const maya = await world.member({}, itemsOf(30));
  await world.drafts(maya, 30);
  const { counted, documents } = counting(world.documents);
  await new DisputeItemStore(documents, world.disputesTable).eraseAll(maya.userId, []);
  const { disputes } = await world.disputes.list(maya.userId, { limit: 50 });
  const openItems = await world.disputes.openItems(maya.userId);
  await world.close();

  expect([disputes, openItems]).toEqual([[], []]);
  expect(counted.most).toBeGreaterThan(4);
  expect(counted.most).toBeLessThanOrEqual(10);
});
