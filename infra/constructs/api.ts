import { RemovalPolicy } from "aws-cdk-lib";
import { AccessLogFormat } from "aws-cdk-lib/aws-apigateway";
import { HttpApi, HttpRoute, HttpRouteKey, HttpStage, LogGroupLogDestination } from "aws-cdk-lib/aws-apigatewayv2";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { Construct } from "constructs";
import { bundleFolder, UNKNOWN } from "#infra/build/bundle-functions";
import { countFailedAnswers } from "./failed-answers";
import { Lambda } from "./lambda";
import { LambdaInRole, roleToInvoke } from "./lambda-in-role";
import { publish } from "./published";

const accessLog = {
  at: "$context.requestTimeEpoch",
  requestId: "$context.requestId",
  route: "$context.routeKey",
  status: "$context.status",
  durationMs: "$context.responseLatency",
  integrationError: "$context.integrationErrorMessage",
};

/** The HTTP API, and the function that answers what is no route. */
export class Api extends Construct {
  private readonly http: HttpApi;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.http = new HttpApi(this, "Http", { description: "One Lambda for each route", createDefaultStage: false });
    publish(this, "apiId", this.http.apiId);
    this.addStage();
    this.answerUnknown();
  }

  // Left to itself, API Gateway says "Not Found" in another shape than every other error.
  private answerUnknown(): void {
    const lambda = new Lambda(this, UNKNOWN, {
      name: UNKNOWN,
      bundle: bundleFolder(`routes/${UNKNOWN}`),
      impact: "Programs that call a wrong address get no documented error.",
      environment: {},
      statements: [],
    });
    const integration = new LambdaInRole(UNKNOWN, lambda.function, roleToInvoke(this, "Invoker", [lambda]));
    new HttpRoute(this, "Default", { httpApi: this.http, routeKey: HttpRouteKey.DEFAULT, integration });
    lambda.alarmOn();
  }

  private addStage(): void {
    const log = new LogGroup(this, "AccessLog", {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    countFailedAnswers(this, log);
    new HttpStage(this, "Stage", {
      httpApi: this.http,
      stageName: "$default",
      autoDeploy: true,
      throttle: { rateLimit: 500, burstLimit: 1_000 },
      accessLogSettings: {
        destination: new LogGroupLogDestination(log),
        format: AccessLogFormat.custom(JSON.stringify(accessLog)),
      },
    });
  }
}
