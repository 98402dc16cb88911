import { asRead } from "#functions/repositories/dispute-item";
import type { DisputeRepository } from "#functions/repositories/disputes";
import { partPulledAt } from "#functions/repositories/reports";
import type { UploadRepository } from "#functions/repositories/uploads";
import { disputes, history, letters, memberCounts, reports, uploads, users } from "#functions/services";
import { assertAnswerable, assertDated, followAnswers, invalidAnswer } from "#functions/services/disputes/check-answer";
import type { CompareServices } from "#functions/services/disputes/compare-with-report";
import { type LaterDraftServices, laterDraftWrites } from "#functions/services/disputes/renew-later-draft";
import { type AnswerServices, saveAnswer } from "#functions/services/disputes/save-answer";
import { withLatestReport } from "#functions/services/disputes/with-latest-report";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import type { RecordAnswerBody } from "#shared/api/schemas/dispute";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { dayOf } from "#shared/domain/days";
import { isSameAnswer, withAnswer } from "#shared/domain/dispute/bureau-answers";

type Request = Pick<RequestOf<"disputes/record-answer">, "user" | "params" | "body">;
type Services = AnswerServices &
  CompareServices &
  LaterDraftServices & {
    disputes: Pick<DisputeRepository, "getFor">;
    uploads: Pick<UploadRepository, "get">;
    now: () => Date;
  };

/**
 * A member records what one bureau answered, or within 30 days another answer of it; the same once more changes
 * nothing. The dispute is answered with the last of the bureaus that were written to.
 *
 * @throws AppError NOT_FOUND, VALIDATION_FAILED, INVALID_TRANSITION, ANSWER_NOT_DUE; CONFLICT when the dispute changed meanwhile
 */
export async function recordAnswer({ user, params, body }: Request, services: Services) {
  const dispute = await services.disputes.getFor({ userId: user.userId, isAdmin: false }, params.id);
  const at = services.now().toISOString();
  const { bureau, uploadId, fromReport, ...answer } = body;
  const progress = dispute.bureaus[bureau];
  if (!progress?.reportsItem) throw invalidAnswer("bureau");
  assertAnswerable(dispute, progress, services.now());
  assertDated(dispute, progress, { answer, at });
  if (fromReport) await assertReported({ user, bureau, answer }, services);
  const source = await sourceOf({ userId: user.userId, uploadId, bureau, fromReport }, services);
  const recorded = { ...answer, recordedAt: at, ...source };
  if (progress.answer && isSameAnswer(progress.answer, recorded)) return asRead(dispute);

  const answers = { ...dispute.bureaus, [bureau]: withAnswer(progress, recorded) };
  const after = { ...followAnswers({ ...dispute, bureaus: answers }, at), bureaus: answers };
  const alongside = await laterDraftWrites({ before: dispute, after, at: new Date(at) }, services);
  await saveAnswer({ before: dispute, after, at, alongside }, services);
  return asRead((await withLatestReport({ user, dispute: after, route: "disputes/record-answer" }, services)) ?? after);
}

type Reported = Pick<Request, "user"> & { bureau: Bureau; answer: Pick<RecordAnswerBody, "outcome" | "answeredOn"> };

/**
 * Only a removal can be seen in a report, and what is meant is the bureau's part of the latest: it is compared once the answer is saved.
 */
async function assertReported(
  { user: { userId, latestReport }, bureau, answer: { outcome, answeredOn } }: Reported,
  { reports }: Pick<Services, "reports">,
) {
  if (outcome !== "deleted") throw invalidAnswer("outcome");
  const report = latestReport && (await reports.get(userId, latestReport.reportId));
  if (!report || dayOf(partPulledAt(report, bureau)) !== answeredOn) throw invalidAnswer("answeredOn");
}

type Source = { userId: string; bureau: Bureau } & Pick<RecordAnswerBody, "uploadId" | "fromReport">;

/** The report, or the member's own upload, which is a letter of this bureau. */
async function sourceOf({ userId, uploadId, bureau, fromReport }: Source, { uploads }: Services) {
  if (fromReport) return { source: "later_report" } as const;
  if (uploadId === undefined) return {};
  const upload = await uploads.get(userId, uploadId);
  if (upload?.answer?.bureau !== bureau) throw invalidAnswer("uploadId");
  return { source: "uploaded_answer" } as const;
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
