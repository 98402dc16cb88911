import { ulid } from "ulid";
import { disputeLetter } from "#functions/letters/dispute-letter";
import { letterPdf } from "#functions/letters/letter-pdf";
import type { Bucket } from "#functions/providers/store/bucket";
import type { HistoryRepository } from "#functions/repositories/history";
import type { LetterRepository } from "#functions/repositories/letters";
import { history, letterFiles, letters } from "#functions/services";
import { letterFileKey } from "#functions/services/disputes/letter-files";
import { type BirthDateOf, birthDates } from "#functions/services/members/birth-dates";
import { askerOf } from "#functions/shell/admin-rights";
import { apiHandler } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import { pdfFile } from "#functions/shell/reply";
import type { RequestOf } from "#functions/shell/request";
import { AppError } from "#shared/api/errors";

type Request = Pick<RequestOf<"disputes/download-letter">, "user" | "session" | "params">;
type Services = {
  letters: Pick<LetterRepository, "latest">;
  files: Pick<Bucket, "read">;
  birthDateOf: BirthDateOf;
  history: Pick<HistoryRepository, "audit">;
  now: () => Date;
};

/**
 * A letter of the present round: as it was mailed last, or made now while it may still change. That an administrator read a member's is in
 * the audit log before they see it.
 */
export async function downloadLetter(
  { params, ...caller }: Request,
  { letters, files, birthDateOf, history, now }: Services,
) {
  const { id, bureau } = params;
  const asker = askerOf(caller);
  const latest = await letters.latest(id);
  if (!latest || (latest.ownerId !== asker.userId && !asker.isAdmin)) throw new AppError("NOT_FOUND");
  if (latest.ownerId !== asker.userId) {
    const at = now();
    const audit = { id: ulid(at.getTime()), at: at.toISOString(), by: asker.userId, userId: latest.ownerId };
    await history.audit({ ...audit, disputeId: id, action: "letter_read", before: {}, after: { bureau } });
  }

  const again = latest.mailedAgain?.[bureau];
  const pdf =
    again || latest.mailed?.includes(bureau)
      ? await files.read(letterFileKey(latest, bureau, again))
      : await letterPdf(disputeLetter(latest.facts[bureau]), {
          dateOfBirth: await birthDateOf(latest.ownerId, asker.userId),
        });
  return pdfFile(pdf, `dispute-letter-${bureau}-${id}.pdf`);
}

export const handler = apiHandler("disputes/download-letter", downloadLetter, () => ({
  letters: letters(),
  files: letterFiles(),
  birthDateOf: birthDates("letter_shown"),
  history: history(),
  now,
}));
