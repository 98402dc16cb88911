import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { errorAnswer, finishAnswer } from "#functions/shell/answers";
import type { ApiAnswer } from "#functions/shell/call";
import { signInPage } from "#functions/shell/failure-page";
import { log } from "#functions/shell/log";
import { now } from "#functions/shell/now";
import { AppError } from "#shared/api/errors";

/** Where browsers come for pages: see `failsOnPage` in the route table. */
const pages = new Set(["/api/login", "/api/callback"]);

/** Answers what no line of the route table does, by path or by method: an address that was not found. */
export async function handler(event: APIGatewayProxyEventV2): Promise<ApiAnswer> {
  const { requestId } = event.requestContext;
  const error = new AppError("NOT_FOUND");
  log({ event: "request", route: "unknown", requestId, status: error.status });
  const isForPage = pages.has(event.rawPath) && event.headers["sec-fetch-site"] !== undefined;
  const answer = isForPage ? signInPage("link", 303) : errorAnswer(error, requestId);
  return finishAnswer(answer, { requestId, newCookies: [] }, now());
}
