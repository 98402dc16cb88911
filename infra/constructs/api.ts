import { HttpApi, HttpRoute, HttpRouteKey, HttpStage } from "aws-cdk-lib/aws-apigatewayv2";
import { Construct } from "constructs";
import { bundleFolder, UNKNOWN } from "#infra/build/bundle-functions";
import { accessLog } from "./access-log";
import { Lambda } from "./lambda";
import { LambdaInRole, roleToInvoke } from "./lambda-in-role";
import { publish } from "./published";

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
    new HttpStage(this, "Stage", {
      httpApi: this.http,
      stageName: "$default",
      autoDeploy: true,
      throttle: { rateLimit: 500, burstLimit: 1_000 },
      accessLogSettings: accessLog(this),
    });
  }
}
