import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { ServiceError } from "../stand-in";

/** Policies.PasswordPolicy of the template's user pool. */
export type PasswordPolicy = {
  MinimumLength?: number;
  RequireLowercase?: boolean;
  RequireUppercase?: boolean;
  RequireNumbers?: boolean;
  RequireSymbols?: boolean;
};

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const HASH_BYTES = 32;
const SALT_BYTES = 16;

/** A salted scrypt hash, as text. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(password, salt, HASH_BYTES);
  return `${salt.toString("base64url")}.${hash.toString("base64url")}`;
}

/** Whether the password is the hashed one. Without a hash it takes as long, and the answer is no. */
export async function isPassword(password: string, kept: string | undefined): Promise<boolean> {
  const [salt = "", hash = ""] = kept?.split(".") ?? [];
  const derived = await derive(password, Buffer.from(salt, "base64url"), HASH_BYTES);
  const wanted = Buffer.from(hash, "base64url");
  return wanted.length === derived.length && timingSafeEqual(wanted, derived);
}

/** @throws ServiceError InvalidPasswordException, in Cognito's words */
export function mustFollow(policy: PasswordPolicy, password: string): void {
  const { MinimumLength = 8, RequireLowercase, RequireUppercase, RequireNumbers, RequireSymbols } = policy;
  const missing =
    (password.length < MinimumLength && "Password not long enough") ||
    (RequireLowercase && !/[a-z]/.test(password) && "Password must have lowercase characters") ||
    (RequireUppercase && !/[A-Z]/.test(password) && "Password must have uppercase characters") ||
    (RequireNumbers && !/\d/.test(password) && "Password must have numeric characters") ||
    (RequireSymbols && !/[^\w\s]|_/.test(password) && "Password must have symbol characters");
  if (missing) {
    throw new ServiceError("InvalidPasswordException", `Password did not conform with policy: ${missing}`);
  }
}
