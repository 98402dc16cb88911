import type { HistoryRepository } from "#functions/repositories/history";
import type { LetterRepository } from "#functions/repositories/letters";
import { history, letterFiles, letters } from "#functions/services";
import { printServices } from "#functions/services/disputes/printed-with";
import { type ReadLetterServices, readLetter } from "#functions/services/disputes/read-letter";
import { type ExportStore, exportStore, pdfOrLink } from "#functions/services/evidence/pdf-or-link";
import { openingEntry } from "#functions/services/members/audit-entries";
import { requesterOf } from "#functions/shell/admin-rights";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import { AppError } from "#shared/api/errors";

type Request = Pick<RequestOf<"disputes/download-letter">, "user" | "session" | "params">;
type Services = ReadLetterServices & {
  letters: Pick<LetterRepository, "latest">;
  history: Pick<HistoryRepository, "audit">;
  /** Where a letter waits that is too large for an answer. */
  exports: ExportStore;
  now: () => Date;
};

/** A letter of the present round. That an administrator reads a member's is in the audit log before they see it. */
export async function downloadLetter({ params: { id, bureau }, ...caller }: Request, services: Services) {
  const { letters, history, now } = services;
  const requester = requesterOf(caller);
  const latest = await letters.latest(id);
  const isOwn = latest?.ownerId === requester.userId;
  if (!latest || (!isOwn && !requester.isAdmin)) throw new AppError("NOT_FOUND");
  const pdf = await readLetter(latest, bureau, requester.userId, services);
  if (!isOwn) {
    const entry = openingEntry(latest.ownerId, requester.userId, now());
    await history.audit({ ...entry, disputeId: id, action: "letter_read", after: { bureau } });
  }
  const fileName = `dispute-letter-${bureau}-${id}.pdf`;
  return pdfOrLink({ pdf, fileName, folder: latest.ownerId, at: now() }, services.exports);
}

export const handler = apiHandler("disputes/download-letter", downloadLetter, () => ({
  letters: letters(),
  files: letterFiles(),
  ...printServices("letter_shown"),
  history: history(),
  exports: exportStore(),
  now,
}));
