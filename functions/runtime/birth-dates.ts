import { IdentityRepository } from "#functions/repositories/identities";
import { documents } from "./aws-dynamodb";
import { env } from "./env";
import { openField } from "./field-encryption";

/** The birth date of a person, `YYYY-MM-DD`; undefined when it was never given. */
export type BirthDateOf = (userId: string) => Promise<string | undefined>;

/** Reads and opens the sealed birth date: `USERS_TABLE` (GetItem) and the field key for "date-of-birth". */
export function birthDates(): BirthDateOf {
  const identities = new IdentityRepository(documents(), env("USERS_TABLE"));
  return async (userId) => {
    const sealed = await identities.dateOfBirth(userId);
    return sealed && openField(userId, "date-of-birth", sealed);
  };
}
