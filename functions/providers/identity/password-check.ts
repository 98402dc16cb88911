import { setTimeout } from "node:timers/promises";
import { AuthenticationDetails, CognitoUser, CognitoUserPool } from "amazon-cognito-identity-js";
import { AppError } from "#shared/api/errors";
import type { PoolSettings, ReadIdentity } from "./identity-token";

const LONGEST_MS = 6_000;

// What a wrong name and a wrong password have in common: the pool said no.
const refusals = new Set([
  "NotAuthorizedException",
  "UserNotFoundException",
  "UserNotConfirmedException",
  "PasswordResetRequiredException",
  "InvalidParameterException",
]);

/**
 * Asks the user pool whether a password is right (`USER_PASSWORD_AUTH`: the call comes from a Lambda, where SRP would
 * protect nothing). The tokens that it gives are verified and dropped; the product needs none.
 */
export class PasswordCheck {
  private readonly pool: CognitoUserPool;

  /** @param endpoint where the pool is, when not at its own address in the cloud */
  constructor(
    { userPoolId, clientId, endpoint }: PoolSettings & { endpoint?: string },
    private readonly read: ReadIdentity,
  ) {
    this.pool = new CognitoUserPool({ UserPoolId: userPoolId, ClientId: clientId, endpoint, Storage: nowhere });
  }

  /**
   * @param username the pool's name: the member's id
   * @throws AppError SERVICE_UNAVAILABLE when the pool does not answer
   */
  async isRight(username: string, password: string): Promise<boolean> {
    const idToken = await Promise.race([this.idToken(username, password), tooLate()]);
    if (idToken === undefined) return false;
    const identity = await this.read(idToken);
    return identity.username === username;
  }

  private idToken(username: string, password: string): Promise<string | undefined> {
    const user = new CognitoUser({ Username: username, Pool: this.pool, Storage: nowhere });
    user.setAuthenticationFlowType("USER_PASSWORD_AUTH");
    const details = new AuthenticationDetails({ Username: username, Password: password });
    return new Promise((resolve, reject) => {
      const no = () => resolve(undefined);
      user.authenticateUser(details, {
        onSuccess: (session) => resolve(session.getIdToken().getJwtToken()),
        onFailure: (error: unknown) => (isRefusal(error) ? no() : reject(asUnavailable(error))),
        newPasswordRequired: no,
        mfaRequired: no,
        totpRequired: no,
        customChallenge: no,
        mfaSetup: no,
        selectMFAType: no,
      });
    });
  }
}

// The library keeps tokens in a storage of its own, which would outlive the request.
const nowhere = { setItem: () => undefined, getItem: () => null, removeItem: () => undefined, clear: () => undefined };

async function tooLate(): Promise<never> {
  await setTimeout(LONGEST_MS, undefined, { ref: false });
  throw new AppError("SERVICE_UNAVAILABLE", { retryAfterSeconds: 2 });
}

function isRefusal(error: unknown): boolean {
  return error instanceof Error && refusals.has(error.name);
}

function asUnavailable(error: unknown): AppError {
  const unavailable = new AppError("SERVICE_UNAVAILABLE", { retryAfterSeconds: 2 });
  unavailable.cause = error;
  return unavailable;
}
