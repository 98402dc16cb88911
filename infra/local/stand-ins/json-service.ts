import { randomUUID } from "node:crypto";
import * as z from "zod";
import { ServiceError, type StandIn, type StandInAnswer, type StandInRequest } from "./stand-in";

export type Operation = (input: unknown) => Promise<object>;

/** An operation that takes what `schema` describes; anything else is refused with `code`. */
export function operation<S extends z.ZodType>(
  schema: S,
  run: (input: z.output<S>) => object | Promise<object>,
  code = "ValidationException",
): Operation {
  return async (input) => {
    const parsed = schema.safeParse(input);
    if (!parsed.success) throw new ServiceError(code, z.prettifyError(parsed.error));
    return run(parsed.data);
  };
}

/**
 * A service that speaks AWS JSON: the operation is named in `X-Amz-Target`, input and output are JSON bodies.
 *
 * Source: Smithy specification, "AWS JSON 1.1 protocol". An operation not listed is an UnknownOperationException.
 */
export function jsonService(operations: Record<string, Operation>, version: "1.0" | "1.1" = "1.1"): StandIn {
  const contentType = `application/x-amz-json-${version}`;
  return {
    handle: async (request) => {
      try {
        return jsonAnswer(200, await run(operations, request), contentType);
      } catch (error) {
        return jsonError(error, contentType);
      }
    },
  };
}

/** A JSON answer with the request id that every AWS service gives. */
export function jsonAnswer(status: number, body: object, contentType = "application/json"): StandInAnswer {
  const headers = { "content-type": contentType, "x-amzn-requestid": randomUUID() };
  return { status, headers, body: JSON.stringify(body) };
}

/** The error as an AWS JSON service words it; what is no ServiceError is an InternalFailure. */
export function jsonError(error: unknown, contentType = "application/json"): StandInAnswer {
  const known = error instanceof ServiceError ? error : internalFailure(error);
  const answer = jsonAnswer(known.status, { __type: known.code, message: known.message }, contentType);
  return { ...answer, headers: { ...answer.headers, "x-amzn-errortype": known.code } };
}

async function run(operations: Record<string, Operation>, request: StandInRequest): Promise<object> {
  const name = request.headers["x-amz-target"]?.split(".").at(-1) ?? "";
  const wanted = Object.hasOwn(operations, name) ? operations[name] : undefined;
  if (wanted === undefined) throw new ServiceError("UnknownOperationException", `Unknown operation ${name}`);
  return wanted(parsedBody(request.body));
}

function parsedBody(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8") || "{}");
  } catch {
    throw new ServiceError("SerializationException", "The body is not JSON");
  }
}

function internalFailure(error: unknown): ServiceError {
  console.error("A stand-in failed:", error);
  return new ServiceError("InternalFailure", "The stand-in failed", 500);
}
