import type { Enclosure } from "#functions/letters/letter-pdf";
import type { Bucket } from "#functions/providers/store/bucket";
import type { LettersRecord } from "#functions/repositories/letters";
import type { ExhibitsOf } from "#functions/services/evidence/exhibit-files";
import type { BirthDateOf } from "#functions/services/members/birth-dates";
import type { SsnOf } from "#functions/services/members/whole-ssn";
import { AppError } from "#shared/api/errors";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { letterFileKey } from "./letter-files";
import { secretsOf } from "./letter-secrets";
import { printLetter } from "./print-letter";

export type ReadLetterServices = {
  files: Pick<Bucket, "read">;
  birthDateOf: BirthDateOf;
  ssnOf: SsnOf;
  idImagesOf: (userId: string) => Promise<Enclosure[]>;
  exhibitsOf: ExhibitsOf;
};

/**
 * The PDF of one bureau's letter: as it was mailed last, or, before that, the same file as would be mailed now.
 *
 * @param readBy the user who reads it: opening the birth date that is printed in it is in the audit log
 * @throws AppError CONFLICT when an exhibit is gone
 */
export async function readLetter(
  letters: LettersRecord,
  bureau: Bureau,
  readBy: string,
  { files, birthDateOf, ssnOf, idImagesOf, exhibitsOf }: ReadLetterServices,
): Promise<Uint8Array> {
  const again = letters.mailedAgain?.[bureau];
  if (again || letters.mailed?.includes(bureau)) return files.read(letterFileKey(letters, bureau, again));
  const facts = letters.facts[bureau];
  const exhibits = await exhibitsOf(letters.ownerId, facts);
  if (!exhibits) throw new AppError("CONFLICT");
  const enclosures = facts.hasIdEnclosed ? await idImagesOf(letters.ownerId) : [];
  const secrets = await secretsOf(facts, letters.ownerId, readBy, { birthDateOf, ssnOf });
  return printLetter(facts, { ...secrets, enclosures, exhibits });
}
