import { asRead } from "#functions/repositories/dispute-item";
import type { DisputeRepository } from "#functions/repositories/disputes";
import { disputes, letters, memberCounts, reports } from "#functions/services";
import type { CompareServices } from "#functions/services/disputes/compare-with-report";
import { type ReinsertionServices, takeReinsertionBack } from "#functions/services/disputes/note-reinsertion";
import { withLatestReport } from "#functions/services/disputes/with-latest-report";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";

type Request = Pick<RequestOf<"disputes/undo-reinsertion">, "user" | "params" | "body">;
type Services = ReinsertionServices &
  CompareServices & { disputes: Pick<DisputeRepository, "getFor">; now: () => Date };

/**
 * A member takes back the notice that an item is back, which was recorded by mistake: the item counts as the bureau's answer and the
 * latest report say.
 *
 * @throws AppError NOT_FOUND; INVALID_TRANSITION without such a notice, or once a letter follows from it; CONFLICT
 */
export async function undoReinsertion({ user, params, body: { bureau } }: Request, services: Services) {
  const before = await services.disputes.getFor({ userId: user.userId, isAdmin: false }, params.id);
  const dispute = await takeReinsertionBack(before, bureau, services, services.now());
  return asRead((await withLatestReport({ user, dispute, route: "disputes/undo-reinsertion" }, services)) ?? dispute);
}

export const handler = apiHandler("disputes/undo-reinsertion", undoReinsertion, () => ({
  disputes: disputes(),
  reports: reports(),
  letters: letters(),
  counts: memberCounts(),
  now,
}));
