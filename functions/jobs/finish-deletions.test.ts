import { startDisputeWorld } from "#functions/testing/dispute-world";
import { erasingServices } from "#functions/testing/erasing-services";
import { FakeUserPool } from "#functions/testing/fake-user-pool";
import { finishDeletions } from "./finish-deletions";

test("an account that cannot be erased keeps no other one, and is erased by a later run", async () => {
  const world = await startDisputeWorld();
  const pool = new FakeUserPool();
  const services = erasingServices(world, pool);
  for (const userId of ["first", "second", "third"]) {
    const deletion = { userId, requestedAt: world.clock.at.toISOString(), keptUntil: "2031-11-27" };
    await services.deletions.begin(deletion, []);
  }
  world.clock.at = new Date(world.clock.at.getTime() + 16 * 60_000);
  const fault = jest.spyOn(pool, "remove").mockImplementation(async (name) => {
    if (name === "second") throw new Error("down");
  });

  await expect(finishDeletions({}, services)).rejects.toThrow("1 deleted accounts");
  const { deletions } = await services.deletions.unfinished(world.clock.at.toISOString());
  fault.mockRestore();
  const later = await finishDeletions({}, services);
  await world.close();

  expect(deletions.map(({ userId }) => userId)).toEqual(["second"]);
  expect(later).toEqual({ finished: 1 });
});
