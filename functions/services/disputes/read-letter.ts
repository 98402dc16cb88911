import { disputeLetter } from "#functions/letters/dispute-letter";
import { letterPdf } from "#functions/letters/letter-pdf";
import type { Bucket } from "#functions/providers/store/bucket";
import type { LettersRecord } from "#functions/repositories/letters";
import type { BirthDateOf } from "#functions/services/members/birth-dates";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { letterFileKey } from "./letter-files";

export type ReadLetterServices = { files: Pick<Bucket, "read">; birthDateOf: BirthDateOf };

/**
 * The PDF of one bureau's letter: as it was mailed last, or made now while it may still change.
 *
 * @param readBy the user who reads it: opening the birth date that is printed in it is in the audit log
 */
export async function readLetter(
  letters: LettersRecord,
  bureau: Bureau,
  readBy: string,
  { files, birthDateOf }: ReadLetterServices,
): Promise<Uint8Array> {
  const again = letters.mailedAgain?.[bureau];
  if (again || letters.mailed?.includes(bureau)) return files.read(letterFileKey(letters, bureau, again));
  const dateOfBirth = await birthDateOf(letters.ownerId, readBy);
  return letterPdf(disputeLetter(letters.facts[bureau]), { dateOfBirth });
}
