import type { DeviceRepository } from "#functions/repositories/devices";
import type { LimitRepository } from "#functions/repositories/limits";
import type { UserRecord } from "#functions/repositories/users";
import { AppError } from "#shared/api/errors";
import { type OpenServices, openBirthDate } from "./birth-dates";

export type SamePersonServices = OpenServices & {
  devices: Pick<DeviceRepository, "isKnown">;
  limits: Pick<LimitRepository, "hit">;
};

type Claim = { dateOfBirth?: string; deviceId: string | undefined };

const LIMIT = "reset-birth-date";
const TRIES_A_DAY = { most: 5, seconds: 86_400 };

/**
 * A code that was mailed to an address proves who reads its mail, not whose account it is: an unproven address may
 * have been mistyped. Where a birth date is on file, and with it a credit file, the code opens the account together with that date, or
 * in a browser in which the member has signed in.
 *
 * @throws AppError VALIDATION_FAILED for the field `dateOfBirth`, TOO_MANY_REQUESTS above 5 dates a day
 */
export async function assertSamePerson(
  { userId, emailProvenAt }: UserRecord,
  { dateOfBirth, deviceId }: Claim,
  services: SamePersonServices,
  at: Date,
): Promise<void> {
  const { devices, identities, limits } = services;
  if (emailProvenAt || (await devices.isKnown(userId, deviceId, at))) return;
  if (dateOfBirth === undefined) {
    if (await identities.dateOfBirth(userId)) throw refusal("Please enter your birth date");
    return;
  }

  await limits.hit(LIMIT, userId, TRIES_A_DAY, at);
  const onFile = await openBirthDate(userId, { by: "reset-password", why: "password_reset" }, services);
  if (onFile !== undefined && onFile !== dateOfBirth) throw refusal("This is not the birth date on file");
}

const refusal = (said: string) => new AppError("VALIDATION_FAILED", { fieldErrors: { dateOfBirth: [said] } });
