import { Duration } from "aws-cdk-lib";
import { type CfnUserPoolClient, OAuthScope, type UserPool, type UserPoolClient } from "aws-cdk-lib/aws-cognito";
import type { OutsideProvider } from "./outside-provider";

/** The user pool's one client: the functions, which take passwords, and the sign-in by the outside provider. */
export function webClient(pool: UserPool, siteOrigin: string, { provider, isThere }: OutsideProvider): UserPoolClient {
  const client = pool.addClient("Web", {
    // Passwords come from the functions alone, in calls that their roles sign. A public flow would take them from anyone who
    // knows the client's id, past the firewall and every limit.
    generateSecret: true,
    authFlows: { adminUserPassword: true },
    preventUserExistenceErrors: true,
    enableTokenRevocation: true,
    accessTokenValidity: Duration.minutes(60),
    idTokenValidity: Duration.minutes(60),
    refreshTokenValidity: Duration.hours(12),
    oAuth: {
      flows: { authorizationCodeGrant: true },
      scopes: [OAuthScope.OPENID, OAuthScope.EMAIL, OAuthScope.PROFILE],
      callbackUrls: [`${siteOrigin}/api/callback`],
      // Home after signing out; and to a sign-in that the domain must not answer from memory.
      logoutUrls: [`${siteOrigin}/`, `${siteOrigin}/api/login`],
    },
  });
  // The domain's own page asks for no password of the pool: it knows none of the service's limits. Without a provider
  // it is switched off.
  const whereThere = (value: unknown, otherwise: unknown) => ({ "Fn::If": [isThere.logicalId, value, otherwise] });
  const resource = client.node.defaultChild as CfnUserPoolClient;
  resource.addPropertyOverride("SupportedIdentityProviders", whereThere([provider.providerName], ["COGNITO"]));
  resource.addPropertyOverride("AllowedOAuthFlowsUserPoolClient", whereThere(true, false));
  return client;
}
