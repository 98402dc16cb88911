import type { LetterFacts } from "#functions/letters/letter-facts";
import type { Enclosure } from "#functions/letters/letter-pdf";
import { type BirthDateOf, birthDates } from "#functions/services/members/birth-dates";
import { idImages } from "#functions/services/members/id-images";
import { type SsnOf, wholeSsns } from "#functions/services/members/whole-ssn";
import { type ExhibitsOf, exhibitFiles } from "./exhibit-files";
import { secretsOf } from "./letter-secrets";
import type { Own } from "./print-letter";

export type PrintServices = {
  birthDateOf: BirthDateOf;
  ssnOf: SsnOf;
  idImagesOf: (userId: string) => Promise<Enclosure[]>;
  exhibitsOf: ExhibitsOf;
};

/**
 * What a letter is printed with beside its facts; undefined when an exhibit is gone, without which nothing is printed.
 *
 * @param by who opens what is sealed: a user, or a job by its name
 */
export async function printedWith(
  facts: LetterFacts,
  { userId, by }: { userId: string; by: string },
  services: PrintServices,
): Promise<Own | undefined> {
  const exhibits = await services.exhibitsOf(userId, facts);
  if (!exhibits) return undefined;
  const enclosures = facts.hasIdEnclosed ? await services.idImagesOf(userId) : [];
  return { ...(await secretsOf(facts, userId, by, services)), enclosures, exhibits };
}

/**
 * As deployed: opens birth date and SSN with the identity key, and reads the ID's pictures and the exhibits.
 *
 * @param why the reason that the audit log gives for each opening
 */
export function printServices(why: "letter_shown" | "letter_mailed"): PrintServices {
  return {
    birthDateOf: birthDates(why),
    ssnOf: wholeSsns(why),
    idImagesOf: idImages(),
    exhibitsOf: exhibitFiles(),
  };
}
