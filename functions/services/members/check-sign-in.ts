import { createHash } from "node:crypto";
import type { PasswordCheck } from "#functions/providers/identity/password-check";
import type { DeviceRepository } from "#functions/repositories/devices";
import type { LimitRepository } from "#functions/repositories/limits";
import type { UserRecord, UserRepository } from "#functions/repositories/users";
import { log } from "#functions/shell/log";
import { countTry, noteCodeRequired, noteRight, noteWrong, takeTryBack } from "#functions/shell/sign-in-tries";
import { AppError } from "#shared/api/errors";

export type CheckSignInServices = {
  users: Pick<UserRepository, "ownerOf" | "get">;
  limits: Pick<LimitRepository, "hit" | "assertRoom" | "attempt" | "attemptInRow" | "forget" | "takeBack">;
  devices: Pick<DeviceRepository, "isKnown">;
  passwords: Pick<PasswordCheck, "check">;
};

/** What was typed: `email` may be a username. */
type Credentials = { email: string; password: string; code?: string };

/** Of a ULID. */
const ID_LENGTH = 26;

/** Where a try comes from; `device` as the browser's cookie names it. */
type Origin = { address: string; device: string | undefined; requestId: string };

/**
 * Finds the member whose password, and code where one is needed, was given.
 *
 * Known and unknown e-mails and usernames take the same way: a claim, the browser, the counts, the pool, the same refusal
 * (ASVS 6.3.8). Wrong codes of an authenticator app count with wrong passwords; see `countTry()`.
 *
 * @throws AppError INVALID_CREDENTIALS, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG, TOO_MANY_REQUESTS
 */
export async function checkSignIn(
  { email, password, code }: Credentials,
  { address, device, requestId }: Origin,
  { users, limits, devices, passwords }: CheckSignInServices,
  at: Date,
): Promise<{ user: UserRecord; hasSecondFactor: boolean }> {
  const ownerId = await users.ownerOf(email.includes("@") ? "EMAIL" : "USERNAME", email);
  const poolName = ownerId ?? absentName(email);
  const isKnown = await devices.isKnown(poolName, device, at);
  const given = { account: ownerId ?? email, address, deviceId: isKnown ? device : undefined };
  const refused = (outcome: string) => log({ event: "sign-in", outcome, subjectId: ownerId, requestId });
  await countTry(given, limits, at).catch((error: unknown) => {
    refused("refused for now");
    throw error;
  });

  const result = await passwords.check(poolName, password, code).catch(async (error: unknown) => {
    await takeTryBack(given, limits);
    throw error;
  });
  const user = result !== "wrong" && ownerId !== undefined ? await users.get(ownerId) : undefined;
  if (user && !user.disabledAt && result === "code_required") {
    refused("code asked for");
    await noteCodeRequired(given, limits);
    throw new AppError("SECOND_FACTOR_REQUIRED");
  }
  if (!user || user.disabledAt || result === "code_wrong") {
    refused("refused");
    await noteWrong(given, limits, at);
    throw new AppError(user && !user.disabledAt ? "SECOND_FACTOR_WRONG" : "INVALID_CREDENTIALS");
  }
  await noteRight(given, limits);
  return { user, hasSecondFactor: result === "right_with_code" };
}

/**
 * The pool's name for an account that does not exist: formed like a member's id, and one for each name, so that what the pool counts
 * by name shows no difference.
 */
function absentName(name: string): string {
  return createHash("sha256").update(name).digest("hex").slice(0, ID_LENGTH).toUpperCase();
}
