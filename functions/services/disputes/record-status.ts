import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { RequestOf } from "#functions/shell/api-handler";
import { AppError } from "#shared/api/errors";
import { bureaus } from "#shared/domain/bureau/bureau";
import { withoutAnswers } from "#shared/domain/dispute/bureau-answers";
import { isActive } from "#shared/domain/dispute/life-cycle";
import { claimDelivery } from "#shared/domain/dispute/mailing";
import { isSelfMailed, selfMailArrivedAt } from "#shared/domain/evidence/self-mail";
import { correctDispute, moveDispute } from "./move-dispute";

type Body = RequestOf<"disputes/change-status">["body"];
type Received = NonNullable<Body["received"]>;
type By = { at: string; by: "member" | "admin" };

/**
 * A dispute as it is with the status that a person records or corrects: the days on which letters arrived, or an answer of the
 * whole dispute, with which answers of single bureaus go.
 *
 * @throws AppError INVALID_TRANSITION, VALIDATION_FAILED
 */
export function recordStatus(dispute: DisputeRecord, { correction, received, ...answer }: Body, by: By): DisputeRecord {
  if (received) {
    if (answer.status !== "in_review" || !isActive(dispute.status)) throw new AppError("INVALID_TRANSITION");
    const moved = dispute.status === "sent" ? moveDispute(dispute, { ...answer, ...by }) : dispute;
    return { ...moved, updatedAt: by.at, bureaus: withArrivals(dispute, received, by.at) };
  }
  if (correction) {
    const corrected = correctDispute(dispute, { ...answer, ...by });
    return { ...corrected, bureaus: withoutAnswers(corrected.bureaus) };
  }
  const after = moveDispute(dispute, { ...answer, ...by });
  if (after.status === "in_review") return { ...after, bureaus: claimDelivery(after.bureaus, by.at) };
  return { ...after, bureaus: withoutAnswers(after.bureaus) };
}

/** Of letters that their writer mailed the bureaus' clocks start with the day on the receipt. @throws AppError VALIDATION_FAILED */
function withArrivals({ bureaus: letters, timeline }: DisputeRecord, received: Received, at: string) {
  const after = { ...letters };
  for (const bureau of bureaus) {
    const letter = letters[bureau];
    const day = received[bureau];
    if (day === undefined) continue;
    const isOut = isSelfMailed(timeline) && letter?.mailedAt && !letter.deliveredAt && !letter.answer;
    const deliveredAt = isOut
      ? selfMailArrivedAt(day, { mailedAt: letter.mailedAt ?? at, at: new Date(at) })
      : undefined;
    if (!letter || !deliveredAt) {
      throw new AppError("VALIDATION_FAILED", { fieldErrors: { received: ["Please enter a valid date"] } });
    }
    after[bureau] = { ...letter, deliveredAt, mailAgainAfter: undefined };
  }
  return after;
}
