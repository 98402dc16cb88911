import { asRead } from "#functions/repositories/dispute-item";
import type { DisputeRepository } from "#functions/repositories/disputes";
import { disputes, history, letters, memberCounts, reports, uploads, users } from "#functions/services";
import { type AnswerSourceServices, answerSource } from "#functions/services/disputes/answer-source";
import { assertAnswerable, assertDated, followAnswers, invalidAnswer } from "#functions/services/disputes/check-answer";
import type { CompareServices } from "#functions/services/disputes/compare-with-report";
import { asAnswered } from "#functions/services/disputes/move-dispute";
import { type LaterDraftServices, laterDraftWrites } from "#functions/services/disputes/renew-later-draft";
import { type AnswerServices, saveAnswer } from "#functions/services/disputes/save-answer";
import { withLatestReport } from "#functions/services/disputes/with-latest-report";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import { isSameAnswer, withAnswer } from "#shared/domain/dispute/bureau-answers";

type Request = Pick<RequestOf<"disputes/record-answer">, "user" | "params" | "body">;
type Services = AnswerServices &
  AnswerSourceServices &
  CompareServices &
  LaterDraftServices & { disputes: Pick<DisputeRepository, "getFor">; now: () => Date };

/**
 * A member records what one bureau answered, or within 30 days another answer of it; the same once more changes
 * nothing. The dispute is answered with the last of the bureaus that were written to. The draft of a next round answers what was
 * recorded before: it goes.
 *
 * @throws AppError NOT_FOUND, VALIDATION_FAILED, INVALID_TRANSITION, ANSWER_NOT_DUE; CONFLICT when the dispute changed meanwhile
 */
export async function recordAnswer({ user, params, body }: Request, services: Services) {
  const found = await services.disputes.getFor({ userId: user.userId, isAdmin: false }, params.id);
  const dispute = asAnswered(found, services.now());
  const at = services.now().toISOString();
  const { bureau, uploadId, fromReport, ...answer } = body;
  const progress = dispute.bureaus[bureau];
  if (!progress?.reportsItem) throw invalidAnswer("bureau");
  assertAnswerable(dispute, progress, services.now());
  assertDated(dispute, bureau, { answer, at });
  const source = await answerSource(user, body, services);
  const recorded = { ...answer, recordedAt: at, ...source };
  if (progress.answer && isSameAnswer(progress.answer, recorded)) return asRead(found);

  const answers = { ...dispute.bureaus, [bureau]: withAnswer(progress, recorded) };
  const after = { ...followAnswers({ ...dispute, bureaus: answers }, at), bureaus: answers };
  const alongside = await laterDraftWrites({ before: dispute, after, at: new Date(at) }, services);
  await saveAnswer({ before: found, after, at, alongside }, services);
  return asRead((await withLatestReport({ user, dispute: after, route: "disputes/record-answer" }, services)) ?? after);
}

export const handler = apiHandler("disputes/record-answer", recordAnswer, () => ({
  disputes: disputes(),
  letters: letters(),
  counts: memberCounts(),
  history: history(),
  uploads: uploads(),
  reports: reports(),
  users: users(),
  now,
}));
