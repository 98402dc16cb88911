import { CfnParameter, Duration, RemovalPolicy, SecretValue, Stack } from "aws-cdk-lib";
import {
  AccountRecovery,
  FeaturePlan,
  Mfa,
  OAuthScope,
  ProviderAttribute,
  UserPool,
  type UserPoolClient,
  UserPoolClientIdentityProvider,
  type UserPoolDomain,
  UserPoolIdentityProviderOidc,
} from "aws-cdk-lib/aws-cognito";
import { Construct } from "constructs";

/** Who people are: one user pool, entered with a password or through an outside OpenID provider. */
export class Identity extends Construct {
  readonly pool: UserPool;
  readonly client: UserPoolClient;
  private readonly domain: UserPoolDomain;

  constructor(scope: Construct, id: string, { siteOrigin }: { siteOrigin: string }) {
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
      removalPolicy: RemovalPolicy.RETAIN,
    });
    this.domain = this.pool.addDomain("Domain", {
      cognitoDomain: { domainPrefix: this.parameter("AuthDomainPrefix") },
    });
    this.client = this.webClient(siteOrigin, this.outsideProvider());
  }

  /** What the functions that speak to the pool are told of it. */
  get environment(): Record<string, string> {
    return {
      USER_POOL_ID: this.pool.userPoolId,
      USER_POOL_CLIENT_ID: this.client.userPoolClientId,
      AUTH_DOMAIN: this.domain.baseUrl(),
    };
  }

  private outsideProvider(): UserPoolIdentityProviderOidc {
    const secretName = this.parameter("OutsideProviderSecret");
    return new UserPoolIdentityProviderOidc(this, "OutsideProvider", {
      userPool: this.pool,
      name: "Outside",
      issuerUrl: this.parameter("OutsideIssuer"),
      clientId: this.parameter("OutsideClientId"),
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

  private parameter(name: string): string {
    const description = {
      AuthDomainPrefix: "The first part of the sign-in domain's name.",
      OutsideIssuer: "The outside OpenID provider's issuer address.",
      OutsideClientId: "The client id that the outside provider gave.",
      OutsideProviderSecret: "The name of the secret that holds the outside provider's client secret.",
    }[name];
    return new CfnParameter(Stack.of(this), name, { description }).valueAsString;
  }
}
