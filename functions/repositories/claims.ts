import type { UserRecord } from "./user-record";

/** What only one person can have: each is an item of its own, `(kind + "#" + value, "CLAIM")`. */
export type ClaimKind = "EMAIL" | "USERNAME" | "IDENTITY" | "CUSTOMER" | "CHARGE";

/** The claims of a member: each value only one person can have. @param subject the outside identity */
export function claimsOf({ email, username }: UserRecord, subject?: string): [ClaimKind, string][] {
  const claims: [ClaimKind, string | undefined][] = [
    ["EMAIL", email?.toLowerCase()],
    ["USERNAME", username?.toLowerCase()],
    ["IDENTITY", subject],
  ];
  return claims.flatMap(([kind, value]): [ClaimKind, string][] => (value ? [[kind, value]] : []));
}

/** The key of a claim, an item that names its owner. */
export function claimKey(kind: ClaimKind, value: string) {
  return { userId: `${kind}#${value}`, sk: "CLAIM" };
}
