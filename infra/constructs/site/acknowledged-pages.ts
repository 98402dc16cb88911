import { Annotations, Stack, Validations } from "aws-cdk-lib";
import type { Bucket, CfnBucket } from "aws-cdk-lib/aws-s3";

// CDK's own function that copies the site's files: its role is CDK's, and it runs at deployments only.
const copierFindings = [
  "L1",
  "IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]",
  ...["s3:List*", "s3:GetObject*", "s3:GetBucket*", "s3:DeleteObject*", "s3:Abort*"].map(
    (action) => `IAM5[Action::${action}]`,
  ),
  "IAM5[Resource::arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-us-east-1/*]",
];

/** The findings on the pages' bucket, and on the function that copies the built pages into their bucket. */
export function acknowledgePages(pages: Bucket): void {
  // The log bucket's own stack allows it.
  Annotations.of(pages).acknowledgeWarning("@aws-cdk/aws-s3:accessLogsPolicyNotAdded");
  const stack = Stack.of(pages);
  // The function in front of the default behavior makes each request one for a file: none reaches the bucket's own address.
  Annotations.of(stack).acknowledgeWarning("@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk");
  const logicalId = stack.getLogicalId(pages.node.defaultChild as CfnBucket);
  for (const finding of [...copierFindings, `IAM5[Resource::<${logicalId}.Arn>/*]`]) {
    const reason = "CDK's own copier of the site's files.";
    Validations.of(stack).acknowledge({ id: `AwsSolutions::AwsSolutions-${finding}`, reason });
  }
}
