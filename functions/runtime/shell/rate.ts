import type { MiddlewareObj } from "@middy/core";
import { AppError } from "#shared/api/errors";
import { optionalEnv } from "../env";
import { now } from "../now";
import type { ApiAnswer, ApiEvent, Call } from "./call";

const MINUTE_MS = 60_000;
const PER_MINUTE = 100;
const MOST_CALLERS = 5_000;

/**
 * At most 100 calls a minute of one route per session, and per address where there is none (`ADDRESS_LIMIT_PER_MINUTE`).
 *
 * Counted in the memory of each running function, since a stored count would cost every call a write: it stops floods,
 * not the last call too many. What must be exact is counted in the table: `repositories/limits.ts`. Signed events of
 * providers are not counted; they come from few addresses.
 *
 * @throws AppError TOO_MANY_REQUESTS
 */
export function rate(): MiddlewareObj<ApiEvent, ApiAnswer> {
  const counts = new Map<string, number>();
  let minute = 0;
  return {
    before: ({ event: { call } }) => {
      if (call.line.body === "signed") return;
      const time = now().getTime();
      const current = Math.floor(time / MINUTE_MS);
      if (current !== minute || counts.size > MOST_CALLERS) counts.clear();
      minute = current;

      const { who, most } = limitOf(call);
      const count = (counts.get(who) ?? 0) + 1;
      counts.set(who, count);
      if (count <= most) return;
      throw new AppError("TOO_MANY_REQUESTS", {
        retryAfterSeconds: Math.ceil(((current + 1) * MINUTE_MS - time) / 1_000),
      });
    },
  };
}

function limitOf({ user, session, address }: Call): { who: string; most: number } {
  const perAddress = Number(optionalEnv("ADDRESS_LIMIT_PER_MINUTE") ?? PER_MINUTE);
  if (!user || !session) return { who: address, most: perAddress };
  return { who: `${user.userId} ${session.createdAt}`, most: PER_MINUTE };
}
