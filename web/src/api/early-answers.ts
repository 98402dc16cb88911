declare global {
  /** What the page's own script asked the server for, by address, while the app's code was on its way. */
  var earlyAnswers: Partial<Record<string, Promise<Response>>> | undefined;
}

/**
 * The answer to a call that the page has made already, for the first that makes it. Any change ends them all: what was asked for before
 * it may be old.
 *
 * @returns undefined when the call is still to be made
 */
export function takeEarlyAnswer(url: string, method: string): Promise<Response> | undefined {
  if (method !== "GET") globalThis.earlyAnswers = undefined;
  const answer = globalThis.earlyAnswers?.[url];
  if (globalThis.earlyAnswers) globalThis.earlyAnswers[url] = undefined;
  return answer;
}
