import type { PasswordCheck } from "#functions/providers/identity/password-check";
import { limits, passwordCheck } from "#functions/services";
import { assertPasswordAlone, type OwnPasswordServices } from "#functions/services/members/own-password";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import { AppError } from "#shared/api/errors";
import type { AppKey } from "#shared/api/schemas/account";

type Services = OwnPasswordServices & { passwords: Pick<PasswordCheck, "newSecret"> };

/**
 * A new key for the member's authenticator app. Nothing asks for it before `confirm-second-factor`.
 *
 * @throws AppError VALIDATION_FAILED for a wrong password, CONFLICT when a second factor is on, TOO_MANY_REQUESTS
 */
export async function startSecondFactor(
  { user, body: { password } }: RequestOf<"account/start-second-factor">,
  services: Services,
): Promise<AppKey> {
  await assertPasswordAlone(user.userId, password, services);
  const secret = await services.passwords.newSecret(user.userId, password);
  if (secret === undefined) throw new AppError("CONFLICT");
  const label = encodeURIComponent(`Redress:${user.email ?? ""}`);
  return { secret, uri: `otpauth://totp/${label}?secret=${secret}&issuer=Redress` };
}

export const handler = apiHandler("account/start-second-factor", startSecondFactor, () => ({
  limits: limits(),
  passwords: passwordCheck(),
  now,
}));
