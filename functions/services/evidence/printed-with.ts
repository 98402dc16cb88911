import type { LetterFacts } from "#functions/letters/letter-facts";
import type { Enclosure } from "#functions/letters/letter-pdf";
import { secretsOf } from "#functions/services/disputes/letter-secrets";
import type { Own } from "#functions/services/disputes/print-letter";
import type { BirthDateOf } from "#functions/services/members/birth-dates";
import type { SsnOf } from "#functions/services/members/whole-ssn";
import type { ExhibitsOf } from "./exhibit-files";

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
