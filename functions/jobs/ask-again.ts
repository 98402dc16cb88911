import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { DisputeRepository } from "#functions/repositories/disputes";
import type { LettersRecord } from "#functions/repositories/letters";
import type { MailOrderRepository } from "#functions/repositories/mail-orders";
import type { UserRepository } from "#functions/repositories/users";
import { countsAfterStopping } from "#functions/runtime/contract-ending";
import { hashesOf } from "#functions/runtime/dispute-view";
import { moved } from "#functions/runtime/move-dispute";

export type AskServices = {
  users: Pick<UserRepository, "get" | "updateItem">;
  disputes: Pick<DisputeRepository, "saving" | "transact">;
  orders: Pick<MailOrderRepository, "stopping">;
  now: () => Date;
};

/**
 * The words of the letters have changed since their approval, and a bureau gets only what the member has read: the dispute is a
 * draft again, its place is given back, and the table's stream tells the member. Refused when a letter has left.
 */
export async function askAgain(dispute: DisputeRecord, { facts }: LettersRecord, services: AskServices): Promise<void> {
  const { users, disputes, orders } = services;
  const { userId, id: disputeId, round } = dispute;
  const user = await users.get(userId, { isConsistent: true });
  if (!user) return;
  const draft = moved(dispute, { status: "draft", at: services.now().toISOString(), by: "mail" });
  const { allowance, otherAllowance } = user;

  await disputes.transact([
    disputes.saving({ ...draft, mailAfter: undefined, countedIn: undefined, letterHashes: hashesOf(facts) }),
    orders.stopping({ userId, disputeId, round }),
    users.updateItem(userId, countsAfterStopping(user, [dispute]), { allowance, otherAllowance }),
  ]);
}
