import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { log } from "#functions/runtime/log";
import { now } from "#functions/runtime/now";
import { errorAnswer, finished } from "#functions/runtime/shell/answers";
import type { ApiAnswer } from "#functions/runtime/shell/call";
import { AppError } from "#shared/api/errors";

/** Answers what no line of the route table does, by path or by method: an address that was not found. */
export async function handler({ requestContext: { requestId } }: APIGatewayProxyEventV2): Promise<ApiAnswer> {
  const error = new AppError("NOT_FOUND");
  log({ event: "request", route: "unknown", requestId, status: error.status });
  return finished(errorAnswer(error, requestId), { requestId, newCookies: [] }, now());
}
