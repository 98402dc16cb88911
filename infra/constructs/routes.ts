import { HttpApi, HttpMethod, HttpRoute, HttpRouteKey } from "aws-cdk-lib/aws-apigatewayv2";
import { Construct } from "constructs";
import { bundleFolder } from "#infra/build/bundle-functions";
import { needs } from "#infra/needs";
import { shellNeeds } from "#infra/needs/shell";
import { type RouteLine, type RouteName, routes } from "#shared/api/routes";
import { failedAnswers } from "./failed-answers";
import { grantOf } from "./grants/grant-of";
import { Lambda } from "./lambda";
import { LambdaInRole, roleToInvoke } from "./lambda-in-role";
import { published } from "./published";

type RoutesProps = {
  names: RouteName[];
  /** Construct id of the role in which the API calls the functions. */
  invoker: string;
};

/** Lines of the route table, each with a Lambda of its own. A new route needs no change here. */
export class Routes extends Construct {
  constructor(scope: Construct, id: string, { names, invoker }: RoutesProps) {
    super(scope, id);
    const lambdas = names.map((name) => [name, this.lambda(name)] as const);
    const role = roleToInvoke(
      this,
      invoker,
      lambdas.map(([, lambda]) => lambda),
    );
    const httpApi = HttpApi.fromHttpApiAttributes(this, "Http", { httpApiId: published(this, "apiId") });
    for (const [name, lambda] of lambdas) {
      const { path, method }: RouteLine = routes[name];
      const integration = new LambdaInRole(name, lambda.function, role);
      const routeKey = HttpRouteKey.with(path, HttpMethod[method]);
      new HttpRoute(this, `${name}-route`, { httpApi, routeKey, integration });
    }
  }

  private lambda(name: RouteName): Lambda {
    const { impact }: RouteLine = routes[name];
    const own = needs[name];
    const lambda = new Lambda(this, name, {
      name,
      bundle: bundleFolder(`routes/${name}`),
      impact,
      timeoutSeconds: own.timeoutSeconds,
      memoryMb: own.memoryMb,
      ...grantOf(this, shellNeeds(name), own),
    });
    lambda.alarmOn(failedAnswers(name));
    for (const line of own.logAlarms ?? []) lambda.alarmOnLine(line);
    return lambda;
  }
}
