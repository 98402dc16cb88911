import type { MiddlewareObj } from "@middy/core";
import { AppError } from "#shared/api/errors";
import { addressBlock } from "#shared/domain/account/address-block";
import type { ApiAnswer, ApiEvent, Call, ShellServices } from "./call";
import { optionalEnv } from "./env";
import { now } from "./now";

const MINUTE_SECONDS = 60;
const MINUTE_MS = MINUTE_SECONDS * 1_000;
const PER_MINUTE = 100;
/** So many calls of a caller are counted in memory before they are added to the table's count. */
const TOLD_AT_ONCE = 10;
const MOST_CALLERS = 5_000;
const LIMIT = "calls";

/** Of one caller in this minute: the calls that this function saw, and those of the others when it last asked. */
type Count = { own: number; elsewhere: number };

/** What a stranger gets who has no session, is not allowed, or signs an event with a wrong key. */
const REFUSALS = [400, 401, 403];

/**
 * At most 100 calls a minute per session (`SESSION_LIMIT_PER_MINUTE`), of all routes together, and per address (of IPv6 per /64)
 * where there is none (`ADDRESS_LIMIT_PER_MINUTE`). Calls that are refused before they come here count too.
 *
 * Each running function counts in memory and adds every tenth call of a caller, with the nine before it, to one count in the
 * table: an ordinary call costs nothing, and of many functions each lets at most nine calls too many through. Who is over the
 * limit is remembered until the minute ends, without another write. Signed events of providers are counted only when they are
 * refused: good ones come from few addresses. What did not come through the distribution is not counted, since it can name any
 * address as its own.
 *
 * @throws AppError TOO_MANY_REQUESTS
 */
export function rateLimit(services: () => Pick<ShellServices, "limits">): MiddlewareObj<ApiEvent, ApiAnswer> {
  const counts = new Map<string, Count>();
  let minute = 0;
  const count = async (call: Call) => {
    const at = now();
    const current = Math.floor(at.getTime() / MINUTE_MS);
    if (current !== minute || counts.size > MOST_CALLERS) counts.clear();
    minute = current;
    call.isCounted = true;

    const { who, most } = limitOf(call);
    const counted = counts.get(who) ?? { own: 0, elsewhere: 0 };
    counts.set(who, counted);
    if (counted.own + counted.elsewhere >= most) throw tooMany(at);
    counted.own += 1;
    if (counted.own % TOLD_AT_ONCE !== 0) return;
    const window = { who, seconds: MINUTE_SECONDS, calls: TOLD_AT_ONCE };
    counted.elsewhere = (await services().limits.add(LIMIT, window, at)) - counted.own;
    if (counted.own + counted.elsewhere > most) throw tooMany(at);
  };
  return {
    before: async ({ event: { call } }) => {
      if (call.line.body !== "signed") await count(call);
    },
    onError: async (request) => {
      const { error, event } = request;
      if (!event.call?.isThroughDistribution || event.call.isCounted || !isRefusal(error)) return;
      // A count that fails leaves the refusal what it is.
      await count(event.call).catch((limit: unknown) => {
        if (limit instanceof AppError) request.error = limit;
      });
    },
  };
}

function isRefusal(error: unknown): boolean {
  return error instanceof AppError && REFUSALS.includes(error.status);
}

function tooMany(at: Date): AppError {
  const left = MINUTE_MS - (at.getTime() % MINUTE_MS);
  return new AppError("TOO_MANY_REQUESTS", { retryAfterSeconds: Math.ceil(left / 1_000) });
}

function limitOf({ user, session, address }: Call): { who: string; most: number } {
  if (!user || !session) return { who: addressBlock(address), most: setting("ADDRESS_LIMIT_PER_MINUTE") };
  return { who: `${user.userId} ${session.createdAt}`, most: setting("SESSION_LIMIT_PER_MINUTE") };
}

const setting = (name: string) => Number(optionalEnv(name) ?? PER_MINUTE);
