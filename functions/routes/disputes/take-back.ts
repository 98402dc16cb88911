import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { DisputeRepository } from "#functions/repositories/disputes";
import { as } from "#functions/repositories/table";
import type { UserRepository } from "#functions/repositories/users";
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
  users: Pick<UserRepository, "updateWrite">;
  now: () => Date;
};

/**
 * Takes an approved dispute back before its letters may leave: it is a draft again, and its place in the plan is free. So are those
 * that share its letters: what was approved is no longer what would be mailed.
 *
 * @throws AppError NOT_FOUND; LETTERS_SENT once the letters may leave; INVALID_TRANSITION for a draft; CONFLICT when it changed meanwhile
 */
export async function takeBack({ user, params }: Request, services: Services) {
  const { users, disputes } = services;
  const at = services.now();
  const dispute = await disputes.getFor({ userId: user.userId, isAdmin: false }, params.id);
  if (dispute.status === "draft") throw new AppError("INVALID_TRANSITION");
  if (!mayTakeBack(dispute, at)) throw new AppError("LETTERS_SENT");

  const { allowance, otherAllowance } = user;
  const taken = await allOfLetter(dispute, services);
  const stops = await Promise.all(
    taken.map((each) => stopWrites(each, { at: at.toISOString(), by: "member" }, services)),
  );
  const counts = users.updateWrite(user.userId, countsAfterStopping(user, taken), { allowance, otherAllowance });
  await disputes.transact([counts, ...stops.flat()]).catch(as("CONFLICT"));
  const draft = await disputes.getNow(user.userId, dispute.id);
  if (!draft) throw new AppError("NOT_FOUND");
  return draft;
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
