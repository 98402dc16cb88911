import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { DisputeRepository } from "#functions/repositories/disputes";
import { retryRefused } from "#functions/repositories/retry-refused";
import type { UserRecord, UserRepository } from "#functions/repositories/users";
import { disputes, letters, mailOrders, users } from "#functions/services";
import { type StopServices, stopWrites } from "#functions/services/disputes/stop-letters";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import { AppError } from "#shared/api/errors";
import { countsAfterStopping } from "#shared/domain/contract/ending";
import { mayTakeBack } from "#shared/domain/dispute/mailing";

type Request = Pick<RequestOf<"disputes/take-back">, "user" | "params">;
type Services = StopServices & {
  disputes: Pick<DisputeRepository, "getFor" | "getNow" | "saveWrite" | "transact">;
  users: Pick<UserRepository, "get" | "updateWrite">;
  now: () => Date;
};

const PATIENCE = { tries: 6, pauseMs: 50 };

/**
 * Takes an approved dispute back before its letters may leave: it is a draft again, and its place in the plan is free. So are those
 * that share its letters: what was approved is no longer what would be mailed.
 *
 * @throws AppError NOT_FOUND; LETTERS_SENT once the letters may leave; INVALID_TRANSITION for a draft; SERVICE_UNAVAILABLE when it
 *   keeps changing
 */
export async function takeBack({ user, params }: Request, services: Services) {
  const { disputes } = services;
  const dispute = await disputes.getFor({ userId: user.userId, isAdmin: false }, params.id);
  const draft = await retryRefused(PATIENCE, async (attempt) => {
    const present = attempt === 1 ? { user, dispute } : await readAgain(dispute, services);
    await takeBackNow(present, services);
    return disputes.getNow(user.userId, dispute.id);
  });
  if (!draft) throw new AppError("NOT_FOUND");
  return draft;
}

type Present = { user: UserRecord; dispute: DisputeRecord };

async function takeBackNow({ user, dispute }: Present, services: Services): Promise<void> {
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
async function readAgain({ userId, id }: DisputeRecord, { users, disputes }: Services): Promise<Present> {
  const [user, dispute] = await Promise.all([users.get(userId, { isConsistent: true }), disputes.getNow(userId, id)]);
  if (!user || !dispute) throw new AppError("NOT_FOUND");
  return { user, dispute };
}

/** The dispute with those that it shares its letters with. */
async function allOfLetter(dispute: DisputeRecord, { disputes, orders }: Services): Promise<DisputeRecord[]> {
  const { userId, id: disputeId, round, sharedLetter } = dispute;
  const order = sharedLetter === undefined ? undefined : await orders.get({ userId, disputeId, round });
  const others = (order?.together ?? []).filter((id) => id !== disputeId);
  const found = await Promise.all(others.map((id) => disputes.getNow(userId, id)));
  return [dispute, ...found.flatMap((each) => (each?.sharedLetter === sharedLetter && each ? [each] : []))];
}

export const handler = apiHandler("disputes/take-back", takeBack, () => ({
  disputes: disputes(),
  letters: letters(),
  orders: mailOrders(),
  users: users(),
  now,
}));
