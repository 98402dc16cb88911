import { asRead, type DisputeRecord } from "#functions/repositories/dispute-item";
import type { DisputeRepository } from "#functions/repositories/disputes";
import type { UploadRepository } from "#functions/repositories/uploads";
import { disputes, history, letters, memberCounts, uploads } from "#functions/services";
import { correctDispute, moveDispute } from "#functions/services/disputes/move-dispute";
import { type AnswerServices, saveAnswer } from "#functions/services/disputes/save-answer";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import { AppError } from "#shared/api/errors";
import type { BureauProgress } from "#shared/api/schemas/dispute";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { dayOf } from "#shared/domain/days";
import { maySayNoAnswer, wholeAnswer, withAnswer } from "#shared/domain/dispute/bureau-answers";
import { MOST_CORRECTIONS, mayCorrect } from "#shared/domain/dispute/correction";
import { isActive, isAnswer } from "#shared/domain/dispute/life-cycle";

type Request = Pick<RequestOf<"disputes/record-answer">, "user" | "params" | "body">;
type Services = AnswerServices & {
  disputes: Pick<DisputeRepository, "getFor">;
  uploads: Pick<UploadRepository, "get">;
  now: () => Date;
};

/**
 * A member records what one bureau answered, or within 30 days another answer of it. The dispute is answered with the last of the
 * bureaus that were written to.
 *
 * @throws AppError NOT_FOUND, VALIDATION_FAILED, INVALID_TRANSITION, ANSWER_NOT_DUE; CONFLICT when the dispute changed meanwhile
 */
export async function recordAnswer({ user, params, body }: Request, services: Services) {
  const dispute = await services.disputes.getFor({ userId: user.userId, isAdmin: false }, params.id);
  const at = services.now().toISOString();
  const { bureau, uploadId, ...answer } = body;
  const progress = dispute.bureaus[bureau];
  if (!progress?.reportsItem) throw invalid("bureau");
  assertOpen(dispute, progress, services.now());
  assertDated(dispute, progress, { answer, at });
  const source = uploadId === undefined ? {} : await fromLetter({ userId: user.userId, uploadId, bureau }, services);

  const answers = { ...dispute.bureaus, [bureau]: withAnswer(progress, { ...answer, recordedAt: at, ...source }) };
  const after = { ...stepAfter({ ...dispute, bureaus: answers }, at), bureaus: answers };
  await saveAnswer({ before: dispute, after, at }, services);
  return asRead(after);
}

function assertOpen(dispute: DisputeRecord, { earlierAnswers = [] }: BureauProgress, at: Date) {
  const isOpen = isActive(dispute.status) || (isAnswer(dispute.status) && mayCorrect(dispute, at));
  if (!isOpen || earlierAnswers.length >= MOST_CORRECTIONS) throw new AppError("INVALID_TRANSITION");
}

type Letter = { userId: string; uploadId: string; bureau: Bureau };

/** The member's own upload, and a letter of this bureau. */
async function fromLetter({ userId, uploadId, bureau }: Letter, { uploads }: Services) {
  const upload = await uploads.get(userId, uploadId);
  if (upload?.answer?.bureau !== bureau) throw invalid("uploadId");
  return { source: "uploaded_answer" } as const;
}

type Said = { answer: Omit<Request["body"], "bureau" | "uploadId">; at: string };

/** A letter has a date between the mailing and today, silence has none and needs that the bureau's time is over. */
function assertDated({ sentAt }: DisputeRecord, progress: BureauProgress, { answer, at }: Said) {
  const { outcome, answeredOn } = answer;
  if (outcome === "no_response") {
    if (answeredOn !== undefined) throw invalid("answeredOn");
    if (!maySayNoAnswer(progress, dayOf(at))) throw new AppError("ANSWER_NOT_DUE");
    return;
  }
  if (answeredOn === undefined) throw invalid("answeredOn", "This field is required");
  const mailedOn = progress.mailedAt ?? sentAt;
  if (answeredOn > dayOf(at) || (mailedOn && answeredOn < dayOf(mailedOn))) throw invalid("answeredOn");
}

/** Where a dispute stands with the answers that its bureaus now have. @throws AppError INVALID_TRANSITION */
function stepAfter(dispute: DisputeRecord, at: string): DisputeRecord {
  const whole = wholeAnswer(dispute.bureaus);
  if (isActive(dispute.status)) {
    if (whole) return moveDispute(dispute, { ...whole, at, by: "member" });
    const isFirst = dispute.status === "sent";
    return isFirst ? moveDispute(dispute, { status: "in_review", at, by: "member" }) : { ...dispute, updatedAt: at };
  }
  // An answer that was recorded for the dispute as a whole is corrected as a whole.
  if (!whole) throw new AppError("INVALID_TRANSITION");
  const isSame = whole.status === dispute.status && whole.outcome === dispute.outcome;
  return isSame ? { ...dispute, updatedAt: at } : correctDispute(dispute, { ...whole, at, by: "member" });
}

function invalid(field: string, message = "Invalid format"): AppError {
  return new AppError("VALIDATION_FAILED", { fieldErrors: { [field]: [message] } });
}

export const handler = apiHandler("disputes/record-answer", recordAnswer, () => ({
  disputes: disputes(),
  letters: letters(),
  counts: memberCounts(),
  history: history(),
  uploads: uploads(),
  now,
}));
