import { openField } from "#functions/providers/aws/field-encryption";
import type { HistoryRepository } from "#functions/repositories/history";
import type { IdentityRepository } from "#functions/repositories/identities";
import { history, identities } from "#functions/services";
import { now } from "#functions/shell/now";
import type { Opening } from "#shared/api/schemas/account";
import { openingEntry } from "./audit-entries";

/** The birth date of a person, `YYYY-MM-DD`; undefined when it was never given. @param by who opens it: a user, or a job by its name */
export type BirthDateOf = (userId: string, by: string) => Promise<string | undefined>;

export type OpenServices = {
  identities: Pick<IdentityRepository, "dateOfBirth">;
  history: Pick<HistoryRepository, "audit">;
  openField: typeof openField;
  now: () => Date;
};

/** Opens the sealed birth date of a person. That it was opened, by whom and why, is in the audit log first: 1 write. */
export async function openBirthDate(
  userId: string,
  { by, why }: { by: string; why: Opening["why"] },
  { identities, history, openField, now }: OpenServices,
): Promise<string | undefined> {
  const sealed = await identities.dateOfBirth(userId);
  if (!sealed) return undefined;
  await history.audit({ ...openingEntry(userId, by, now()), action: "birth_date_opened", after: { why } });
  return openField(userId, "date-of-birth", sealed);
}

/** The same as deployed: `USERS_TABLE` (GetItem, PutItem) and the field key for "date-of-birth". */
export function birthDates(why: Opening["why"]): BirthDateOf {
  const services = { identities: identities(), history: history(), openField, now };
  return (userId, by) => openBirthDate(userId, { by, why }, services);
}
