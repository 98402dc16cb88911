import { cognito } from "#functions/providers/aws/cognito";
import { PasswordCheck } from "#functions/providers/identity/password-check";
import { deployedAppClient } from "./deployed-app-client";
import { deployedIdentityReader } from "./user-pool";

/** Asks the deployment's user pool for passwords and codes. */
export function deployedPasswords(): PasswordCheck {
  return new PasswordCheck(cognito(), deployedAppClient(), deployedIdentityReader());
}
