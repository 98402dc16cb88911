import { Duration, RemovalPolicy, Stack } from "aws-cdk-lib";
import { AccessLogFormat } from "aws-cdk-lib/aws-apigateway";
import {
  HttpApi,
  HttpIntegrationType,
  HttpMethod,
  HttpRoute,
  HttpRouteIntegration,
  type HttpRouteIntegrationConfig,
  HttpRouteKey,
  HttpStage,
  IntegrationCredentials,
  LogGroupLogDestination,
  PayloadFormatVersion,
} from "aws-cdk-lib/aws-apigatewayv2";
import { Metric } from "aws-cdk-lib/aws-cloudwatch";
import { PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { IFunction } from "aws-cdk-lib/aws-lambda";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import { Construct } from "constructs";
import { bundleFolder, UNKNOWN } from "#infra/build/bundle-functions";
import { needs, shellNeeds } from "#infra/needs";
import { type RouteLine, routeNames, routes } from "#shared/api/routes";
import type { Grants } from "./grants";
import { Lambda } from "./lambda";

const accessLog = {
  at: "$context.requestTimeEpoch",
  requestId: "$context.requestId",
  route: "$context.routeKey",
  status: "$context.status",
  durationMs: "$context.responseLatency",
  integrationError: "$context.integrationErrorMessage",
};

/** The HTTP API: one Lambda for each line of the route table, and one for everything else. A new route needs no change here. */
export class Api extends Construct {
  readonly http: HttpApi;

  constructor(scope: Construct, id: string, { grants, alarms }: { grants: Grants; alarms: ITopic }) {
    super(scope, id);
    this.http = new HttpApi(this, "Http", { description: "One Lambda for each route", createDefaultStage: false });
    const stage = this.stage();
    const invoker = new Role(this, "Invoker", { assumedBy: new ServicePrincipal("apigateway.amazonaws.com") });
    const invoked: string[] = [];

    for (const name of routeNames) {
      const { method, path, impact }: RouteLine = routes[name];
      const own = needs[name];
      const lambda = new Lambda(this, name, {
        name,
        bundle: bundleFolder(`routes/${name}`),
        impact,
        timeoutSeconds: own.timeoutSeconds,
        memoryMb: own.memoryMb,
        alarms,
        ...grants.of(shellNeeds(name), own),
      });
      invoked.push(lambda.function.functionArn);
      const integration = new LambdaInRole(name, lambda.function, invoker);
      this.http.addRoutes({ path, methods: [HttpMethod[method]], integration });
      lambda.alarmOn(
        new Metric({
          namespace: "AWS/ApiGateway",
          metricName: "5xx",
          dimensionsMap: { ApiId: this.http.apiId, Stage: stage.stageName, Method: method, Resource: path },
          statistic: "sum",
          period: Duration.minutes(5),
        }),
      );
    }
    invoked.push(this.answerUnknown(invoker, alarms));
    invoker.addToPolicy(new PolicyStatement({ actions: ["lambda:InvokeFunction"], resources: invoked }));
  }

  // Left to itself, API Gateway says "Not Found" in another shape than every other error.
  private answerUnknown(invoker: Role, alarms: ITopic): string {
    const lambda = new Lambda(this, UNKNOWN, {
      name: UNKNOWN,
      bundle: bundleFolder(`routes/${UNKNOWN}`),
      impact: "Programs that call a wrong address are not told so in the documented words.",
      environment: {},
      statements: [],
      alarms,
    });
    const integration = new LambdaInRole(UNKNOWN, lambda.function, invoker);
    new HttpRoute(this, "Default", { httpApi: this.http, routeKey: HttpRouteKey.DEFAULT, integration });
    lambda.alarmOn();
    return lambda.function.functionArn;
  }

  /** The API's host, for the distribution in front of it. */
  get host(): string {
    return `${this.http.apiId}.execute-api.${Stack.of(this).region}.amazonaws.com`;
  }

  private stage(): HttpStage {
    const log = new LogGroup(this, "AccessLog", {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    return new HttpStage(this, "Stage", {
      httpApi: this.http,
      stageName: "$default",
      autoDeploy: true,
      detailedMetricsEnabled: true,
      throttle: { rateLimit: 500, burstLimit: 1_000 },
      accessLogSettings: {
        destination: new LogGroupLogDestination(log),
        format: AccessLogFormat.custom(JSON.stringify(accessLog)),
      },
    });
  }
}

/** The API calls its functions in one role: with a permission at each, the stack would outgrow CloudFormation's 500 resources. */
class LambdaInRole extends HttpRouteIntegration {
  constructor(
    id: string,
    private readonly lambda: IFunction,
    private readonly role: Role,
  ) {
    super(id);
  }

  bind(): HttpRouteIntegrationConfig {
    return {
      type: HttpIntegrationType.AWS_PROXY,
      uri: this.lambda.functionArn,
      payloadFormatVersion: PayloadFormatVersion.VERSION_2_0,
      credentials: IntegrationCredentials.fromRole(this.role),
    };
  }
}
