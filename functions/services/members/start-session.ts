import { newSession, type SessionRecord, type SessionRepository } from "#functions/repositories/sessions";
import type { UserRecord } from "#functions/repositories/users";
import { log } from "#functions/shell/log";
import { deviceOf } from "#shared/domain/account/device";
import { type OwnerServices, recogniseOwner } from "./deployment-owner";

export type StartSessionServices = OwnerServices & { sessions: Pick<SessionRepository, "open" | "close"> };

type SignIn = Pick<SessionRecord, "method" | "poolUsername" | "hasSecondFactor"> & {
  /** The session that this browser had before. */
  oldSessionId: string | undefined;
  requestId: string;
  userAgent: string;
};

/**
 * Signs a member in whom a password or the outside provider has proven: a new session at every sign-in, and the browser's old one
 * ends. The deployment's owner becomes its administrator at that moment.
 */
export async function startSession(
  user: UserRecord,
  { method, oldSessionId, requestId, userAgent, ...facts }: SignIn,
  services: StartSessionServices,
  at: Date,
) {
  const { sessions } = services;
  const session = await sessions.open(newSession(user.userId, method, at, { ...facts, device: deviceOf(userAgent) }));
  log({ event: "sign-in", outcome: "signed in", subjectId: user.userId, requestId });
  if (oldSessionId) await sessions.close(oldSessionId);
  return { session, member: await recogniseOwner(user, services, at) };
}
