import fc from "fast-check";
import { itemsOf, startDisputeWorld } from "#functions/testing/dispute-world";
import { ITEMS, type Model, type Real, userOf } from "./testing/machine.model";
import { commands } from "./testing/machine.steps";

const isSoak = process.env.SOAK !== undefined;
const RUNS = isSoak ? 2_000 : 50;

jest.setTimeout(60_000 + RUNS * 10_000);

test("in whatever order a member, the mail and the administrator act, disputes and plan end as they should", async () => {
  const world = await startDisputeWorld();
  const start = world.clock.at;
  await fc.assert(
    fc.asyncProperty(commands, async (steps) => {
      world.clock.at = start;
      const items = itemsOf(ITEMS);
      const { userId } = await world.member({}, items);
      const real: Real = { world, userId, items: items.map(({ id }) => id) };
      const model: Model = { status: "active", month: 0, used: 0, disputes: [] };
      await fc.asyncModelRun(() => ({ model, real }), steps);

      const user = await userOf(real);
      const { disputes } = await world.disputes.list(userId, { limit: 50 });
      expect(disputes.map(({ id, status }) => [id, status]).sort()).toEqual(
        model.disputes.map(({ id, status }) => [id, status]).sort(),
      );
      const isOfMonth = user.allowance?.period === world.clock.at.toISOString().slice(0, 7);
      expect([user.subscriptionStatus, isOfMonth ? user.allowance?.used : 0]).toEqual([model.status, model.used]);
      const active = model.disputes.filter(({ status }) => status === "sent" || status === "in_review").length;
      // A removal counts when a later report confirms it: none comes in this world.
      expect(user.counts).toEqual({ active, removed: 0 });
    }),
    { numRuns: RUNS },
  );
  await world.close();
});
