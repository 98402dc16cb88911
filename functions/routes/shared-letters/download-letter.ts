import { disputes, letterFiles, letters } from "#functions/services";
import { printServices } from "#functions/services/disputes/printed-with";
import { type ReadLetterServices, readLetter } from "#functions/services/disputes/read-letter";
import { recordsAt, type SharedDraftServices, sharedDrafts } from "#functions/services/disputes/shared-drafts";
import { type ExportStore, exportStore, pdfOrLink } from "#functions/services/evidence/pdf-or-link";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import { AppError } from "#shared/api/errors";

type Request = Pick<RequestOf<"shared-letters/download-letter">, "user" | "params" | "query">;
type Services = ReadLetterServices &
  SharedDraftServices & {
    /** Where a letter waits that is too large for an answer. */
    exports: ExportStore;
    now: () => Date;
  };

/**
 * The letter that a member's drafts would share, as it would be mailed now.
 *
 * @throws AppError NOT_FOUND where these drafts share no letter to this bureau; NOT_A_DRAFT
 */
export async function downloadSharedLetter(
  { user: { userId }, params: { bureau }, query }: Request,
  services: Services,
) {
  const disputeIds = query.disputeIds.split(",");
  const [shared = [], ...others] = await sharedDrafts(userId, disputeIds, services);
  const [letter] = recordsAt(bureau, shared);
  if (!letter || others.length > 0 || shared.length < disputeIds.length) throw new AppError("NOT_FOUND");
  const pdf = await readLetter(letter, bureau, userId, services);
  const fileName = `dispute-letter-${bureau}-${letter.disputeId}.pdf`;
  return pdfOrLink({ pdf, fileName, folder: userId, at: services.now() }, services.exports);
}

export const handler = apiHandler("shared-letters/download-letter", downloadSharedLetter, () => ({
  disputes: disputes(),
  letters: letters(),
  files: letterFiles(),
  ...printServices("letter_shown"),
  exports: exportStore(),
  now,
}));
