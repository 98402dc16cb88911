import type { UserRecord } from "#functions/repositories/users";
import { optionalEnv } from "./env";

/**
 * What makes the person with the deployment's `ADMIN_EMAIL` its first administrator, at registration or the first sign-in
 * after it was set; nothing for anyone else, or a second time.
 *
 * The e-mail of a password account is not proven: register it before the site's address is known to others.
 */
export function ownerChanges(
  { email, ownerSince }: Pick<UserRecord, "email" | "ownerSince">,
  at: Date,
): Partial<Pick<UserRecord, "isAdmin" | "ownerSince">> {
  const ownerEmail = optionalEnv("ADMIN_EMAIL")?.trim().toLowerCase();
  const isOwner = ownerEmail !== undefined && email?.toLowerCase() === ownerEmail;
  return isOwner && !ownerSince ? { isAdmin: true, ownerSince: at.toISOString() } : {};
}
