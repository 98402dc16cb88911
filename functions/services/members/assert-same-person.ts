import type { DeviceRepository } from "#functions/repositories/devices";
import type { IdentityRepository } from "#functions/repositories/identities";
import type { LimitRepository } from "#functions/repositories/limits";
import type { ProofRepository } from "#functions/repositories/proofs";
import type { UserRecord } from "#functions/repositories/users";
import { AppError } from "#shared/api/errors";
import { type OpenServices, openBirthDate } from "./birth-dates";

export type SamePersonServices = OpenServices & {
  devices: Pick<DeviceRepository, "isKnown">;
  limits: Pick<LimitRepository, "hit">;
  proofs: Pick<ProofRepository, "list">;
};

type HoldServices = Pick<SamePersonServices, "proofs"> & { identities: Pick<IdentityRepository, "dateOfBirth"> };
type Claim = { dateOfBirth?: string; deviceId: string | undefined };

const LIMIT = "reset-birth-date";
const TRIES_A_DAY = { most: 5, seconds: 86_400 };

/**
 * A code that was mailed to an address proves who reads its mail, not whose account it is: an unproven address may
 * have been mistyped. An account that holds more than what was typed to register opens together with the birth date on file, or
 * in a browser in which the member has signed in.
 *
 * @returns whether it is known to be the same person; otherwise the account holds nothing but what was typed
 * @throws AppError VALIDATION_FAILED for the field `dateOfBirth`, TOO_MANY_REQUESTS above 5 dates a day
 */
export async function assertSamePerson(
  user: UserRecord,
  { dateOfBirth, deviceId }: Claim,
  services: SamePersonServices,
  at: Date,
): Promise<boolean> {
  const { userId, emailProvenAt } = user;
  const { devices, limits } = services;
  if (emailProvenAt || (await devices.isKnown(userId, deviceId, at))) return true;
  if (dateOfBirth === undefined) {
    if (await holdsMore(user, services)) throw refusal("Please enter your birth date");
    return false;
  }

  await limits.hit(LIMIT, userId, TRIES_A_DAY, at);
  const onFile = await openBirthDate(userId, { by: "reset-password", why: "password_reset" }, services);
  const isRefused = onFile === undefined ? await holdsMore(user, services) : onFile !== dateOfBirth;
  if (isRefused) throw refusal("This is not the birth date on file");
  return onFile !== undefined;
}

/** Whether an account holds a credit file, proofs, or what was signed or paid. A report that was uploaded came without a birth date. */
async function holdsMore(user: UserRecord, { identities, proofs }: HoldServices): Promise<boolean> {
  const { userId, latestReport, contract, nextContract, payment, hasIdOnFile } = user;
  if (latestReport || contract || nextContract || payment || hasIdOnFile) return true;
  return (await identities.dateOfBirth(userId)) !== undefined || (await proofs.list(userId)).length > 0;
}

const refusal = (said: string) => new AppError("VALIDATION_FAILED", { fieldErrors: { dateOfBirth: [said] } });
