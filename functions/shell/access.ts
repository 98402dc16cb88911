import type { MiddlewareObj } from "@middy/core";
import { newVisitor } from "#functions/repositories/new-user";
import type { SessionRecord } from "#functions/repositories/sessions";
import { newVisitorSession } from "#functions/repositories/sessions";
import type { UserRecord } from "#functions/repositories/users";
import { AppError, SESSION_ENDED } from "#shared/api/errors";
import { isRefusedAfterEnd } from "#shared/api/refusals";
import type { Access } from "#shared/api/routes";
import { isFreshSignIn } from "#shared/domain/account/fresh-sign-in";
import { isActiveAt } from "#shared/domain/plan/subscription";
import { lacksSecondFactor } from "./admin-rights";
import type { ApiAnswer, ApiEvent, Call, ShellServices } from "./call";
import { clearCookie, ONBOARDING_COOKIE, SESSION_COOKIE, SESSION_ID, setCookie } from "./cookies";
import { faultOf, log } from "./log";
import { now } from "./now";

const VISITOR_SECONDS = 24 * 3_600;

export type Caller = { user: UserRecord; session: SessionRecord };

/**
 * Finds out who calls and whether they may (ASVS 8.3.1): role and subscription are read at each request.
 *
 * Costs 1.0 read unit (session and user) and a write at most every 10 seconds.
 *
 * @throws AppError UNAUTHENTICATED, SUBSCRIPTION_REQUIRED, FORBIDDEN, SECOND_FACTOR_MISSING, REAUTHENTICATION_REQUIRED
 */
export function access(services: () => ShellServices): MiddlewareObj<ApiEvent, ApiAnswer> {
  return {
    before: async ({ event }) => {
      const { call } = event;
      const { access: level } = call.line;
      if (level === "public") return;
      const caller = await callerOf(event, services());
      if (caller) Object.assign(call, caller, { scope: caller.user.userId });
      if (level !== "onboarding") assertMay(level, call);
      else assertOpen(call);
      if (call.line.recentSignIn) assertRecent(call);
    },
  };
}

/** Creates a visitor where the onboarding is called without a session. After parsing: an invalid call creates none. */
export function visitor(services: () => ShellServices): MiddlewareObj<ApiEvent, ApiAnswer> {
  return {
    before: async ({ event: { call } }) => {
      if (call.line.access !== "onboarding" || call.user) return;
      const at = now();
      const user = newVisitor(call.language, at);
      const session = newVisitorSession(user.userId, at);
      await services().users.openVisitor(user, session);
      call.newCookies.push(setCookie(ONBOARDING_COOKIE, session.id, VISITOR_SECONDS));
      Object.assign(call, { user, session: session.record, scope: call.scope ?? user.userId });
    },
  };
}

/**
 * A sign-in takes the visitor's cookie away, and ends on the server what it opened. The cookie of a visitor who becomes the member
 * stays: it opens nothing any more, and finds the answer when that was lost.
 */
export async function endReplacedVisitor(call: Call, answer: ApiAnswer, services: () => ShellServices): Promise<void> {
  const id = call.cookies[ONBOARDING_COOKIE];
  const isTaken = answer.cookies?.includes(clearCookie(ONBOARDING_COOKIE));
  if (!id || !isTaken || call.line.access !== "public") return;
  await services()
    .sessions.close(id)
    .catch((error: unknown) => {
      log({ event: "fault", route: call.name, requestId: call.requestId, fault: faultOf(error) });
    });
}

async function callerOf(event: ApiEvent, services: ShellServices): Promise<Caller | undefined> {
  const { call } = event;
  const member = await byCookie(event, SESSION_COOKIE, services);
  if (member || call.line.access !== "onboarding") return member;

  const guest = await byCookie(event, ONBOARDING_COOKIE, services);
  if (!guest?.user.registeredAt) return guest;
  // The visitor has become a member since: the old cookie opens nothing any more, but finds the answer that said so.
  call.scope = guest.user.userId;
  return undefined;
}

const kinds: Record<typeof SESSION_COOKIE | typeof ONBOARDING_COOKIE, SessionRecord["kind"]> = {
  [SESSION_COOKIE]: "member",
  [ONBOARDING_COOKIE]: "onboarding",
};

async function byCookie(
  event: ApiEvent,
  cookie: keyof typeof kinds,
  { sessions, users }: ShellServices,
): Promise<Caller | undefined> {
  const { call } = event;
  const id = call.cookies[cookie];
  if (id === undefined) return undefined;
  const at = now();
  if (!SESSION_ID.test(id)) return endCookie(call, cookie);
  const session = await sessions.find(id, at);
  if (session?.kind !== kinds[cookie]) return endCookie(call, cookie);
  const user = await findUser(session.memberId, users);
  if (!user || user.disabledAt || isEnded(session, user)) return endCookie(call, cookie);
  await sessions.extend(id, session, at);
  return { user, session };
}

function endCookie(call: Call, cookie: string): undefined {
  call.newCookies.push(clearCookie(cookie));
}

function isEnded({ createdAt }: SessionRecord, { sessionsFrom }: UserRecord): boolean {
  return sessionsFrom !== undefined && createdAt < sessionsFrom;
}

// Someone who has just come may not have reached the copy that an eventually consistent read asks.
async function findUser(userId: string, users: ShellServices["users"]): Promise<UserRecord | undefined> {
  return (await users.get(userId)) ?? (await users.get(userId, { isConsistent: true }));
}

function assertMay(level: Exclude<Access, "public" | "onboarding">, { user, session, cookies }: Call): void {
  if (!user) {
    const details = cookies[SESSION_COOKIE] === undefined ? undefined : SESSION_ENDED;
    throw new AppError("UNAUTHENTICATED", { details });
  }
  if (level === "subscriber" && !isActiveAt(user, now())) throw new AppError("SUBSCRIPTION_REQUIRED");
  if (level !== "admin" && level !== "admin+key") return;
  if (!user.isAdmin) throw new AppError("FORBIDDEN");
  if (lacksSecondFactor({ user, session })) throw new AppError("SECOND_FACTOR_MISSING");
}

function assertOpen({ line, user, cookies }: Call): void {
  const hasEnded = cookies[SESSION_COOKIE] !== undefined && user?.registeredAt === undefined;
  if (hasEnded && isRefusedAfterEnd(line)) throw new AppError("UNAUTHENTICATED", { details: SESSION_ENDED });
  const isKnown = user?.registeredAt !== undefined || user?.ssnLast4 !== undefined;
  if (line.ofKnown && !isKnown) throw new AppError("UNAUTHENTICATED");
}

/** Some things are asked of a person, not of a browser that was left open (ASVS 7.5.1). */
function assertRecent({ session }: Call): void {
  if (!session || !isFreshSignIn(session.createdAt, now())) throw new AppError("REAUTHENTICATION_REQUIRED");
}
