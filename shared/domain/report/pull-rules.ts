import type { ErrorCode, FieldErrors } from "#shared/api/errors";
import type { CreditPullBody } from "#shared/api/schemas/onboarding";
import { birthDateProblem } from "#shared/domain/consumer/birth-date";
import { ssnRefusal } from "#shared/domain/consumer/ssn";
import { isStateOpen } from "#shared/domain/contract/state-rules";
import { dayOf } from "#shared/domain/days";

export type PullRefusal = {
  code: Extract<ErrorCode, "CONSENT_REQUIRED" | "VALIDATION_FAILED" | "STATE_NOT_SERVED">;
  fieldErrors?: FieldErrors;
};

/**
 * Why a pull may not be asked for; undefined when it may: all consents given, an SSN that a person can have, an adult, a state
 * that is served.
 *
 * @param sandbox whether the bureaus are ones that know test identities
 * @param openStates codes of the states that are served
 */
export function pullRefusal(
  { profileData, consent }: CreditPullBody,
  { sandbox, at, openStates }: { sandbox: boolean; at: Date; openStates: readonly string[] },
): PullRefusal | undefined {
  const { fcraConsent, permissiblePurposeConsent, piiProcessingConsent } = consent;
  if (!fcraConsent || !permissiblePurposeConsent || !piiProcessingConsent) return { code: "CONSENT_REQUIRED" };
  return personRefusal(profileData, { sandbox, at, openStates });
}

/** Why no report may be requested for a person, whichever way their report comes: an SSN that is never issued, a person under 18, a state that is not served. */
export function personRefusal(
  profileData: CreditPullBody["profileData"],
  { sandbox, at, openStates }: { sandbox: boolean; at: Date; openStates: readonly string[] },
): PullRefusal | undefined {
  const birthDate = birthDateProblem(profileData.dateOfBirth, dayOf(at));
  const ssn = ssnRefusal(profileData.ssn, { sandbox });
  const fieldErrors: FieldErrors = {
    ...(ssn && { "profileData.ssn": [ssn] }),
    ...(birthDate && { "profileData.dateOfBirth": [birthDate] }),
  };
  if (Object.keys(fieldErrors).length > 0) return { code: "VALIDATION_FAILED", fieldErrors };
  return isStateOpen(profileData.address.state, openStates) ? undefined : { code: "STATE_NOT_SERVED" };
}
