import type { DisputeRepository } from "#functions/repositories/disputes";
import { as } from "#functions/repositories/table";
import type { UserRepository } from "#functions/repositories/users";
import { disputes, mailOrders, users } from "#functions/services";
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
 * Takes an approved dispute back before its letters may leave: it is a draft again, and its place in the plan is free.
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
  const stops = await stopWrites(dispute, { at: at.toISOString(), by: "member" }, services);
  const counts = users.updateWrite(user.userId, countsAfterStopping(user, [dispute]), { allowance, otherAllowance });
  await disputes.transact([counts, ...stops]).catch(as("CONFLICT"));
  const draft = await disputes.getNow(user.userId, dispute.id);
  if (!draft) throw new AppError("NOT_FOUND");
  return draft;
}

export const handler = apiHandler("disputes/take-back", takeBack, () => ({
  disputes: disputes(),
  orders: mailOrders(),
  users: users(),
  now,
}));
