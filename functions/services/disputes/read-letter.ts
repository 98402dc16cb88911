import { hasLetter } from "#functions/letters/dispute-letter";
import type { Bucket } from "#functions/providers/store/bucket";
import type { LettersRecord } from "#functions/repositories/letters";
import { AppError } from "#shared/api/errors";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { letterFileKey } from "./letter-files";
import { printLetter } from "./print-letter";
import { type PrintServices, printedWith } from "./printed-with";
import { writtenIn } from "./written-letters";

export type ReadLetterServices = PrintServices & { files: Pick<Bucket, "read"> };

/**
 * The PDF of one bureau's letter: as it was mailed last, or, before that, the same file as would be mailed now.
 *
 * @param readBy the user who reads it: opening the birth date that is printed in it is in the audit log
 * @throws AppError NOT_FOUND where the round has no letter to the bureau, CONFLICT when an exhibit is gone
 */
export async function readLetter(
  letters: LettersRecord,
  bureau: Bureau,
  readBy: string,
  services: ReadLetterServices,
): Promise<Uint8Array> {
  const again = letters.mailedAgain?.[bureau];
  if (again || letters.mailed?.includes(bureau)) return services.files.read(letterFileKey(letters, bureau, again));
  const facts = writtenIn(letters)[bureau];
  if (!hasLetter(facts)) throw new AppError("NOT_FOUND");
  const own = await printedWith(facts, { userId: letters.ownerId, by: readBy }, services);
  if (!own) throw new AppError("CONFLICT");
  return printLetter(facts, own);
}
