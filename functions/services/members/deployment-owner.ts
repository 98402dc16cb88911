import { ulid } from "ulid";
import type { AdminRepository } from "#functions/repositories/admins";
import type { LastChange } from "#functions/repositories/user-record";
import type { UserRecord } from "#functions/repositories/users";
import { optionalEnv } from "#functions/shell/env";
import { isProvenOwner } from "#shared/domain/account/deployment-owner";

export type OwnerServices = { admins: Pick<AdminRepository, "recogniseOwner"> };

/**
 * Makes the person with the deployment's `ADMIN_EMAIL` its first administrator: at a sign-in after the address was proven, and
 * once in the deployment's life, whatever becomes of the account.
 *
 * @returns the member as they now are
 */
export async function recogniseOwner(user: UserRecord, { admins }: OwnerServices, at: Date): Promise<UserRecord> {
  if (!isProvenOwner(user, optionalEnv("ADMIN_EMAIL"))) return user;
  const change: LastChange = { id: ulid(at.getTime()), at: at.toISOString(), action: "made_admin", by: "deployment" };
  const isRecognised = await admins.recogniseOwner(user.userId, change);
  return isRecognised ? { ...user, isAdmin: true, lastChange: change } : user;
}
