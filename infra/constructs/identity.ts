import { Duration, RemovalPolicy, SecretValue } from "aws-cdk-lib";
import {
  AccountRecovery,
  FeaturePlan,
  Mfa,
  OAuthScope,
  ProviderAttribute,
  UserPool,
  type UserPoolClient,
  UserPoolClientIdentityProvider,
  UserPoolIdentityProviderOidc,
} from "aws-cdk-lib/aws-cognito";
import { Construct } from "constructs";
import { publish } from "./published";
import { setting } from "./settings";

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
      signInCaseSensitive: false,
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

  private outsideProvider(): UserPoolIdentityProviderOidc {
    const secretName = setting(this, "OUTSIDE_PROVIDER_SECRET");
    return new UserPoolIdentityProviderOidc(this, "OutsideProvider", {
      userPool: this.pool,
      name: "Outside",
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
  }

  private webClient(siteOrigin: string, outside: UserPoolIdentityProviderOidc): UserPoolClient {
    const client = this.pool.addClient("Web", {
      generateSecret: false,
      // Passwords are handed on by a Lambda: SRP would protect nothing there.
      authFlows: { userPassword: true },
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      accessTokenValidity: Duration.minutes(60),
      idTokenValidity: Duration.minutes(60),
      refreshTokenValidity: Duration.hours(12),
      supportedIdentityProviders: [
        UserPoolClientIdentityProvider.COGNITO,
        UserPoolClientIdentityProvider.custom(outside.providerName),
      ],
      oAuth: {
        flows: { authorizationCodeGrant: true },
        scopes: [OAuthScope.OPENID, OAuthScope.EMAIL, OAuthScope.PROFILE],
        callbackUrls: [`${siteOrigin}/api/callback`],
        logoutUrls: [`${siteOrigin}/`],
      },
    });
    client.node.addDependency(outside);
    return client;
  }
}
