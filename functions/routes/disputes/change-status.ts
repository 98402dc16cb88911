import { asRead, type DisputeRecord } from "#functions/repositories/dispute-item";
import type { DisputeRepository } from "#functions/repositories/disputes";
import { disputes, history, letters, memberCounts } from "#functions/services";
import { correctDispute, moveDispute } from "#functions/services/disputes/move-dispute";
import { type AnswerServices, saveAnswer } from "#functions/services/disputes/save-answer";
import { requesterOf } from "#functions/shell/admin-rights";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import { AppError } from "#shared/api/errors";
import { bureaus } from "#shared/domain/bureau/bureau";
import { withoutAnswers } from "#shared/domain/dispute/bureau-answers";
import { isAddition } from "#shared/domain/dispute/follow-up";
import { fits, isActive } from "#shared/domain/dispute/life-cycle";
import { claimDelivery } from "#shared/domain/dispute/mailing";
import { isSelfMailed, selfMailArrivedAt } from "#shared/domain/evidence/self-mail";

type Request = Pick<RequestOf<"disputes/change-status">, "user" | "session" | "params" | "body">;
type Services = AnswerServices & { disputes: Pick<DisputeRepository, "getFor">; now: () => Date };

// Submitting is a call of its own: it spends the allowance and places the mail order.
const recordable: readonly DisputeRecord["status"][] = ["in_review", "resolved", "rejected"];

/**
 * A member, or an administrator for them, records that letters arrived, or what a bureau answered, or within 30 days corrects what was
 * recorded; the
 * administrator with an entry in the audit log.
 */
export async function changeStatus({ user, session, params, body }: Request, services: Services) {
  const dispute = await services.disputes.getFor(requesterOf({ user, session }), params.id);
  const isElsewhere = isAddition(dispute) && body.status !== "in_review";
  if (isElsewhere || !recordable.includes(body.status)) throw new AppError("INVALID_TRANSITION");
  const isOwn = dispute.userId === user.userId;
  const at = services.now().toISOString();
  const after = record(dispute, body, { at, by: isOwn ? "member" : "admin" });
  if (body.outcome && !fits(body.status, body.outcome)) {
    throw new AppError("VALIDATION_FAILED", { fieldErrors: { outcome: ["Invalid format"] } });
  }
  await saveAnswer({ before: dispute, after, at, adminId: isOwn ? undefined : user.userId }, services);
  return asRead(after);
}

type Received = NonNullable<Request["body"]["received"]>;
type By = { at: string; by: "member" | "admin" };

function record(dispute: DisputeRecord, { correction, received, ...answer }: Request["body"], by: By): DisputeRecord {
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

export const handler = apiHandler("disputes/change-status", changeStatus, () => ({
  disputes: disputes(),
  letters: letters(),
  counts: memberCounts(),
  history: history(),
  now,
}));
