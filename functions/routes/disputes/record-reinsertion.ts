import { asRead } from "#functions/repositories/dispute-item";
import type { DisputeRepository } from "#functions/repositories/disputes";
import { disputes, memberCounts } from "#functions/services";
import { noteReinsertion, type ReinsertionServices } from "#functions/services/disputes/note-reinsertion";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";

type Request = Pick<RequestOf<"disputes/record-reinsertion">, "user" | "params" | "body">;
type Services = ReinsertionServices & { disputes: Pick<DisputeRepository, "getFor">; now: () => Date };

/**
 * A member records the notice in which a bureau says that it has put back what it had removed, FCRA 611(a)(5)(B)(ii): the item is
 * claimed by its dispute again, and the bureau can be asked to delete it once more. The same notice once more changes nothing.
 *
 * @throws AppError NOT_FOUND; VALIDATION_FAILED for a day before the removal or after today; INVALID_TRANSITION where nothing was removed
 */
export async function recordReinsertion({ user, params, body }: Request, services: Services) {
  const before = await services.disputes.getFor({ userId: user.userId, isAdmin: false }, params.id);
  return asRead(await noteReinsertion(before, body, services, services.now()));
}

export const handler = apiHandler("disputes/record-reinsertion", recordReinsertion, () => ({
  disputes: disputes(),
  counts: memberCounts(),
  now,
}));
