import { PasswordCheck } from "#functions/providers/identity/password-check";
import { optionalEnv } from "./env";
import { deployedIdentityReader, poolSettings } from "./user-pool";

/** Asks the deployment's user pool for passwords and codes. Apart from `user-pool.ts`: the library behind it is large. */
export function deployedPasswords(): PasswordCheck {
  return new PasswordCheck({ ...poolSettings(), endpoint: optionalEnv("COGNITO_ENDPOINT") }, deployedIdentityReader());
}
