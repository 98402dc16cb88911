import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { DisputeRepository } from "#functions/repositories/disputes";
import type { LetterRepository } from "#functions/repositories/letters";
import type { MailOrder, MailOrderRepository } from "#functions/repositories/mail-orders";
import type { TransactItem } from "#functions/repositories/table";
import type { UserRecord, UserRepository } from "#functions/repositories/users";
import { hashesOf } from "./dispute-view";
import { readdressed } from "./letter-facts-of";
import { lacksAddress } from "./return-address";
import { writtenIn } from "./written-letters";

export type AddressServices = {
  users: Pick<UserRepository, "get">;
  disputes: Pick<DisputeRepository, "getNow" | "saveWrite" | "transact">;
  letters: Pick<LetterRepository, "latest" | "putWrite">;
  orders: Pick<MailOrderRepository, "addressWrite">;
  now: () => Date;
};

/**
 * Letters that were approved before their writer had an address get the one that the writer has added since, all that were approved
 * as one together; nothing else of them changes, and the order says when. A bureau answers only to an address, so they wait for it.
 *
 * @returns whether there is one now
 */
export async function hasGotAddress(
  dispute: DisputeRecord,
  { together = [dispute.id] }: Pick<MailOrder, "together">,
  services: AddressServices,
): Promise<boolean> {
  const { users, disputes, now } = services;
  const { userId } = dispute;
  const at = now().toISOString();
  const user = await users.get(userId, { isConsistent: true });
  // With the address comes the state, and its own cancellation period.
  const isFree = user?.contract !== undefined && user.contract.serviceMayStartAt <= at;
  if (!user || lacksAddress(user) || !isFree) return false;

  const others = await Promise.all(together.filter((id) => id !== dispute.id).map((id) => disputes.getNow(userId, id)));
  const waiting = others.flatMap((other) =>
    other?.status === "submitted" && other.sharedLetter === dispute.sharedLetter ? [other] : [],
  );
  const writes = await Promise.all([dispute, ...waiting].map((each) => addressWrites(each, { user, at }, services)));
  await disputes.transact(writes.flat());
  return true;
}

async function addressWrites(
  dispute: DisputeRecord,
  { user, at }: { user: UserRecord; at: string },
  { disputes, letters, orders }: AddressServices,
): Promise<TransactItem[]> {
  const { userId, id: disputeId, round } = dispute;
  const present = await letters.latest(disputeId);
  if (!present) throw new Error("A submitted dispute without its letters");
  const addressed = { ...present, facts: readdressed(user, present.facts) };
  return [
    disputes.saveWrite({ ...dispute, lacksAddress: undefined }),
    letters.putWrite(addressed),
    orders.addressWrite({ userId, disputeId, round }, hashesOf(writtenIn(addressed)), at),
  ];
}
