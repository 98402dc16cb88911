import type { StoredAnswer } from "#functions/repositories/idempotency";
import { newSession, newVisitorSession, type SessionRecord, sessionKey } from "#functions/repositories/sessions";
import type { UserRecord } from "#functions/repositories/users";
import type { ShellServices } from "#functions/shell/call";
import { now } from "#functions/shell/now";
import { AppError } from "#shared/api/errors";

/** The shell's own services in memory, with the sessions of some people. */
export function fakeShell(users: UserRecord[] = [], expired = false) {
  const at = expired ? new Date(now().getTime() - 13 * 3_600_000) : now();
  const sessions = new Map<string, SessionRecord>();
  const people = new Map(users.map((user) => [user.userId, user]));
  const answers = new Map<string, { content: string; answer?: StoredAnswer }>();
  const calls = { reads: 0, opened: 0 };
  const cookies = users.map((user) => {
    const opened = user.registeredAt ? newSession(user.userId, "password", at) : newVisitorSession(user.userId, at);
    sessions.set(opened.id, opened.record);
    return `${user.registeredAt ? "__Host-session" : "__Host-onboarding"}=${opened.id}`;
  });
  const services: ShellServices = {
    users: {
      get: async (userId) => {
        calls.reads += 1;
        return people.get(userId);
      },
      openVisitor: async (visitor, { id, record }) => {
        calls.opened += 1;
        people.set(visitor.userId, visitor);
        sessions.set(id, record);
      },
    },
    sessions: {
      find: async (id, time) => {
        calls.reads += 1;
        const record = sessions.get(id);
        return record && record.expiresAt > time.toISOString() ? record : undefined;
      },
      extend: async () => undefined,
      close: async (id) => void sessions.delete(id),
      replace: async (key, session) => {
        const old = [...sessions.keys()].find((id) => sessionKey(id).userId === key);
        if (!old) return undefined;
        sessions.delete(old);
        sessions.set(session.id, session.record);
        return session;
      },
    },
    devices: { remember: async (_, deviceId = "d".repeat(43)) => deviceId },
    limits: {
      add: async () => 0,
      assertMayTry: async () => undefined,
      assertRoom: async () => undefined,
      assertRoomInRow: async () => undefined,
    },
    answers: {
      begin: async ({ scope, key, content }) => {
        const first = answers.get(scope + key);
        if (first && first.content !== content) throw new AppError("IDEMPOTENCY_KEY_REUSED");
        if (first && !first.answer) throw new AppError("CONFLICT");
        if (!first) answers.set(scope + key, { content });
        return first?.answer;
      },
      finish: async ({ scope, key, content }, answer) => void answers.set(scope + key, { content, answer }),
      // As if the transaction that it is for were done at once.
      finishWrite: ({ scope, key, content }, answer) => {
        answers.set(scope + key, { content, answer });
        return {};
      },
      abandon: async ({ scope, key }) => {
        if (!answers.get(scope + key)?.answer) answers.delete(scope + key);
      },
    },
  };
  return { shell: () => services, cookies, calls, people, sessions };
}

/** Of a route that needs none. */
export const noServices = () => ({});
