import type { ErrorCode } from "./errors";
import type { RouteLine } from "./route-line";

/** Every error code that a route's answers may carry: the shell's for calls of its kind, then the route's own. */
export function refusalsOf(line: RouteLine): ErrorCode[] {
  return [...new Set([...shellErrors(line), ...(line.errors ?? [])])];
}

/** What the shell may refuse a call of this kind with before, or in place of, the route. */
function shellErrors({ method, access, params, query, body, idempotent, recentSignIn }: RouteLine): ErrorCode[] {
  const isSigned = body === "signed";
  const isAdmin = access === "admin" || access === "admin+key";
  const isChange = method !== "GET";
  const mayBe: [boolean, ErrorCode[]][] = [
    [params !== undefined || query !== undefined || (isChange && !isSigned), ["VALIDATION_FAILED"]],
    [access !== "public" && (access !== "onboarding" || isChange), ["UNAUTHENTICATED"]],
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
