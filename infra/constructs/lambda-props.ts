import type { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { IQueue } from "aws-cdk-lib/aws-sqs";

/** What a function is made of. */
export type LambdaProps = {
  /** `auth/login`, `send-letters`: what people look for in lists. */
  name: string;
  /** The folder of its bundle. */
  bundle: string;
  /** What people lose while it fails. */
  impact: string;
  environment: Record<string, string>;
  statements: PolicyStatement[];
  timeoutSeconds?: number;
  memoryMb?: number;
  /** For asynchronous events: where they go when the function has thrown at each of three tries. */
  deadLetterQueue?: IQueue;
};
