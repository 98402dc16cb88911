import { beforeDeadline } from "#functions/shell/deadline";

/** Time limits and tries of every client of the cloud: 1 s to connect, 3 s to answer, 3 tries. */
export const clientConfig = {
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 3_000, throwOnRequestTimeout: true },
};

type Step = <A, R>(next: (args: A) => Promise<R>) => (args: A) => Promise<R>;
type Client = {
  middlewareStack: { add(step: Step, options: { step: "deserialize" }): void; remove(name: string): boolean };
};

/**
 * Makes each try of a client end with the present call's deadline, also when a later call thaws what an earlier one left running.
 * The client's own log is off: no one reads it, and it copies each request and answer.
 */
export function endingInTime<C extends Client>(client: C): C {
  client.middlewareStack.remove("loggerMiddleware");
  client.middlewareStack.add((next) => (args) => beforeDeadline(() => next(args)), { step: "deserialize" });
  return client;
}
