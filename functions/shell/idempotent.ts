import { setTimeout } from "node:timers/promises";
import type { KeyedCall, StoredAnswer } from "#functions/repositories/idempotency";
import { type NewSession, newSession, sessionKey } from "#functions/repositories/sessions";
import { AppError } from "#shared/api/errors";
import { mayReopenSession } from "#shared/domain/account/replayed-session";
import { answerOf, cookiesOf, jsonHeaders } from "./answers";
import type { ApiAnswer, Call, ShellServices } from "./call";
import { afterDeadline, beforeDeadline } from "./deadline";
import { faultOf, log } from "./log";
import { now } from "./now";
import { Reply } from "./reply";
import { isLocked } from "./sign-in-tries";

/** How long a call waits for the first one with its key: 5 seconds. A pull takes its time: 20, for the API gives up after 30. */
const WAIT = { tries: 20, pauseMs: 250 };
const LONG_WAIT = { tries: 40, pauseMs: 500 };
const KEY = /^[\x21-\x7e]{1,200}$/;

/**
 * Runs the route, or gives the first answer again: the same `Idempotency-Key` and request within 24 hours do nothing twice
 * (ASVS 2.3.4). A refused or failed call keeps nothing, so the next one with its key does the work. A route that puts
 * `idempotencyWrites(answer)` into the transaction of its work has no moment in which a crash leaves the one without the other.
 * An answer that came with a session brings one again for a minute, in place of the first, as long as that was not signed out and as
 * `mayReopenSession()` says; after that it comes without.
 *
 * @throws AppError VALIDATION_FAILED for a key of other characters or too long, IDEMPOTENCY_KEY_REUSED, CONFLICT when the first one
 *   runs for long
 */
export async function idempotent(call: Call, services: ShellServices, run: () => Promise<unknown>): Promise<ApiAnswer> {
  const key = call.headers["idempotency-key"];
  if (key === undefined || !call.line.idempotent) return answerOf(call.line, await run());
  if (!KEY.test(key))
    throw new AppError("VALIDATION_FAILED", { fieldErrors: { "Idempotency-Key": ["Invalid format"] } });

  const keyed = {
    scope: call.scope ?? "anyone",
    route: call.name,
    key,
    content: JSON.stringify([call.params ?? {}, call.rawBody]),
  };
  const at = now();
  const first = await beginOrAwait(keyed, at, call.line.takesLong ? LONG_WAIT : WAIT, services);
  if (first) return replayed(first, { call, keyed }, services);

  let isKept = false;
  call.idempotencyWrites = (result) => {
    isKept = true;
    return [services.answers.finishWrite(keyed, toStored(answerOf(call.line, result), result), at)];
  };
  const result = await run().catch(async (error: unknown) => {
    await afterDeadline(() => services.answers.abandon(keyed)).catch(logFailure(call));
    throw error;
  });
  const answer = answerOf(call.line, result);
  if (!isKept) await services.answers.finish(keyed, toStored(answer, result)).catch(logFailure(call));
  return answer;
}

/** The first call's answer, also when that call still runs. @throws AppError CONFLICT when it takes longer than the wait */
async function beginOrAwait(
  keyed: KeyedCall,
  at: Date,
  { tries, pauseMs }: typeof WAIT,
  { answers }: ShellServices,
): Promise<StoredAnswer | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await beforeDeadline(() => answers.begin(keyed, at));
    } catch (error) {
      const isRunning = error instanceof AppError && error.code === "CONFLICT";
      if (!isRunning || attempt === tries) throw error;
      await setTimeout(pauseMs);
    }
  }
}

function toStored({ statusCode = 200, body = "" }: ApiAnswer, result: unknown): StoredAnswer {
  const opened: NewSession | undefined = result instanceof Reply ? result.options.session : undefined;
  return { status: statusCode, body, opens: opened && opensOf(opened) };
}

function opensOf({ id, record: { memberId, method, createdAt } }: NewSession): StoredAnswer["opens"] {
  return { memberId, method, openedAt: createdAt, session: sessionKey(id).userId };
}

type Replay = { call: Call; keyed: KeyedCall };

async function replayed(answer: StoredAnswer, replay: Replay, services: ShellServices): Promise<ApiAnswer> {
  const { status, body } = answer;
  const session = await reopenSession(answer, replay, services);
  return {
    statusCode: status,
    headers: { ...jsonHeaders, "idempotent-replayed": "true" },
    cookies: cookiesOf({ session }),
    body,
  };
}

/**
 * A session in place of the one whose cookie may have been lost; undefined once the account or a minute has moved on, or that session
 * was signed out. The next replay looks for this one: of all of them one alone is open.
 */
async function reopenSession(
  { opens, ...answer }: StoredAnswer,
  { call, keyed }: Replay,
  { users, sessions, limits, answers }: ShellServices,
): Promise<NewSession | undefined> {
  if (!opens) return undefined;
  const { memberId, method, openedAt } = opens;
  const at = now();
  const user = await users.get(memberId, { isConsistent: true });
  if (!mayReopenSession(openedAt, user, at)) return undefined;
  if (await isLocked({ account: memberId, address: call.address }, limits, at)) return undefined;
  const session = await sessions.replace(opens.session, newSession(memberId, method, at));
  if (session) await answers.finish(keyed, { ...answer, opens: { ...opens, session: sessionKey(session.id).userId } });
  return session;
}

// The work is done or undone by now: a key that could not be noted must not turn the answer into a fault.
function logFailure({ name, requestId }: Call): (error: unknown) => void {
  return (error) => log({ event: "fault", route: name, requestId, fault: faultOf(error) });
}
