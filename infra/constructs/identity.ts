import { CfnCondition, Duration, Fn, RemovalPolicy, SecretValue } from "aws-cdk-lib";
import {
  AccountRecovery,
  type CfnUserPoolClient,
  type CfnUserPoolIdentityProvider,
  FeaturePlan,
  Mfa,
  OAuthScope,
  ProviderAttribute,
  UserPool,
  type UserPoolClient,
  UserPoolIdentityProviderOidc,
} from "aws-cdk-lib/aws-cognito";
import { Construct } from "constructs";
import { OUTSIDE_PROVIDER } from "#shared/domain/account/outside-sign-in";
import { publish } from "./published";
import { setting } from "./setting";

type Outside = { provider: UserPoolIdentityProviderOidc; isThere: CfnCondition };

/** Who people are: one user pool, entered with a password or through an outside OpenID provider. */
export class Identity extends Construct {
  private readonly pool: UserPool;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.pool = new UserPool(this, "Pool", {
      featurePlan: FeaturePlan.ESSENTIALS,
      // Accounts are opened by the service alone, in one transaction with the member's own record.
      selfSignUpEnabled: false,
      // The pool's user name is the member's id: e-mail and username are claimed in the table, and may change.
      signInAliases: { username: true },
      // An id must come back from the pool as it went in. This can never be changed once the pool is there.
      signInCaseSensitive: true,
      standardAttributes: { email: { required: true, mutable: true } },
      // NIST SP 800-63B-4: length, no composition rules; common passwords are refused by the service.
      passwordPolicy: {
        minLength: 8,
        requireDigits: false,
        requireLowercase: false,
        requireSymbols: false,
        requireUppercase: false,
      },
      mfa: Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: false },
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    const domain = this.pool.addDomain("Domain", {
      cognitoDomain: { domainPrefix: setting(this, "AUTH_DOMAIN_PREFIX") },
    });
    const client = this.webClient(setting(this, "SITE_ORIGIN"), this.outsideProvider());

    publish(this, "userPool", this.pool.userPoolId);
    publish(this, "userPoolClient", client.userPoolClientId);
    publish(this, "authDomain", domain.baseUrl());
  }

  /** None where the operator names no issuer. */
  private outsideProvider(): Outside {
    const isThere = new CfnCondition(this, "HasOutsideProvider", {
      expression: Fn.conditionNot(Fn.conditionEquals(setting(this, "OUTSIDE_ISSUER"), "")),
    });
    const secretName = setting(this, "OUTSIDE_PROVIDER_SECRET");
    const provider = new UserPoolIdentityProviderOidc(this, "OutsideProvider", {
      userPool: this.pool,
      name: OUTSIDE_PROVIDER,
      issuerUrl: setting(this, "OUTSIDE_ISSUER"),
      clientId: setting(this, "OUTSIDE_CLIENT_ID"),
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

  private webClient(siteOrigin: string, { provider, isThere }: Outside): UserPoolClient {
    const client = this.pool.addClient("Web", {
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
}
