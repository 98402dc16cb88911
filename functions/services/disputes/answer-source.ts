import { partPulledAt, type ReportRepository } from "#functions/repositories/reports";
import type { UploadRepository } from "#functions/repositories/uploads";
import type { UserRecord } from "#functions/repositories/users";
import type { RecordAnswerBody } from "#shared/api/schemas/answer-bodies";
import { dayOf } from "#shared/domain/days";
import { invalidAnswer } from "./check-answer";

export type AnswerSourceServices = {
  reports: Pick<ReportRepository, "get">;
  uploads: Pick<UploadRepository, "get">;
};

type Member = Pick<UserRecord, "userId" | "latestReport">;

/**
 * Where a member has a bureau's answer from: a later report, or their own upload of this bureau's letter; nothing where they typed it.
 *
 * @throws AppError VALIDATION_FAILED for `outcome`, `answeredOn` or `uploadId` where the report or the upload does not say so
 */
export async function answerSource(member: Member, answer: RecordAnswerBody, services: AnswerSourceServices) {
  const { bureau, uploadId, fromReport } = answer;
  if (fromReport) {
    await assertReported(member, answer, services);
    return { source: "later_report" } as const;
  }
  if (uploadId === undefined) return {};
  const upload = await services.uploads.get(member.userId, uploadId);
  if (upload?.answer?.bureau !== bureau) throw invalidAnswer("uploadId");
  return { source: "uploaded_answer" } as const;
}

/**
 * Only a removal can be seen in a report, and what is meant is the bureau's part of the latest: it is compared once the answer is saved.
 */
async function assertReported(
  { userId, latestReport }: Member,
  { bureau, outcome, answeredOn }: RecordAnswerBody,
  { reports }: AnswerSourceServices,
) {
  if (outcome !== "deleted") throw invalidAnswer("outcome");
  const report = latestReport && (await reports.get(userId, latestReport.reportId));
  if (!report || dayOf(partPulledAt(report, bureau)) !== answeredOn) throw invalidAnswer("answeredOn");
}
