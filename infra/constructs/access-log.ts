import { RemovalPolicy } from "aws-cdk-lib";
import { AccessLogFormat } from "aws-cdk-lib/aws-apigateway";
import { type IAccessLogSettings, LogGroupLogDestination } from "aws-cdk-lib/aws-apigatewayv2";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";
import { countFailedAnswers } from "./failed-answers";

const fields = {
  at: "$context.requestTimeEpoch",
  requestId: "$context.requestId",
  route: "$context.routeKey",
  status: "$context.status",
  durationMs: "$context.responseLatency",
  integrationError: "$context.integrationErrorMessage",
};

/** The API's log of its calls, a line each, in which failed answers are counted. */
export function accessLog(scope: Construct): IAccessLogSettings {
  const log = new LogGroup(scope, "AccessLog", {
    retention: RetentionDays.THREE_MONTHS,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  countFailedAnswers(scope, log);
  return { destination: new LogGroupLogDestination(log), format: AccessLogFormat.custom(JSON.stringify(fields)) };
}
