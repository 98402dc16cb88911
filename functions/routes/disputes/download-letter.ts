import type { HistoryRepository } from "#functions/repositories/history";
import type { LetterRepository } from "#functions/repositories/letters";
import { history, letterFiles, letters } from "#functions/services";
import { type ReadLetterServices, readLetter } from "#functions/services/disputes/read-letter";
import { openingEntry } from "#functions/services/members/audit-entries";
import { birthDates } from "#functions/services/members/birth-dates";
import { requesterOf } from "#functions/shell/admin-rights";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import { pdfFile } from "#functions/shell/reply";
import { AppError } from "#shared/api/errors";

type Request = Pick<RequestOf<"disputes/download-letter">, "user" | "session" | "params">;
type Services = ReadLetterServices & {
  letters: Pick<LetterRepository, "latest">;
  history: Pick<HistoryRepository, "audit">;
  now: () => Date;
};

/** A letter of the present round. That an administrator reads a member's is in the audit log before they see it. */
export async function downloadLetter({ params: { id, bureau }, ...caller }: Request, services: Services) {
  const { letters, history, now } = services;
  const requester = requesterOf(caller);
  const latest = await letters.latest(id);
  const isOwn = latest?.ownerId === requester.userId;
  if (!latest || (!isOwn && !requester.isAdmin)) throw new AppError("NOT_FOUND");
  if (!isOwn) {
    const entry = openingEntry(latest.ownerId, requester.userId, now());
    await history.audit({ ...entry, disputeId: id, action: "letter_read", after: { bureau } });
  }
  const pdf = await readLetter(latest, bureau, requester.userId, services);
  return pdfFile(pdf, `dispute-letter-${bureau}-${id}.pdf`);
}

export const handler = apiHandler("disputes/download-letter", downloadLetter, () => ({
  letters: letters(),
  files: letterFiles(),
  birthDateOf: birthDates("letter_shown"),
  history: history(),
  now,
}));
