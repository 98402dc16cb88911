type Person = { email?: string; emailProvenAt?: string };

/**
 * Whether a person is the owner whom the deployment names: its address, and proven to be theirs. An address that was only typed
 * proves nothing.
 *
 * @param ownerEmail as the operator wrote it; undefined where the deployment names no owner
 */
export function isProvenOwner({ email, emailProvenAt }: Person, ownerEmail: string | undefined): boolean {
  const named = ownerEmail?.trim().toLowerCase();
  return named !== undefined && named !== "" && email?.toLowerCase() === named && emailProvenAt !== undefined;
}
