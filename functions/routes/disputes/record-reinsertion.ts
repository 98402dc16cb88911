import { asRead } from "#functions/repositories/dispute-item";
import type { DisputeRepository } from "#functions/repositories/disputes";
import type { MemberCounts } from "#functions/repositories/member-counts";
import { as } from "#functions/repositories/table";
import { disputes, memberCounts } from "#functions/services";
import { invalidAnswer } from "#functions/services/disputes/check-answer";
import { type ClaimServices, withClaim } from "#functions/services/disputes/claim-of-returned";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import { AppError } from "#shared/api/errors";
import { dayOf } from "#shared/domain/days";
import { isConfirmedRemoved } from "#shared/domain/dispute/later-report";
import { afterReinsertion, reinsertableAt } from "#shared/domain/dispute/reinsertion";

type Request = Pick<RequestOf<"disputes/record-reinsertion">, "user" | "params" | "body">;
type Services = {
  disputes: Pick<DisputeRepository, "getFor" | "saveWrite" | "transact"> & ClaimServices;
  counts: Pick<MemberCounts, "countWrite">;
  now: () => Date;
};

/**
 * A member records the notice in which a bureau says that it has put back what it had removed, FCRA 611(a)(5)(B)(ii): the item is
 * claimed by its dispute again, and the bureau can be asked to delete it once more. The same notice once more changes nothing.
 *
 * @throws AppError NOT_FOUND; VALIDATION_FAILED for a day before the removal or after today; INVALID_TRANSITION where nothing was removed
 */
export async function recordReinsertion({ user, params, body }: Request, { disputes, counts, now }: Services) {
  const before = await disputes.getFor({ userId: user.userId, isAdmin: false }, params.id);
  const { bureau, noticedOn } = body;
  const known = before.bureaus[bureau]?.laterReport;
  if (known?.finding === "reinserted" && known.on === noticedOn) return asRead(before);
  const removal = reinsertableAt(before).find((each) => each.bureau === bureau);
  if (!removal) throw new AppError("INVALID_TRANSITION");
  const at = now().toISOString();
  if (noticedOn < removal.from || noticedOn > dayOf(at)) throw invalidAnswer("noticedOn");

  const noted = { ...before, updatedAt: at, bureaus: afterReinsertion(before, bureau, noticedOn) };
  const { after, claims } = await withClaim(before, noted, { report: { pulledAt: at } }, disputes);
  const isCounted = isConfirmedRemoved(before);
  const count = isCounted ? [counts.countWrite(before.userId, { removed: -1 })] : [];
  await disputes.transact([disputes.saveWrite(after), ...claims, ...count]).catch(as("CONFLICT"));
  return asRead(after);
}

export const handler = apiHandler("disputes/record-reinsertion", recordReinsertion, () => ({
  disputes: disputes(),
  counts: memberCounts(),
  now,
}));
