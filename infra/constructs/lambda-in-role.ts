import {
  HttpIntegrationType,
  HttpRouteIntegration,
  type HttpRouteIntegrationConfig,
  IntegrationCredentials,
  PayloadFormatVersion,
} from "aws-cdk-lib/aws-apigatewayv2";
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { IFunction } from "aws-cdk-lib/aws-lambda";
import type { Construct } from "constructs";
import type { Lambda } from "./lambda";

/** The API calls the functions of a stack in one role: a permission at each would be one more resource for every route. */
export class LambdaInRole extends HttpRouteIntegration {
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

/** The role in which the API calls these functions, and nothing else. */
export function roleToInvoke(scope: Construct, id: string, lambdas: Lambda[]): Role {
  const resources = lambdas.map((lambda) => lambda.function.functionArn);
  const invoke = new PolicyStatement({ actions: ["lambda:InvokeFunction"], resources });
  return new Role(scope, id, {
    assumedBy: new ServicePrincipal("apigateway.amazonaws.com"),
    inlinePolicies: { own: new PolicyDocument({ statements: [invoke] }) },
  });
}
