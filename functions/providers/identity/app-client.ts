import { createHmac } from "node:crypto";
import {
  type CognitoIdentityProviderClient,
  DescribeUserPoolClientCommand,
} from "@aws-sdk/client-cognito-identity-provider";

/**
 * The user pool's app client as a function acts for it. Its secret is in no template and no environment: it is read from the
 * pool at the first use, and kept while the function is warm.
 */
export class AppClient {
  private reading?: Promise<string>;

  constructor(
    private readonly pool: Pick<CognitoIdentityProviderClient, "send">,
    readonly ids: { userPoolId: string; clientId: string },
  ) {}

  /** @throws Error when the pool does not answer, or the client has none */
  secret(): Promise<string> {
    this.reading ??= this.read().catch((error: unknown) => {
      this.reading = undefined;
      throw error;
    });
    return this.reading;
  }

  /** What a sign-in in the client's name must carry (`SECRET_HASH`). Source: Amazon Cognito Developer Guide, "Computing secret hash values". */
  async hashFor(username: string): Promise<string> {
    const content = `${username}${this.ids.clientId}`;
    return createHmac("sha256", await this.secret())
      .update(content)
      .digest("base64");
  }

  private async read(): Promise<string> {
    const { userPoolId: UserPoolId, clientId: ClientId } = this.ids;
    const answer = await this.pool.send(new DescribeUserPoolClientCommand({ UserPoolId, ClientId }));
    const secret = answer.UserPoolClient?.ClientSecret;
    if (!secret) throw new Error("The user pool's client has no secret.");
    return secret;
  }
}
