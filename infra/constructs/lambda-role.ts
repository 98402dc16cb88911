import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { LogGroup } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";

type RoleProps = { name: string; log: LogGroup; statements: PolicyStatement[] };

/** The role of one function: its own log, its traces and what it was granted. */
export function lambdaRole(scope: Construct, { name, log, statements }: RoleProps): Role {
  const logs = new PolicyStatement({
    actions: ["logs:CreateLogStream", "logs:PutLogEvents"],
    resources: [log.logGroupArn],
  });
  return new Role(scope, "Role", {
    assumedBy: new ServicePrincipal("lambda.amazonaws.com"),
    description: `Just what ${name} calls`,
    inlinePolicies: {
      own: new PolicyDocument({ statements: [logs, tracing(), ...statements], minimize: false }),
    },
  });
}

// X-Ray knows no resources: every one of its permissions is on "*".
function tracing(): PolicyStatement {
  return new PolicyStatement({ actions: ["xray:PutTraceSegments", "xray:PutTelemetryRecords"], resources: ["*"] });
}
