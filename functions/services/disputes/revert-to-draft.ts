import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { DisputeRepository } from "#functions/repositories/disputes";
import type { LetterRepository, LettersRecord } from "#functions/repositories/letters";
import type { MailOrderRepository } from "#functions/repositories/mail-orders";
import type { TransactItem } from "#functions/repositories/table";
import type { UserRepository } from "#functions/repositories/users";
import { countsAfterStopping } from "#shared/domain/contract/ending";
import { hashesOf } from "./dispute-view";
import { moveDispute } from "./move-dispute";

export type AskServices = {
  users: Pick<UserRepository, "get" | "updateWrite">;
  disputes: Pick<DisputeRepository, "saveWrite">;
  letters: Pick<LetterRepository, "separateWrite">;
  orders: Pick<MailOrderRepository, "stopWrite">;
  now: () => Date;
};

/**
 * The writes for a dispute of whose approved letters none can leave: their words have changed since, and a bureau gets only what the
 * member has read, or the post refuses them for good. It is a draft again, no longer counts against the plan, and the table's stream notifies the
 * member. Refused when a letter has left.
 */
export async function revertToDraftWrites(
  dispute: DisputeRecord,
  { facts, peers }: LettersRecord,
  services: AskServices,
): Promise<TransactItem[]> {
  const { users, disputes, letters, orders } = services;
  const { userId, id: disputeId, round } = dispute;
  const user = await users.get(userId, { isConsistent: true });
  if (!user) return [];
  const draft = moveDispute(dispute, { status: "draft", at: services.now().toISOString(), by: "mail" });
  const { allowance, otherAllowance } = user;

  return [
    disputes.saveWrite({ ...draft, mailAfter: undefined, countedIn: undefined, letterHashes: hashesOf(facts) }),
    orders.stopWrite({ userId, disputeId, round }),
    ...(peers ? [letters.separateWrite(disputeId, round)] : []),
    users.updateWrite(userId, countsAfterStopping(user, [dispute]), { allowance, otherAllowance }),
  ];
}
