import { Duration, RemovalPolicy } from "aws-cdk-lib";
import type { IMetric } from "aws-cdk-lib/aws-cloudwatch";
import type { Role } from "aws-cdk-lib/aws-iam";
import { Architecture, Code, Function as LambdaFunction, Runtime, Tracing } from "aws-cdk-lib/aws-lambda";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { Construct } from "constructs";
import type { LogAlarm } from "#infra/needs/need";
import { raiseAlarm } from "./alarms";
import type { LambdaProps } from "./lambda-props";
import { lambdaRole } from "./lambda-role";
import { raiseLineAlarm } from "./line-alarm";

/** One function: its prebuilt bundle, its own role with just what it needs, its log, and an alarm that says `impact`. */
export class Lambda extends Construct {
  readonly function: LambdaFunction;
  readonly role: Role;
  private readonly props: LambdaProps;
  private readonly log: LogGroup;

  constructor(scope: Construct, id: string, props: LambdaProps) {
    super(scope, id);
    this.props = props;
    this.log = new LogGroup(this, "Log", {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.role = lambdaRole(this, { ...props, log: this.log });
    this.function = new LambdaFunction(this, "Function", {
      description: props.name,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      code: Code.fromAsset(props.bundle),
      handler: "index.handler",
      memorySize: props.memoryMb ?? 512,
      timeout: Duration.seconds(props.timeoutSeconds ?? 10),
      environment: props.environment,
      tracing: Tracing.ACTIVE,
      deadLetterQueue: props.deadLetterQueue,
      logGroup: this.log,
      // Nothing is added behind the back of infra/needs.
      role: this.role.withoutPolicyUpdates(),
    });
  }

  /** An alarm that says `impact`: on the function's own errors unless another metric is given. */
  alarmOn(metric: IMetric = this.function.metricErrors({ period: Duration.minutes(5) })): void {
    raiseAlarm(this, "Alarm", { metric, says: this.props.impact });
  }

  /** An alarm on a kind of line in the function's log. */
  alarmOnLine(line: LogAlarm): void {
    raiseLineAlarm(this, this.log, line);
  }
}
