import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { DisputeRepository } from "#functions/repositories/disputes";
import type { MemberCounts } from "#functions/repositories/member-counts";
import { as } from "#functions/repositories/table";
import { AppError } from "#shared/api/errors";
import type { RecordReinsertionBody } from "#shared/api/schemas/answer-bodies";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { dayOf } from "#shared/domain/days";
import { answerDaySentence } from "#shared/domain/dispute/answer-day";
import { removedChange } from "#shared/domain/dispute/later-report";
import {
  afterReinsertion,
  notedReinsertions,
  reinsertableAt,
  withoutReinsertion,
} from "#shared/domain/dispute/reinsertion";
import { invalidAnswer } from "./check-answer";
import { type ClaimServices, withClaim } from "./claim-of-returned";

export type ReinsertionServices = {
  disputes: Pick<DisputeRepository, "saveWrite" | "transact"> & ClaimServices;
  counts: Pick<MemberCounts, "countWrite">;
};

/**
 * Notes a bureau's notice that it has put back what it had removed. The same notice once more changes nothing.
 *
 * @throws AppError VALIDATION_FAILED for a day before the removal or after today; INVALID_TRANSITION where nothing was removed; CONFLICT
 */
export async function noteReinsertion(
  before: DisputeRecord,
  { bureau, noticedOn }: RecordReinsertionBody,
  services: ReinsertionServices,
  at: Date,
): Promise<DisputeRecord> {
  const known = before.bureaus[bureau]?.laterReport;
  if (known?.finding === "reinserted" && known.on === noticedOn) return before;
  const removal = reinsertableAt(before).find((each) => each.bureau === bureau);
  if (!removal) throw new AppError("INVALID_TRANSITION");
  if (noticedOn > dayOf(at)) throw invalidAnswer("noticedOn", answerDaySentence("inFuture"));
  if (noticedOn < removal.from) throw invalidAnswer("noticedOn", answerDaySentence("beforeRemoval", removal.from));
  return save(before, afterReinsertion(before, bureau, noticedOn), services, at);
}

/**
 * Takes such a note back, which was made by mistake.
 *
 * @throws AppError INVALID_TRANSITION without one, or once a letter follows from it; CONFLICT
 */
export async function takeReinsertionBack(
  before: DisputeRecord,
  bureau: Bureau,
  services: ReinsertionServices,
  at: Date,
): Promise<DisputeRecord> {
  const isNoted = notedReinsertions(before).some((noted) => noted.bureau === bureau);
  if (!isNoted) throw new AppError("INVALID_TRANSITION");
  return save(before, withoutReinsertion(before, bureau), services, at);
}

/** With the dispute change the claim on the item and the member's count of removed ones. */
async function save(
  before: DisputeRecord,
  bureaus: DisputeRecord["bureaus"],
  { disputes, counts }: ReinsertionServices,
  at: Date,
): Promise<DisputeRecord> {
  const updatedAt = at.toISOString();
  const noted = { ...before, updatedAt, bureaus };
  const { after, claims } = await withClaim(before, noted, { report: { pulledAt: updatedAt } }, disputes);
  const removed = removedChange(before, after);
  const count = removed === 0 ? [] : [counts.countWrite(before.userId, { removed })];
  await disputes.transact([disputes.saveWrite(after), ...claims, ...count]).catch(as("CONFLICT"));
  return after;
}
