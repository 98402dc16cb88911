import type { SessionRecord } from "#functions/repositories/sessions";
import type { RequestOf } from "#functions/shell/request";
import type { RouteName } from "#shared/api/routes";

/** What the shell would hand a route: parsed, the caller known. Give what the route needs. */
export function makeRequest<N extends RouteName>(given: Partial<RequestOf<N>>): RequestOf<N> {
  const request: unknown = {
    address: "203.0.113.7",
    userAgent: "jest",
    requestId: "request-1",
    language: "en",
    rawBody: "",
    headers: {},
    cookies: {},
    idempotencyWrites: () => [],
    session: makeSession({ memberId: given.user?.userId }),
    ...given,
  };
  return request as RequestOf<N>;
}

export function makeSession(overrides: Partial<SessionRecord> = {}): SessionRecord {
  return {
    memberId: "member-1",
    kind: "member",
    method: "password",
    createdAt: "2026-01-05T15:00:00.000Z",
    idleUntil: "2026-01-05T15:30:00.000Z",
    expiresAt: "2026-01-06T03:00:00.000Z",
    ...overrides,
  };
}
