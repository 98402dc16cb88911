import type { DisputeRecord } from "#functions/repositories/dispute-item";
import { AppError } from "#shared/api/errors";
import type { ChangeStatusBody, RecordAnswerBody } from "#shared/api/schemas/answer-bodies";
import type { BureauProgress } from "#shared/api/schemas/dispute";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { dayOf } from "#shared/domain/days";
import { answerDayRefusal, answerDaySentence } from "#shared/domain/dispute/answer-day";
import { maySayNoAnswer, wholeAnswer } from "#shared/domain/dispute/bureau-answers";
import { MOST_CORRECTIONS, mayCorrect } from "#shared/domain/dispute/correction";
import { isAddition } from "#shared/domain/dispute/follow-up";
import { fits, isActive, isAnswer } from "#shared/domain/dispute/life-cycle";
import { correctDispute, moveDispute } from "./move-dispute";

/**
 * An answer is recorded while the bureaus are asked, and corrected for 30 days; what answers an addition is recorded with its dispute.
 *
 * @throws AppError INVALID_TRANSITION
 */
export function assertAnswerable(dispute: DisputeRecord, { earlierAnswers = [] }: BureauProgress, at: Date) {
  if (isAddition(dispute)) throw new AppError("INVALID_TRANSITION");
  const isOpen = isActive(dispute.status) || (isAnswer(dispute.status) && mayCorrect(dispute, at));
  if (!isOpen || earlierAnswers.length >= MOST_CORRECTIONS) throw new AppError("INVALID_TRANSITION");
}

type Said = { answer: Pick<RecordAnswerBody, "outcome" | "answeredOn">; at: string };

/**
 * A letter has a date between the receipt, or else the mailing, and today, silence has none and needs that the bureau's time is over.
 *
 * @throws AppError ANSWER_NOT_DUE for silence before that; VALIDATION_FAILED for a date that is missing, or out of place
 */
export function assertDated(dispute: DisputeRecord, bureau: Bureau, { answer, at }: Said) {
  const { outcome, answeredOn } = answer;
  if (outcome === "no_response") {
    if (answeredOn !== undefined) throw invalidAnswer("answeredOn");
    const progress = dispute.bureaus[bureau];
    if (!progress || !maySayNoAnswer(progress, dayOf(at))) throw new AppError("ANSWER_NOT_DUE");
    return;
  }
  if (answeredOn === undefined) throw invalidAnswer("answeredOn", "This field is required");
  const refused = answerDayRefusal(dispute, bureau, { answeredOn, today: dayOf(at) });
  if (refused) throw invalidAnswer("answeredOn", answerDaySentence(refused.refusal, refused.day));
}

// Submitting is a call of its own: it spends the allowance and places the mail order.
const recordable: readonly DisputeRecord["status"][] = ["in_review", "resolved", "rejected"];

/**
 * What a person may record of a whole dispute; what answers an addition is recorded with its dispute.
 *
 * @throws AppError INVALID_TRANSITION
 */
export function assertRecordable(dispute: DisputeRecord, { status }: ChangeStatusBody) {
  const isElsewhere = isAddition(dispute) && status !== "in_review";
  if (isElsewhere || !recordable.includes(status)) throw new AppError("INVALID_TRANSITION");
}

/**
 * The outcome is one of the status, and silence needs that the bureaus' time is over.
 *
 * @throws AppError VALIDATION_FAILED, ANSWER_NOT_DUE
 */
export function assertOutcome(dispute: DisputeRecord, { status, outcome }: ChangeStatusBody, at: string) {
  if (outcome && !fits(status, outcome)) throw invalidAnswer("outcome");
  if (outcome === "no_response") assertSilent(dispute, at);
}

/** A whole dispute is silent when each bureau that got a letter is. */
function assertSilent({ bureaus }: Pick<DisputeRecord, "bureaus">, at: string) {
  const asked = Object.values(bureaus).filter(({ reportsItem, mailedAt }) => reportsItem && mailedAt !== undefined);
  if (!asked.every((progress) => maySayNoAnswer(progress, dayOf(at)))) throw new AppError("ANSWER_NOT_DUE");
}

/** The status of a dispute with the answers that its bureaus now have. @throws AppError INVALID_TRANSITION */
export function followAnswers(dispute: DisputeRecord, at: string): DisputeRecord {
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

/** @returns the refusal of one field of an answer */
export function invalidAnswer(field: string, message = "Invalid format"): AppError {
  return new AppError("VALIDATION_FAILED", { fieldErrors: { [field]: [message] } });
}
