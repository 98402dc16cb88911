import { DeletionRepository } from "#functions/repositories/deletions";
import { DisputeItemStore } from "#functions/repositories/dispute-items";
import { MemberItemStore } from "#functions/repositories/member-items";
import type { DisputeWorld } from "./dispute-world";
import type { FakeUserPool } from "./fake-user-pool";

/** All that the erasing of an account works with, on one world's tables and files. */
export function erasingServices(world: DisputeWorld, pool: FakeUserPool) {
  const { documents, usersTable, disputesTable } = world;
  return {
    ...world.services,
    pool,
    idImages: world.files,
    memberItems: new MemberItemStore(documents, usersTable),
    disputeItems: new DisputeItemStore(documents, disputesTable),
    deletions: new DeletionRepository(documents, usersTable),
  };
}
