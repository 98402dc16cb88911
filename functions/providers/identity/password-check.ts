import {
  AdminInitiateAuthCommand,
  type AdminInitiateAuthResponse,
  AdminRespondToAuthChallengeCommand,
  AssociateSoftwareTokenCommand,
  type CognitoIdentityProviderClient,
  VerifySoftwareTokenCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { AppError } from "#shared/api/errors";
import type { AppClient } from "./app-client";
import type { ReadIdentity } from "./identity-token";

const LONGEST_MS = 6_000;

// What a wrong name and a wrong password have in common: the pool said no.
const refusals = new Set([
  "NotAuthorizedException",
  "UserNotFoundException",
  "UserNotConfirmedException",
  "PasswordResetRequiredException",
  "InvalidParameterException",
]);

/** What the pool says while it is locked for a user, and how long people wait then. It does not say how long. */
const LOCKED = "Password attempts exceeded";
const LOCKED_SECONDS = 30;

// What the pool says of a code that is not the app's at this time, or that was used before (RFC 6238, section 5.2).
const wrongCodes = new Set([
  "CodeMismatchException",
  "ExpiredCodeException",
  "EnableSoftwareTokenMFAException",
  "NotAuthorizedException",
  "InvalidParameterException",
]);

/**
 * `right`: the password, and nothing else was asked. `right_with_code`: the code of the second factor, too. `code_required`: the
 * password is right, and the member has a second factor.
 */
export type CheckResult = "right" | "right_with_code" | "wrong" | "code_required" | "code_wrong";
type Outcome = { result: CheckResult; accessToken?: string };

/**
 * Asks the user pool whether a password is right, and the code of an authenticator app where the member has one.
 *
 * The calls are signed by the function's role (`ADMIN_USER_PASSWORD_AUTH`) and carry the client's secret: the pool takes no
 * password from anyone else, so that every try passes the service's own limits. The tokens that it gives are verified and
 * dropped; only setting the second factor up needs one, at once.
 */
export class PasswordCheck {
  constructor(
    private readonly pool: Pick<CognitoIdentityProviderClient, "send">,
    private readonly client: AppClient,
    private readonly read: ReadIdentity,
  ) {}

  /**
   * @param username the pool's name: the member's id
   * @param code six digits, when they were asked for
   * @throws AppError TOO_MANY_REQUESTS while the pool itself is locked for the user, after five wrong passwords: it has judged nothing
   * then; SERVICE_UNAVAILABLE when it does not answer
   */
  async check(username: string, password: string, code?: string): Promise<CheckResult> {
    return (await this.signIn(username, password, code)).result;
  }

  /** Whether the password alone is right, second factor or not. */
  async isRight(username: string, password: string): Promise<boolean> {
    const result = await this.check(username, password);
    return result === "right" || result === "code_required";
  }

  /** A fresh key for an authenticator app. @returns undefined when the password is wrong or a second factor is on already */
  async newSecret(username: string, password: string): Promise<string | undefined> {
    const outcome = await this.signIn(username, password);
    if (outcome.result !== "right" || !outcome.accessToken) return undefined;
    const associate = new AssociateSoftwareTokenCommand({ AccessToken: outcome.accessToken });
    return (await this.pool.send(associate, inTime()).catch(unavailable)).SecretCode;
  }

  /** Whether the app shows the code that belongs to the key. */
  async confirmSecret(username: string, password: string, code: string): Promise<CheckResult> {
    const outcome = await this.signIn(username, password);
    if (outcome.result !== "right" || !outcome.accessToken) return outcome.result;
    const verify = new VerifySoftwareTokenCommand({ AccessToken: outcome.accessToken, UserCode: code });
    const answer = await this.pool.send(verify, inTime()).catch(unless(wrongCodes));
    return answer?.Status === "SUCCESS" ? "right" : "code_wrong";
  }

  private async signIn(username: string, password: string, code?: string): Promise<Outcome> {
    const { userPoolId: UserPoolId, clientId: ClientId } = this.client.ids;
    const SECRET_HASH = await this.client.hashFor(username).catch(unavailable);
    const first = new AdminInitiateAuthCommand({
      UserPoolId,
      ClientId,
      AuthFlow: "ADMIN_USER_PASSWORD_AUTH",
      AuthParameters: { USERNAME: username, PASSWORD: password, SECRET_HASH },
    });
    const answer = await this.pool.send(first, inTime()).catch(unless(refusals));
    if (answer?.ChallengeName !== "SOFTWARE_TOKEN_MFA") return this.outcomeOf(username, answer);
    if (code === undefined) return { result: "code_required" };

    const second = new AdminRespondToAuthChallengeCommand({
      UserPoolId,
      ClientId,
      ChallengeName: "SOFTWARE_TOKEN_MFA",
      Session: answer.Session,
      ChallengeResponses: { USERNAME: username, SOFTWARE_TOKEN_MFA_CODE: code, SECRET_HASH },
    });
    const coded = await this.pool.send(second, inTime()).catch(unless(wrongCodes));
    if (!coded) return { result: "code_wrong" };
    const outcome = await this.outcomeOf(username, coded);
    return outcome.result === "right" ? { result: "right_with_code" } : outcome;
  }

  /** No tokens, or another challenge than the code's: no sign-in. */
  private async outcomeOf(username: string, answer: AdminInitiateAuthResponse | undefined): Promise<Outcome> {
    const { IdToken, AccessToken } = answer?.AuthenticationResult ?? {};
    if (IdToken === undefined || AccessToken === undefined) return { result: "wrong" };
    const identity = await this.read(IdToken);
    // A pool that is not case-sensitive puts names out in lower case. Ids mean the same in either.
    const isSame = identity.username.toLowerCase() === username.toLowerCase();
    return isSame ? { result: "right", accessToken: AccessToken } : { result: "wrong" };
  }
}

function inTime() {
  return { abortSignal: AbortSignal.timeout(LONGEST_MS) };
}

/** Makes some errors no answer, the pool's lockout a wait, and every other an outage. */
function unless(names: Set<string>): (error: unknown) => undefined {
  return (error) => {
    if (!(error instanceof Error && names.has(error.name))) return unavailable(error);
    if (error.message.startsWith(LOCKED)) {
      throw new AppError("TOO_MANY_REQUESTS", { retryAfterSeconds: LOCKED_SECONDS });
    }
    return undefined;
  };
}

function unavailable(error: unknown): never {
  const outage = new AppError("SERVICE_UNAVAILABLE", { retryAfterSeconds: 2 });
  outage.cause = error;
  throw outage;
}
