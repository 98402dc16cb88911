import { Stack } from "aws-cdk-lib";
import type { Construct } from "constructs";
import type { InvokedJob, Needs } from "#infra/needs/need";
import { functionOf, published } from "../published";
import { senderDomain } from "../sender-domain";
import { all, allow, type Grant } from "./grant";

const functionVariables: Record<InvokedJob, string> = { "read-page": "READ_PAGE_FUNCTION" };

/** Calls of the user pool; with an empty list the function only knows the pool. */
export function addIdentity(scope: Construct, grant: Grant, parts: Needs[]): void {
  if (!parts.some(({ identity }) => identity !== undefined)) return;
  const pool = published(scope, "userPool");
  Object.assign(grant.environment, {
    USER_POOL_ID: pool,
    USER_POOL_CLIENT_ID: published(scope, "userPoolClient"),
    AUTH_DOMAIN: published(scope, "authDomain"),
  });
  const actions = all(parts, "identity");
  const arn = Stack.of(scope).formatArn({ service: "cognito-idp", resource: "userpool", resourceName: pool });
  if (actions.length > 0) grant.statements.push(allow("cognito-idp", actions, [arn]));
}

export function addMail(scope: Construct, grant: Grant, parts: Needs[]): void {
  if (!parts.some(({ sendsMail }) => sendsMail)) return;
  const arnOf = (resource: string, resourceName: string) =>
    Stack.of(scope).formatArn({ service: "ses", resource, resourceName });
  // SES asks for both: the domain that mails come from, and the set that is the domain's own.
  const arns = [arnOf("identity", senderDomain(scope)), arnOf("configuration-set", published(scope, "mailSet"))];
  grant.statements.push(allow("ses", ["SendEmail"], arns));
}

export function addInvocations(scope: Construct, grant: Grant, parts: Needs[]): void {
  for (const name of all(parts, "invokes")) {
    const arn = published(scope, functionOf[name]);
    grant.environment[functionVariables[name]] = arn;
    grant.statements.push(allow("lambda", ["InvokeFunction"], [arn]));
  }
}
