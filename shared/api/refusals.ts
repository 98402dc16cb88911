import type { ErrorCode } from "./errors";
import type { RouteLine } from "./route-line";

/** Every error code that a route's answers may carry: the shell's for calls of its kind, then the route's own. */
export function refusalsOf(line: RouteLine): ErrorCode[] {
  return [...new Set([...shellErrors(line), ...(line.errors ?? [])])];
}

/**
 * Whether a call changes what a member has, though it is open to a visitor of the onboarding: behind an ended session it would be done
 * to a new visitor, and read as saved.
 */
export function isRefusedAfterEnd({ method, access, path }: RouteLine): boolean {
  return method !== "GET" && access === "onboarding" && !path.startsWith("/api/onboarding");
}

/** What the shell may refuse a call of this kind with before, or in place of, the route. */
function shellErrors(line: RouteLine): ErrorCode[] {
  const { method, access, params, query, body, idempotent, recentSignIn } = line;
  const isSigned = body === "signed";
  const isAdmin = access === "admin" || access === "admin+key";
  const isChange = method !== "GET";
  const mayBe: [boolean, ErrorCode[]][] = [
    [params !== undefined || query !== undefined || (isChange && !isSigned), ["VALIDATION_FAILED"]],
    [(access !== "public" && access !== "onboarding") || isRefusedAfterEnd(line), ["UNAUTHENTICATED"]],
    [isChange || isAdmin, ["FORBIDDEN"]],
    [isAdmin, ["SECOND_FACTOR_MISSING"]],
    [access === "admin+key", ["INVALID_ADMIN_KEY"]],
    [access === "subscriber", ["SUBSCRIPTION_REQUIRED"]],
    [recentSignIn === true, ["REAUTHENTICATION_REQUIRED"]],
    [isChange, ["CONFLICT", "PAYLOAD_TOO_LARGE"]],
    [idempotent === true, ["IDEMPOTENCY_KEY_REUSED"]],
    [isChange && !isSigned, ["UNSUPPORTED_MEDIA_TYPE"]],
    [!isSigned, ["TOO_MANY_REQUESTS"]],
    [true, ["INTERNAL", "SERVICE_UNAVAILABLE"]],
  ];
  return mayBe.flatMap(([is, codes]) => (is ? codes : []));
}
