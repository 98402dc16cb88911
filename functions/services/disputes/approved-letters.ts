import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { UserRecord } from "#functions/repositories/users";
import { AppError } from "#shared/api/errors";
import type { ProcessBody } from "#shared/api/schemas/dispute";
import { assertShown } from "./assert-shown";
import { areVersions, withDisplayedHashes } from "./displayed-letters";
import { type FollowReportServices, followNewerReport } from "./follow-newer-report";
import { type RenewServices, renewBehind } from "./rewrite-drafts";
import { type SharedLetters, sharedLettersOf } from "./share-letters";

export type ApprovalServices = RenewServices & FollowReportServices;

type Approval = { user: UserRecord; read: DisputeRecord[]; body: ProcessBody; at: Date };

/**
 * The drafts with the hashes of the letters that their member was shown, and by dispute the letters that are shared. Letters from
 * before the writer's address changed, or from before a report that shows other values, are rewritten first: they have not been
 * displayed yet.
 *
 * @throws AppError ITEM_NOT_SHOWN; LETTERS_CHANGED for letters that are other ones than were displayed; VALIDATION_FAILED for
 *   disputes that cannot share their letters, or state what the newest report contradicts
 */
export async function approvedLetters(
  { user, read, body, at }: Approval,
  services: ApprovalServices,
): Promise<{ drafts: DisputeRecord[]; shared: Map<string, SharedLetters> }> {
  const { letters, reports } = services;
  const report = user.latestReport && (await reports.get(user.userId, user.latestReport.reportId));
  if (report) assertShown(read, body, report);
  if (await renewBehind(user, read, services)) throw new AppError("LETTERS_CHANGED");
  if (report && (await followNewerReport(user, read, { report, at }, services))) throw new AppError("LETTERS_CHANGED");
  const drafts = await withDisplayedHashes(read, letters);
  if (!areVersions(drafts, body)) throw new AppError("LETTERS_CHANGED");
  return { drafts, shared: await sharedLettersOf(drafts, body.together ?? [], at, letters) };
}
