const REPLAY_MS = 60_000;

/** What may have happened to an account since a session was opened. */
export type AccountSince = {
  registeredAt?: string;
  disabledAt?: string;
  sessionsFrom?: string;
  secondFactorSince?: string;
  secondFactorEndedAt?: string;
};

/**
 * Whether a call that is sent again may open a session in place of the one that the first answer brought: for a minute, as long as
 * the answer may have been lost on its way. After it the same call would be a sign-in without a password; and never once the
 * password, a factor or the sessions that count have changed.
 *
 * @param openedAt when the first session was opened
 * @param account as it now is; undefined when it is gone
 */
export function mayReopenSession(openedAt: string, account: AccountSince | undefined, at: Date): boolean {
  if (!account?.registeredAt || account.disabledAt) return false;
  const { sessionsFrom, secondFactorSince, secondFactorEndedAt } = account;
  const hasChanged = [sessionsFrom, secondFactorSince, secondFactorEndedAt].some((change = "") => change > openedAt);
  return !hasChanged && at.getTime() - Date.parse(openedAt) <= REPLAY_MS;
}
