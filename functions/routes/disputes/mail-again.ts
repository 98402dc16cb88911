import type { DisputeRepository } from "#functions/repositories/disputes";
import { disputes, letters, mailOrders } from "#functions/services";
import { assertUnderContract } from "#functions/services/disputes/assert-under-contract";
import { type MailAgainServices, orderMailAgain } from "#functions/services/disputes/order-mail-again";
import { lacksAddress } from "#functions/services/disputes/return-address";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import { AppError } from "#shared/api/errors";
import { isActive } from "#shared/domain/dispute/life-cycle";
import { mayMailAgain } from "#shared/domain/dispute/mailing";
import { isActiveAt } from "#shared/domain/plan/subscription";

type Request = Pick<
  RequestOf<"disputes/mail-again">,
  "user" | "params" | "body" | "address" | "userAgent" | "idempotencyWrites"
>;
type Services = MailAgainServices & { disputes: Pick<DisputeRepository, "getFor">; now: () => Date };

const noAddress = { fieldErrors: { address: ["This field is required"] } };

/**
 * Orders one bureau's letter to be mailed once more, with the address that the member now has: it came back, the post did not take
 * it, or no delivery was scanned for 10 days. The call is the member's approval of that letter; it does not count against the plan.
 *
 * @throws AppError NOT_FOUND, NOT_MAILABLE, PAYMENT_REQUIRED, CONTRACT_REQUIRED, VALIDATION_FAILED, LETTERS_CHANGED; in this order
 */
export async function mailAgain(request: Request, services: Services) {
  const { user, params, body, address, userAgent, idempotencyWrites } = request;
  const at = services.now();
  const dispute = await services.disputes.getFor({ userId: user.userId, isAdmin: false }, params.id);
  const letter = dispute.bureaus[body.bureau];
  if (!letter || letter.answer || !isActive(dispute.status) || !mayMailAgain(letter, at))
    throw new AppError("NOT_MAILABLE");
  if (!isActiveAt(user, at)) throw new AppError("PAYMENT_REQUIRED");
  assertUnderContract(user, at);
  if (lacksAddress(user)) throw new AppError("VALIDATION_FAILED", noAddress);

  return orderMailAgain(dispute, { ...body, user, at, address, userAgent, alongside: idempotencyWrites }, services);
}

export const handler = apiHandler("disputes/mail-again", mailAgain, () => ({
  disputes: disputes(),
  letters: letters(),
  orders: mailOrders(),
  now,
}));
