import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { DisputeRepository } from "#functions/repositories/disputes";
import type { LetterRepository } from "#functions/repositories/letters";
import type { MailOrderRepository } from "#functions/repositories/mail-orders";
import type { UserRepository } from "#functions/repositories/users";
import { hashesOf } from "./dispute-view";
import { readdressed } from "./letter-facts-of";
import { lacksAddress } from "./return-address";

export type AddressServices = {
  users: Pick<UserRepository, "get">;
  disputes: Pick<DisputeRepository, "saveWrite" | "transact">;
  letters: Pick<LetterRepository, "latest" | "putWrite">;
  orders: Pick<MailOrderRepository, "addressWrite">;
  now: () => Date;
};

/**
 * Letters that were approved before their writer had an address get the one that the writer has added since; nothing else of
 * them changes, and the order says when. A bureau answers only to an address, so they wait for it.
 *
 * @returns whether there is one now
 */
export async function hasGotAddress(dispute: DisputeRecord, services: AddressServices): Promise<boolean> {
  const { users, disputes, letters, orders, now } = services;
  const { userId, id: disputeId, round } = dispute;
  const at = now().toISOString();
  const [user, present] = await Promise.all([users.get(userId, { isConsistent: true }), letters.latest(disputeId)]);
  // With the address comes the state, and its own cancellation period.
  const isFree = user?.contract !== undefined && user.contract.serviceMayStartAt <= at;
  if (!user || !present || lacksAddress(user) || !isFree) return false;

  const facts = readdressed(user, present.facts);
  await disputes.transact([
    disputes.saveWrite({ ...dispute, lacksAddress: undefined }),
    letters.putWrite({ ...present, facts }),
    orders.addressWrite({ userId, disputeId, round }, hashesOf(facts), at),
  ]);
  return true;
}
