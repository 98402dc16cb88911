import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { DisputeRepository } from "#functions/repositories/disputes";
import type { LetterRepository } from "#functions/repositories/letters";
import type { MailOrderRepository } from "#functions/repositories/mail-orders";
import { MOST_WRITES, type TransactItem } from "#functions/repositories/table";
import type { UserRecord, UserRepository } from "#functions/repositories/users";
import { countsAfterStopping } from "#shared/domain/contract/ending";
import type { Actor } from "#shared/domain/dispute/dispute";
import { moveDispute } from "./move-dispute";
import { hasLeft } from "./shared-orders";

export type StopServices = {
  disputes: Pick<DisputeRepository, "list" | "saveWrite">;
  letters: Pick<LetterRepository, "separateWrite">;
  orders: Pick<MailOrderRepository, "get" | "stopWrite">;
};

/** All disputes of a member whose letters wait for their mail; one whose first letter has left is let go with the others. */
export async function waitingDisputes(userId: string, services: StopServices): Promise<DisputeRecord[]> {
  const submitted: DisputeRecord[] = [];
  let cursor: string | undefined;
  do {
    const page = await services.disputes.list(userId, { status: "submitted", limit: 50, cursor });
    submitted.push(...page.disputes);
    cursor = page.nextCursor;
  } while (cursor);
  const leaving = await Promise.all(submitted.map((dispute) => isLeaving(dispute, services)));
  return submitted.filter((_, position) => !leaving[position]);
}

/**
 * The writes that make a dispute a draft again, which can be submitted again one day: it gets the hashes of its letters back
 * from the order, and letters of its own where it shared them. Refused when a letter has left.
 */
export async function stopWrites(
  dispute: DisputeRecord,
  { at, by }: { at: string; by: Actor },
  { disputes, letters, orders }: StopServices,
): Promise<TransactItem[]> {
  const of = { userId: dispute.userId, disputeId: dispute.id, round: dispute.round };
  const order = await orders.get(of);
  const draft = moveDispute(dispute, { status: "draft", at, by });
  const isShared = order?.together !== undefined;
  const letterHashes = isShared ? undefined : order?.approval.letterHashes;
  return [
    disputes.saveWrite({ ...draft, mailAfter: undefined, countedIn: undefined, letterHashes }),
    ...(order ? [orders.stopWrite(of)] : []),
    ...(isShared ? [letters.separateWrite(of.disputeId, of.round)] : []),
  ];
}

/** Each dispute that stops is three writes at most, and some belong to the end of what they wait for. */
const WRITES_EACH = 3;
const WRITES_OF_THE_END = 19;

/** How many disputes one transaction stops. @param beside further writes that it has */
function mostAtOnce(beside: number): number {
  return Math.max(0, Math.floor((MOST_WRITES - WRITES_OF_THE_END - beside) / WRITES_EACH));
}

export type StopFirstServices = StopServices & {
  users: Pick<UserRepository, "get" | "updateWrite">;
  disputes: Pick<DisputeRepository, "transact">;
};

/**
 * Where more disputes wait than one transaction can stop: stops the first of them, and gives their places back. What is left, with
 * the record as it then is, fits beside the end of what they wait for.
 *
 * @param beside how many writes there are besides the end's own
 */
export async function stopFirst(
  user: UserRecord,
  waiting: DisputeRecord[],
  at: string,
  services: StopFirstServices,
  beside = 0,
): Promise<{ user: UserRecord; waiting: DisputeRecord[] }> {
  if (waiting.length <= mostAtOnce(beside)) return { user, waiting };
  const { users, disputes } = services;
  const { userId, allowance, otherAllowance } = user;
  const some = waiting.slice(0, mostAtOnce(0));
  const stops = await Promise.all(some.map((dispute) => stopWrites(dispute, { at, by: "system" }, services)));
  await disputes.transact([
    users.updateWrite(userId, countsAfterStopping(user, some), { allowance, otherAllowance }),
    ...stops.flat(),
  ]);
  const present = await users.get(userId, { isConsistent: true });
  return stopFirst(present ?? user, waiting.slice(some.length), at, services, beside);
}

/** Whether a letter of the dispute has left already, or of one that it shares letters with: then the other letters follow. */
async function isLeaving({ userId, id, round }: DisputeRecord, { orders }: StopServices): Promise<boolean> {
  const order = await orders.get({ userId, disputeId: id, round });
  return order !== undefined && hasLeft(order, orders);
}
