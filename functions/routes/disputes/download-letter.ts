import { BucketFiles } from "#functions/providers/store/bucket-files";
import { LetterRepository } from "#functions/repositories/letters";
import { askerOf } from "#functions/runtime/admin-rights";
import { apiHandler } from "#functions/runtime/api-handler";
import { documents } from "#functions/runtime/aws-dynamodb";
import { store } from "#functions/runtime/aws-s3";
import { env } from "#functions/runtime/env";
import { letterFileKey } from "#functions/runtime/letter-files";
import { type BirthDateOf, birthDates, printLetter } from "#functions/runtime/print-letter";
import { pdfFile } from "#functions/runtime/reply";
import type { RequestOf } from "#functions/runtime/request";
import { AppError } from "#shared/api/errors";

type Request = Pick<RequestOf<"disputes/download-letter">, "user" | "session" | "params">;
type Services = {
  letters: Pick<LetterRepository, "latest">;
  files: Pick<BucketFiles, "read">;
  birthDateOf: BirthDateOf;
};

/** A letter of the present round: as it was mailed, or made now while it may still change. */
export async function downloadLetter({ params, ...caller }: Request, { letters, files, birthDateOf }: Services) {
  const { id, bureau } = params;
  const asker = askerOf(caller);
  const latest = await letters.latest(id);
  if (!latest || (latest.ownerId !== asker.userId && !asker.isAdmin)) throw new AppError("NOT_FOUND");

  const pdf = latest.mailed?.includes(bureau)
    ? await files.read(letterFileKey(latest, bureau))
    : await printLetter(latest.facts[bureau], await birthDateOf(latest.ownerId));
  return pdfFile(pdf, `dispute-letter-${bureau}-${id}.pdf`);
}

export const handler = apiHandler("disputes/download-letter", downloadLetter, () => ({
  letters: new LetterRepository(documents(), env("DISPUTES_TABLE")),
  files: new BucketFiles(store(), env("LETTERS_BUCKET")),
  birthDateOf: birthDates(),
}));
