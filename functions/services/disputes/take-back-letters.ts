import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { DisputeRepository } from "#functions/repositories/disputes";
import { retryRefused } from "#functions/repositories/retry-refused";
import type { UserRecord, UserRepository } from "#functions/repositories/users";
import { AppError } from "#shared/api/errors";
import { countsAfterStopping } from "#shared/domain/contract/ending";
import { mayTakeBack } from "#shared/domain/dispute/mailing";
import { type StopServices, stopWrites } from "./stop-letters";

export type TakeBackServices = StopServices & {
  disputes: Pick<DisputeRepository, "getNow" | "saveWrite" | "transact">;
  users: Pick<UserRepository, "get" | "updateWrite">;
  now: () => Date;
};

type Present = { user: UserRecord; dispute: DisputeRecord };

const PATIENCE = { tries: 6, pauseMs: 50 };

/**
 * Makes an approved dispute, and those that share its letters, drafts again, and counts them in the plan no longer. What changes at
 * the same moment is read again.
 *
 * @throws AppError LETTERS_SENT once the letters may leave; INVALID_TRANSITION for a draft; NOT_FOUND when it is gone;
 *   SERVICE_UNAVAILABLE when it keeps changing
 */
export async function takeBackLetters(read: Present, services: TakeBackServices): Promise<void> {
  await retryRefused(PATIENCE, async (attempt) => {
    await takeBackPresent(attempt === 1 ? read : await readAgain(read.dispute, services), services);
  });
}

async function takeBackPresent({ user, dispute }: Present, services: TakeBackServices): Promise<void> {
  const { users, disputes } = services;
  const at = services.now();
  if (dispute.status === "draft") throw new AppError("INVALID_TRANSITION");
  if (!mayTakeBack(dispute, at)) throw new AppError("LETTERS_SENT");

  const { allowance, otherAllowance } = user;
  const taken = await allOfLetter(dispute, services);
  const stops = await Promise.all(
    taken.map((each) => stopWrites(each, { at: at.toISOString(), by: "member" }, services)),
  );
  const counts = users.updateWrite(user.userId, countsAfterStopping(user, taken), { allowance, otherAllowance });
  await disputes.transact([counts, ...stops.flat()]);
}

/** Another dispute that was taken back at the same moment has changed the plan's count. */
async function readAgain({ userId, id }: DisputeRecord, { users, disputes }: TakeBackServices): Promise<Present> {
  const [user, dispute] = await Promise.all([users.get(userId, { isConsistent: true }), disputes.getNow(userId, id)]);
  if (!user || !dispute) throw new AppError("NOT_FOUND");
  return { user, dispute };
}

/** The dispute with those that it shares its letters with. */
async function allOfLetter(dispute: DisputeRecord, { disputes, orders }: TakeBackServices): Promise<DisputeRecord[]> {
  const { userId, id: disputeId, round, sharedLetter } = dispute;
  const order = sharedLetter === undefined ? undefined : await orders.get({ userId, disputeId, round });
  const others = (order?.together ?? []).filter((id) => id !== disputeId);
  const found = await Promise.all(others.map((id) => disputes.getNow(userId, id)));
  return [dispute, ...found.flatMap((each) => (each?.sharedLetter === sharedLetter && each ? [each] : []))];
}
