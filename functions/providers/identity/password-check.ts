import { setTimeout } from "node:timers/promises";
import {
  AuthenticationDetails,
  CognitoUser,
  CognitoUserPool,
  type CognitoUserSession,
} from "amazon-cognito-identity-js";
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

// What the pool says of a code that is not the app's at this time.
const wrongCodes = new Set([
  "CodeMismatchException",
  "ExpiredCodeException",
  "EnableSoftwareTokenMFAException",
  "NotAuthorizedException",
  "InvalidParameterException",
]);

/** `code_required`: the password is right, and the member has a second factor. */
export type CheckResult = "right" | "wrong" | "code_required" | "code_wrong";
type Outcome = { result: Exclude<CheckResult, "right"> } | { result: "right"; idToken: string; user: CognitoUser };

/**
 * Asks the user pool whether a password is right (`USER_PASSWORD_AUTH`: the call comes from a Lambda, where SRP would
 * protect nothing), and the code of an authenticator app where the member has one. The tokens that it gives are verified and
 * dropped; only setting the second factor up needs one, at once.
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
   * @param code six digits, when they were asked for
   * @throws AppError SERVICE_UNAVAILABLE when the pool does not answer
   */
  async check(username: string, password: string, code?: string): Promise<CheckResult> {
    return (await this.verified(username, password, code)).result;
  }

  /** Whether the password alone is right, second factor or not. */
  async isRight(username: string, password: string): Promise<boolean> {
    const result = await this.check(username, password);
    return result === "right" || result === "code_required";
  }

  /** A fresh key for an authenticator app. @returns undefined when the password is wrong or a second factor is on already */
  async newSecret(username: string, password: string): Promise<string | undefined> {
    const outcome = await this.verified(username, password);
    if (outcome.result !== "right") return undefined;
    return new Promise((resolve, reject) => {
      outcome.user.associateSoftwareToken({
        associateSecretCode: resolve,
        onFailure: (error: unknown) => reject(asUnavailable(error)),
      });
    });
  }

  /** Whether the app shows the code that belongs to the key. */
  async confirmSecret(username: string, password: string, code: string): Promise<CheckResult> {
    const outcome = await this.verified(username, password);
    if (outcome.result !== "right") return outcome.result;
    return new Promise((resolve, reject) => {
      outcome.user.verifySoftwareToken(code, "app", {
        onSuccess: () => resolve("right"),
        onFailure: (error: unknown) =>
          isOneOf(wrongCodes, error) ? resolve("code_wrong") : reject(asUnavailable(error)),
      });
    });
  }

  private async verified(username: string, password: string, code?: string): Promise<Outcome> {
    const outcome = await Promise.race([this.signIn(username, password, code), tooLate()]);
    if (outcome.result !== "right") return outcome;
    const identity = await this.read(outcome.idToken);
    return identity.username === username ? outcome : { result: "wrong" };
  }

  private signIn(username: string, password: string, code?: string): Promise<Outcome> {
    const user = new CognitoUser({ Username: username, Pool: this.pool, Storage: nowhere });
    user.setAuthenticationFlowType("USER_PASSWORD_AUTH");
    const details = new AuthenticationDetails({ Username: username, Password: password });
    return new Promise((resolve, reject) => {
      const no = () => resolve({ result: "wrong" });
      const yes = (session: CognitoUserSession) =>
        resolve({ result: "right", idToken: session.getIdToken().getJwtToken(), user });
      const answerCode = () => {
        if (code === undefined) return resolve({ result: "code_required" });
        const onFailure = (error: unknown) =>
          isOneOf(wrongCodes, error) ? resolve({ result: "code_wrong" }) : reject(asUnavailable(error));
        user.sendMFACode(code, { onSuccess: yes, onFailure }, "SOFTWARE_TOKEN_MFA");
      };
      user.authenticateUser(details, {
        onSuccess: yes,
        onFailure: (error: unknown) => (isOneOf(refusals, error) ? no() : reject(asUnavailable(error))),
        totpRequired: answerCode,
        newPasswordRequired: no,
        mfaRequired: no,
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

function isOneOf(names: Set<string>, error: unknown): boolean {
  return error instanceof Error && names.has(error.name);
}

function asUnavailable(error: unknown): AppError {
  const unavailable = new AppError("SERVICE_UNAVAILABLE", { retryAfterSeconds: 2 });
  unavailable.cause = error;
  return unavailable;
}
