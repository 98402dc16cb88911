import type { Context } from "aws-lambda";
import { AppError } from "#shared/api/errors";
import { finishAnswer } from "./answers";
import type { ApiAnswer, ApiEvent } from "./call";
import { DeadlineError, withDeadline } from "./deadline";
import { refusalAnswer } from "./failure-page";
import { faultOf, log } from "./log";
import { now } from "./now";

/** What waits for the cloud is given up this long before the platform ends the function; the route can still tidy up. */
const GIVE_UP_MS = 1_500;
/** Whatever else hangs: this long before the end an answer goes out. */
const ANSWER_MS = 500;

/**
 * Sees to it that a call is answered before the platform ends its function, which would answer with a 500 that says nothing.
 *
 * What hangs is left behind: nothing asks the cloud again for it, also not when the function runs on with the next call.
 */
export async function inTime(event: ApiEvent, context: Context, run: () => Promise<ApiAnswer>): Promise<ApiAnswer> {
  if (!context.getRemainingTimeInMillis) return run();
  const left = context.getRemainingTimeInMillis();
  const deadline = new AbortController();
  const giveUp = setTimeout(() => deadline.abort(), left - GIVE_UP_MS);
  let answerNow: NodeJS.Timeout | undefined;
  const late = new Promise<ApiAnswer>((answer) => {
    answerNow = setTimeout(() => answer(lateAnswer(event)), left - ANSWER_MS);
  });
  try {
    return await Promise.race([withDeadline(deadline.signal, run), late]);
  } finally {
    clearTimeout(giveUp);
    clearTimeout(answerNow);
  }
}

function lateAnswer({ call }: ApiEvent): ApiAnswer {
  const error = new AppError("SERVICE_UNAVAILABLE", { retryAfterSeconds: 2 });
  const { name: route, requestId } = call;
  log({ event: "fault", route, requestId, code: error.code, fault: faultOf(new DeadlineError()) });
  return finishAnswer(refusalAnswer(error, call), call, now());
}
