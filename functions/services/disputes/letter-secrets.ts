import type { LetterFacts } from "#functions/letters/letter-facts";
import type { Secrets } from "#functions/letters/letter-text";
import type { BirthDateOf } from "#functions/services/members/birth-dates";
import type { SsnOf } from "#functions/services/members/whole-ssn";

type SecretServices = { birthDateOf: BirthDateOf; ssnOf: SsnOf };

/** What is opened of a writer for one print: the birth date, and the whole number only where its writer chose so for this letter. */
export async function secretsOf(
  { details }: LetterFacts,
  userId: string,
  by: string,
  { birthDateOf, ssnOf }: SecretServices,
): Promise<Secrets> {
  const dateOfBirth = await birthDateOf(userId, by);
  return details?.showsSsn ? { dateOfBirth, ssn: await ssnOf(userId, by) } : { dateOfBirth };
}
