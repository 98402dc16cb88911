import type { UserRecord } from "#functions/repositories/users";

/** Whether letters of theirs would name no address to answer to. */
export function lacksAddress({ address }: UserRecord): boolean {
  return !(address?.street && address.city && address.state && address.zipCode);
}
