import type { MiddlewareObj } from "@middy/core";
import { AppError } from "#shared/api/errors";
import { optionalEnv } from "../env";
import { now } from "../now";
import type { ApiAnswer, ApiEvent, Call, ShellServices } from "./call";

const MINUTE_SECONDS = 60;
const MINUTE_MS = MINUTE_SECONDS * 1_000;
const PER_MINUTE = 100;
/** So many calls of a caller are counted in memory before they are added to the table's count. */
const TOLD_AT_ONCE = 10;
const MOST_CALLERS = 5_000;
const LIMIT = "calls";

/** Of one caller in this minute: the calls that this function saw, and those of the others when it last asked. */
type Count = { own: number; elsewhere: number };

/**
 * At most 100 calls a minute per session (`SESSION_LIMIT_PER_MINUTE`), of all routes together, and per address where there is
 * none (`ADDRESS_LIMIT_PER_MINUTE`).
 *
 * Each running function counts in memory and adds every tenth call of a caller, with the nine before it, to one count in the
 * table: an ordinary call costs nothing, and of many functions each lets at most nine calls too many through. Who is over the
 * limit is remembered until the minute ends, without another write. Signed events of providers are not counted; they come
 * from few addresses.
 *
 * @throws AppError TOO_MANY_REQUESTS
 */
export function rate(services: () => Pick<ShellServices, "limits">): MiddlewareObj<ApiEvent, ApiAnswer> {
  const counts = new Map<string, Count>();
  let minute = 0;
  return {
    before: async ({ event: { call } }) => {
      if (call.line.body === "signed") return;
      const at = now();
      const current = Math.floor(at.getTime() / MINUTE_MS);
      if (current !== minute || counts.size > MOST_CALLERS) counts.clear();
      minute = current;

      const { who, most } = limitOf(call);
      const count = counts.get(who) ?? { own: 0, elsewhere: 0 };
      counts.set(who, count);
      if (count.own + count.elsewhere >= most) throw tooMany(at);
      count.own += 1;
      if (count.own % TOLD_AT_ONCE !== 0) return;
      const window = { who, seconds: MINUTE_SECONDS, calls: TOLD_AT_ONCE };
      count.elsewhere = (await services().limits.add(LIMIT, window, at)) - count.own;
      if (count.own + count.elsewhere > most) throw tooMany(at);
    },
  };
}

function tooMany(at: Date): AppError {
  const left = MINUTE_MS - (at.getTime() % MINUTE_MS);
  return new AppError("TOO_MANY_REQUESTS", { retryAfterSeconds: Math.ceil(left / 1_000) });
}

function limitOf({ user, session, address }: Call): { who: string; most: number } {
  if (!user || !session) return { who: address, most: setting("ADDRESS_LIMIT_PER_MINUTE") };
  return { who: `${user.userId} ${session.createdAt}`, most: setting("SESSION_LIMIT_PER_MINUTE") };
}

const setting = (name: string) => Number(optionalEnv(name) ?? PER_MINUTE);
