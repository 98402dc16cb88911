import { CfnCondition, Fn, SecretValue } from "aws-cdk-lib";
import {
  type CfnUserPoolIdentityProvider,
  ProviderAttribute,
  type UserPool,
  UserPoolIdentityProviderOidc,
} from "aws-cdk-lib/aws-cognito";
import type { Construct } from "constructs";
import { OUTSIDE_PROVIDER } from "#shared/domain/account/outside-sign-in";
import { setting } from "./setting";

export type OutsideProvider = { provider: UserPoolIdentityProviderOidc; isThere: CfnCondition };

/** The outside OpenID provider of a deployment; `isThere` is false where the operator names no issuer. */
export function outsideProvider(scope: Construct, userPool: UserPool): OutsideProvider {
  const isThere = new CfnCondition(scope, "HasOutsideProvider", {
    expression: Fn.conditionNot(Fn.conditionEquals(setting(scope, "OUTSIDE_ISSUER"), "")),
  });
  const secretName = setting(scope, "OUTSIDE_PROVIDER_SECRET");
  const provider = new UserPoolIdentityProviderOidc(scope, "OutsideProvider", {
    userPool,
    name: OUTSIDE_PROVIDER,
    issuerUrl: setting(scope, "OUTSIDE_ISSUER"),
    clientId: setting(scope, "OUTSIDE_CLIENT_ID"),
    // A reference that CloudFormation resolves: the secret itself is in no template.
    clientSecret: SecretValue.secretsManager(secretName).unsafeUnwrap(),
    scopes: ["openid", "email", "profile"],
    attributeMapping: {
      email: ProviderAttribute.other("email"),
      // Without it no address counts as proven, and the service would open no account.
      emailVerified: ProviderAttribute.other("email_verified"),
      givenName: ProviderAttribute.other("given_name"),
      familyName: ProviderAttribute.other("family_name"),
    },
  });
  (provider.node.defaultChild as CfnUserPoolIdentityProvider).cfnOptions.condition = isThere;
  return { provider, isThere };
}
