import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  type CognitoIdentityProviderClient,
} from "@aws-sdk/client-cognito-identity-provider";
import { AppError } from "#shared/api/errors";

export type PoolUser = { userId: string; email: string; password: string };

/** What the service does in the user pool in its own name. The pool's name for a member is the member's id. */
export class UserPool {
  constructor(
    private readonly client: CognitoIdentityProviderClient,
    private readonly poolId: string,
  ) {}

  /**
   * Creates a user who can sign in at once and gets no mail from the pool.
   *
   * Until the member's record exists no one can find the user: after a crash in between they stay in the pool, unreachable.
   *
   * @throws AppError VALIDATION_FAILED when the pool refuses the e-mail, or the password (it takes none that begins or ends with a space)
   */
  async create({ userId, email, password }: PoolUser): Promise<void> {
    const pool = { UserPoolId: this.poolId, Username: userId };
    const create = new AdminCreateUserCommand({
      ...pool,
      MessageAction: "SUPPRESS",
      UserAttributes: [{ Name: "email", Value: email }],
    });
    await this.client.send(create).catch(refusing("email"));
    await this.setPassword(userId, password);
  }

  /** @throws AppError VALIDATION_FAILED when the pool refuses the password, CONFLICT once the account is deleted */
  async setPassword(userId: string, password: string): Promise<void> {
    const user = { UserPoolId: this.poolId, Username: userId };
    const set = new AdminSetUserPasswordCommand({ ...user, Password: password, Permanent: true });
    await this.client.send(set).catch(refusing("password"));
  }

  /** Sets a password, also for who came through the outside provider alone and has had none. @throws what `create` throws */
  async givePassword(user: PoolUser): Promise<void> {
    if (await this.hasPassword(user.userId)) await this.setPassword(user.userId, user.password);
    else await this.create(user);
  }

  /** The pool keeps the address beside the user, and neither signs in by it nor mails to it. @throws AppError as `create` */
  async setEmail(userId: string, email: string): Promise<void> {
    const UserAttributes = [{ Name: "email", Value: email }];
    const set = new AdminUpdateUserAttributesCommand({ UserPoolId: this.poolId, Username: userId, UserAttributes });
    await this.client.send(set).catch(refusing("email"));
  }

  /** Whether the pool asks for the code of an authenticator app from now on; the app was verified before. */
  async setSecondFactor(userId: string, isOn: boolean): Promise<void> {
    const SoftwareTokenMfaSettings = { Enabled: isOn, PreferredMfa: isOn };
    const user = { UserPoolId: this.poolId, Username: userId };
    await this.client.send(new AdminSetUserMFAPreferenceCommand({ ...user, SoftwareTokenMfaSettings }));
  }

  /** Whether a member has a password: those who came through the outside provider alone have none. */
  async hasPassword(userId: string): Promise<boolean> {
    const get = new AdminGetUserCommand({ UserPoolId: this.poolId, Username: userId });
    return (await this.client.send(get).catch(unlessUnknown)) !== undefined;
  }

  /** Takes a user back who never became a member, or is none any more. */
  async remove(userId: string): Promise<void> {
    await this.client
      .send(new AdminDeleteUserCommand({ UserPoolId: this.poolId, Username: userId }))
      .catch(unlessUnknown);
  }

  /** Revokes every token that the pool has issued to a user. */
  async signOutEverywhere(username: string): Promise<void> {
    await this.client
      .send(new AdminUserGlobalSignOutCommand({ UserPoolId: this.poolId, Username: username }))
      .catch(unlessUnknown);
  }
}

/** What the pool says of a value that it does not take. */
function refusing(field: "email" | "password"): (error: unknown) => never {
  return (error) => {
    if (nameOf(error) === "UserNotFoundException") throw new AppError("CONFLICT");
    if (!invalid.has(nameOf(error) ?? "")) throw error;
    throw new AppError("VALIDATION_FAILED", { fieldErrors: { [field]: ["Invalid format"] } });
  };
}

const invalid = new Set(["InvalidParameterException", "InvalidPasswordException"]);

function unlessUnknown(error: unknown): undefined {
  if (nameOf(error) !== "UserNotFoundException") throw error;
  return undefined;
}

function nameOf(error: unknown): string | undefined {
  return error instanceof Error ? error.name : undefined;
}
