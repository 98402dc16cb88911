import type { FunctionSetup } from "../template/functions";
import { jsonAnswer, jsonError } from "./json-service";
import { ServiceError, type StandIn, type StandInRequest } from "./stand-in";

export type LambdaServiceParts = {
  functions: readonly FunctionSetup[];
  invoke: (functionId: string, event: unknown) => Promise<unknown>;
  /** As an event that no one waits for: it is tried again, and kept in the function's dead-letter queue in the end. */
  start: (functionId: string, event: unknown) => void;
};

const invocations = /^\/2015-03-31\/functions\/([^/?]+)\/invocations\/?(?:\?|$)/;
/** Lambda takes no larger event that is not waited for. */
const MOST_EVENT_BYTES = 1_048_576;

/** The name or ARN of the function that a request calls; undefined when it calls none. */
export function invokedFunction(url: string): string | undefined {
  const name = invocations.exec(url)?.[1];
  return name === undefined ? undefined : decodeURIComponent(name);
}

/**
 * Stands in for Lambda's `Invoke`, with the invocation types `Event` and `RequestResponse`.
 *
 * Source: AWS Lambda API reference, "Invoke".
 */
export function createLambda(parts: LambdaServiceParts): StandIn {
  return {
    handle: async (request) => {
      try {
        return await answer(request, parts);
      } catch (error) {
        return jsonError(error);
      }
    },
  };
}

async function answer(request: StandInRequest, { functions, invoke, start }: LambdaServiceParts) {
  const name = invokedFunction(request.url);
  const setup = functions.find(({ arn, logicalId }) => arn === name || logicalId === name);
  if (request.method !== "POST" || !setup) {
    throw new ServiceError("ResourceNotFoundException", `Function not found: ${name}`, 404);
  }
  const event = eventOf(request.body);
  if (request.headers["x-amz-invocation-type"] === "Event") {
    if (request.body.length > MOST_EVENT_BYTES) {
      throw new ServiceError("RequestTooLargeException", "The event is larger than 1 MB.", 413);
    }
    start(setup.logicalId, event);
    return { ...jsonAnswer(202, {}), body: "" };
  }
  return jsonAnswer(200, Object((await invoke(setup.logicalId, event)) ?? {}));
}

function eventOf(body: Buffer): unknown {
  try {
    return body.length === 0 ? {} : JSON.parse(body.toString("utf8"));
  } catch {
    throw new ServiceError("InvalidRequestContentException", "The event is no JSON.");
  }
}
