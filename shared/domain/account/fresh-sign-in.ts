const FRESH_MS = 20 * 60_000;

/** Whether a sign-in is recent enough for what is asked of a person, not of a browser that was left open (ASVS 7.5.1). */
export function isFreshSignIn(signedInAt: string, at: Date): boolean {
  return at.getTime() - Date.parse(signedInAt) <= FRESH_MS;
}
