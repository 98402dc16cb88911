import { DeletionRepository } from "#functions/repositories/deletions";
import { Partitions } from "#functions/repositories/partitions";
import type { DisputeWorld } from "./dispute-world";
import type { FakeUserPool } from "./fake-user-pool";

/** All that the erasing of an account works with, on one world's tables and files. */
export function erasingServices(world: DisputeWorld, pool: FakeUserPool) {
  const { documents, usersTable, disputesTable } = world;
  return {
    ...world.services,
    pool,
    idImages: world.files,
    userItems: new Partitions(documents, usersTable),
    disputeItems: new Partitions(documents, disputesTable),
    deletions: new DeletionRepository(documents, usersTable),
  };
}
