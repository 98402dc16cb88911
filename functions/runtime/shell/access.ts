import type { MiddlewareObj } from "@middy/core";
import { newVisitor } from "#functions/repositories/new-user";
import type { SessionRecord } from "#functions/repositories/sessions";
import { newVisitorSession } from "#functions/repositories/sessions";
import type { UserRecord } from "#functions/repositories/users";
import { AppError } from "#shared/api/errors";
import type { Access } from "#shared/api/routes";
import { isFreshSignIn } from "#shared/domain/account/fresh-sign-in";
import { clearCookie, ONBOARDING_COOKIE, SESSION_COOKIE, setCookie } from "../cookies";
import { optionalEnv } from "../env";
import { now } from "../now";
import type { ApiAnswer, ApiEvent, Call, ShellServices } from "./call";

const SESSION_ID = /^[\w-]{43}$/;
const VISITOR_SECONDS = 24 * 3_600;

/** A hint that saves the second of two reads in a row, no proof of anything. */
const lastOwners = new Map<string, string>();
const MOST_OWNERS = 5_000;

type Caller = { user: UserRecord; session: SessionRecord };

/**
 * Finds out who calls and whether they may (ASVS 8.3.1): role and subscription are read anew at each request.
 *
 * Costs 1.0 read unit (session and user) and a write at most every 10 minutes.
 *
 * @throws AppError UNAUTHENTICATED, SUBSCRIPTION_REQUIRED, FORBIDDEN, SECOND_FACTOR_MISSING, REAUTHENTICATION_REQUIRED
 */
export function access(services: () => ShellServices): MiddlewareObj<ApiEvent, ApiAnswer> {
  return {
    before: async ({ event: { call } }) => {
      const { access: level } = call.line;
      if (level === "public") return;
      const caller = await callerOf(call, services());
      if (caller) Object.assign(call, caller, { scope: caller.user.userId });
      if (level !== "onboarding") assertMay(level, call);
      if (call.line.recentSignIn) assertRecent(call);
    },
  };
}

/** Opens a visitor where the onboarding is called without a session. After parsing: an invalid call opens nobody. */
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

async function callerOf(call: Call, services: ShellServices): Promise<Caller | undefined> {
  const member = await byCookie(call, SESSION_COOKIE, "member", services);
  if (member || call.line.access !== "onboarding") return member;

  const guest = await byCookie(call, ONBOARDING_COOKIE, "onboarding", services);
  if (!guest?.user.registeredAt) return guest;
  // The visitor has become a member since: the old cookie opens nothing any more, but finds the answer that said so.
  call.scope = guest.user.userId;
  return undefined;
}

async function byCookie(
  call: Call,
  cookie: string,
  kind: SessionRecord["kind"],
  { sessions, users }: ShellServices,
): Promise<Caller | undefined> {
  const id = call.cookies[cookie];
  if (id === undefined) return undefined;
  const at = now();
  if (!SESSION_ID.test(id)) return ended(call, cookie);
  // Whose session it was at its last call is read along with it: most often it still is theirs.
  const lastOwner = lastOwners.get(id);
  const [session, early] = await Promise.all([
    sessions.find(id, at),
    lastOwner === undefined ? undefined : users.get(lastOwner),
  ]);
  if (session?.kind !== kind) return ended(call, cookie);
  const user = early?.userId === session.memberId ? early : await findUser(session.memberId, users);
  if (!user || user.disabledAt || isEnded(session, user)) return ended(call, cookie);
  if (lastOwners.size >= MOST_OWNERS) lastOwners.clear();
  lastOwners.set(id, session.memberId);
  await sessions.extend(id, session, at);
  return { user, session };
}

function ended(call: Call, cookie: string): undefined {
  call.newCookies.push(clearCookie(cookie));
}

function isEnded({ createdAt }: SessionRecord, { sessionsFrom }: UserRecord): boolean {
  return sessionsFrom !== undefined && createdAt < sessionsFrom;
}

// Someone who has just come may not have reached the copy that an eventually consistent read asks.
async function findUser(userId: string, users: ShellServices["users"]): Promise<UserRecord | undefined> {
  return (await users.get(userId)) ?? (await users.get(userId, { isConsistent: true }));
}

function assertMay(level: Exclude<Access, "public" | "onboarding">, { user, session }: Call): void {
  if (!user) throw new AppError("UNAUTHENTICATED");
  if (level === "subscriber" && user.subscriptionStatus !== "active") throw new AppError("SUBSCRIPTION_REQUIRED");
  if (level !== "admin" && level !== "admin+key") return;
  if (!user.isAdmin) throw new AppError("FORBIDDEN");
  // Whoever comes through the outside provider has given it their second factor there.
  const isAlone = session?.method === "password" && user.secondFactorSince === undefined;
  if (isAlone && optionalEnv("REQUIRE_ADMIN_SECOND_FACTOR") === "true") throw new AppError("SECOND_FACTOR_MISSING");
}

/** Some things are asked of a person, not of a browser that was left open (ASVS 7.5.1). */
function assertRecent({ session }: Call): void {
  if (!session || !isFreshSignIn(session.createdAt, now())) throw new AppError("REAUTHENTICATION_REQUIRED");
}
