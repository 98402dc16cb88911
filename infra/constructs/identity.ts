import { RemovalPolicy } from "aws-cdk-lib";
import { AccountRecovery, FeaturePlan, Mfa, UserPool } from "aws-cdk-lib/aws-cognito";
import { Construct } from "constructs";
import { outsideProvider } from "./outside-provider";
import { publish } from "./published";
import { setting } from "./setting";
import { webClient } from "./web-client";

/** Who people are: one user pool, entered with a password or through an outside OpenID provider. */
export class Identity extends Construct {
  constructor(scope: Construct, id: string) {
    super(scope, id);
    const pool = new UserPool(this, "Pool", {
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
    const domain = pool.addDomain("Domain", {
      cognitoDomain: { domainPrefix: setting(this, "AUTH_DOMAIN_PREFIX") },
    });
    const client = webClient(pool, setting(this, "SITE_ORIGIN"), outsideProvider(this, pool));

    publish(this, "userPool", pool.userPoolId);
    publish(this, "userPoolClient", client.userPoolClientId);
    publish(this, "authDomain", domain.baseUrl());
  }
}
