import { lastSeenAt } from "#functions/repositories/sessions";
import type { SignInRepository } from "#functions/repositories/sign-ins";
import { signIns } from "#functions/services";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { SESSION_COOKIE } from "#functions/shell/cookies";
import { now } from "#functions/shell/now";
import type { SignIn } from "#shared/api/schemas/account";

type Services = { signIns: Pick<SignInRepository, "list">; now: () => Date };

/** Where the member is signed in, newest first. */
export async function listSessions(
  { user, cookies }: Pick<RequestOf<"account/list-sessions">, "user" | "cookies">,
  { signIns, now }: Services,
): Promise<SignIn[]> {
  const open = await signIns.list(user.userId, cookies[SESSION_COOKIE], now());
  return open.flatMap(({ id, isCurrent, record }): SignIn[] => {
    const { createdAt, method, device } = record;
    if (method === "none" || createdAt < (user.sessionsFrom ?? "")) return [];
    return [{ id, startedAt: createdAt, lastSeenAt: lastSeenAt(record), method, device, isCurrent }];
  });
}

export const handler = apiHandler("account/list-sessions", listSessions, () => ({
  signIns: signIns(),
  now,
}));
