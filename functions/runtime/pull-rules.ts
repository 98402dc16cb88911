import { AppError, type FieldErrors } from "#shared/api/errors";
import type { CreditPullBody } from "#shared/api/schemas/onboarding";
import { birthDateProblem } from "#shared/domain/consumer/birth-date";
import { ssnProblem } from "#shared/domain/consumer/ssn";
import { isStateOpen } from "#shared/domain/contract/state-rules";
import { dayOf } from "#shared/domain/days";

/**
 * Whether a pull may be asked for at all: all consents given, an SSN that somebody can have, an adult, a state that is served.
 *
 * @param sandbox whether the bureaus are ones that know test identities
 * @param openStates codes of the states that are served
 * @throws AppError CONSENT_REQUIRED, VALIDATION_FAILED, STATE_NOT_SERVED
 */
export function assertMayPull(
  { profileData, consent }: CreditPullBody,
  { sandbox, at, openStates }: { sandbox: boolean; at: Date; openStates: readonly string[] },
) {
  const { fcraConsent, permissiblePurposeConsent, piiProcessingConsent } = consent;
  if (!fcraConsent || !permissiblePurposeConsent || !piiProcessingConsent) throw new AppError("CONSENT_REQUIRED");

  const birthDate = birthDateProblem(profileData.dateOfBirth, dayOf(at));
  const fieldErrors: FieldErrors = {
    ...(ssnProblem(profileData.ssn, { sandbox }) && {
      "profileData.ssn": ["Please enter your complete 9-digit SSN (XXX-XX-XXXX)"],
    }),
    ...(birthDate && { "profileData.dateOfBirth": [birthDate] }),
  };
  if (Object.keys(fieldErrors).length > 0) throw new AppError("VALIDATION_FAILED", { fieldErrors });
  if (!isStateOpen(profileData.address.state, openStates)) throw new AppError("STATE_NOT_SERVED");
}
