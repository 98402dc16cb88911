import * as z from "zod";
import type { Identity, ReadIdentity } from "./identity-token";

const LONGEST_MS = 8_000;

export type OutsideSettings = { authDomain: string; clientId: string; redirectUri: string };

/** What a sign-in remembers between leaving for the provider and coming back. */
export type Challenge = { state: string; nonce: string; codeChallenge: string };

const Tokens = z.object({ id_token: z.string().min(1) });

/** Sign-in through the outside provider at the user pool's domain: authorization code, PKCE (S256), state, nonce (ASVS 10). */
export class OutsideSignIn {
  constructor(
    private readonly settings: OutsideSettings,
    private readonly read: ReadIdentity,
  ) {}

  /** The provider's address to send the browser to. */
  addressOf({ state, nonce, codeChallenge }: Challenge): string {
    const { authDomain, clientId, redirectUri } = this.settings;
    const query = new URLSearchParams({
      response_type: "code",
      client_id: clientId,
      redirect_uri: redirectUri,
      scope: "openid email profile",
      state,
      nonce,
      code_challenge: codeChallenge,
      code_challenge_method: "S256",
      identity_provider: "Outside",
    });
    return `${authDomain}/oauth2/authorize?${query}`;
  }

  /**
   * Redeems a code. The tokens are verified and dropped.
   *
   * @throws Error when the code, its verifier or the token is not accepted, or the provider does not answer within 8 s
   */
  async identityOf({ code, codeVerifier }: { code: string; codeVerifier: string }): Promise<Identity> {
    const { authDomain, clientId, redirectUri } = this.settings;
    const answer = await fetch(`${authDomain}/oauth2/token`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", accept: "application/json" },
      body: new URLSearchParams({
        grant_type: "authorization_code",
        client_id: clientId,
        redirect_uri: redirectUri,
        code,
        code_verifier: codeVerifier,
      }).toString(),
      signal: AbortSignal.timeout(LONGEST_MS),
    });
    if (!answer.ok) throw new Error(`The token endpoint answered ${answer.status}.`);
    const { id_token: idToken } = Tokens.parse(await answer.json());
    return this.read(idToken);
  }
}
