import { openField } from "#functions/providers/aws/field-encryption";
import { history, identities } from "#functions/services";
import { now } from "#functions/shell/now";
import type { Opening } from "#shared/api/schemas/account";
import { openingEntry } from "./audit-entries";

/** The Social Security number of a person, 9 digits; undefined when it was never given. @param by who opens it: a user, or a job by its name */
export type SsnOf = (userId: string, by: string) => Promise<string | undefined>;

/** Opens the sealed number. That it was opened, by whom and why, is in the audit log first: 1 write. `USERS_TABLE` (GetItem, PutItem) and the field key for "ssn". */
export function wholeSsns(why: Opening["why"]): SsnOf {
  const [sealed, log] = [identities(), history()];
  return async (userId, by) => {
    const identity = await sealed.whole(userId);
    if (!identity) return undefined;
    await log.audit({ ...openingEntry(userId, by, now()), action: "identity_opened", after: { why } });
    return openField(userId, "ssn", identity.ssn);
  };
}
