import type { DisputeRepository } from "#functions/repositories/disputes";
import { disputes, letters, mailOrders, users } from "#functions/services";
import { type TakeBackServices, takeBackLetters } from "#functions/services/disputes/take-back-letters";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import { AppError } from "#shared/api/errors";

type Request = Pick<RequestOf<"disputes/take-back">, "user" | "params">;
type Services = TakeBackServices & { disputes: Pick<DisputeRepository, "getFor"> };

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
  await takeBackLetters({ user, dispute }, services);
  const draft = await disputes.getNow(user.userId, dispute.id);
  if (!draft) throw new AppError("NOT_FOUND");
  return draft;
}

export const handler = apiHandler("disputes/take-back", takeBack, () => ({
  disputes: disputes(),
  letters: letters(),
  orders: mailOrders(),
  users: users(),
  now,
}));
