import type { sealField } from "#functions/providers/aws/field-encryption";
import type { OnboardingRepository } from "#functions/repositories/onboarding";
import type { TransactItem } from "#functions/repositories/table";
import type { UserChanges, UserRecord, UserRepository } from "#functions/repositories/users";
import type { CreditPullBody } from "#shared/api/schemas/onboarding";
import { periodFromAddress } from "#shared/domain/contract/period-from-address";

export type ReportSubject = { user: UserRecord; profile: CreditPullBody["profileData"] };

export type PersonServices = {
  users: Pick<UserRepository, "searchWrites">;
  onboarding: Pick<OnboardingRepository, "storeIdentityWrite">;
  sealField: typeof sealField;
};

/** What belongs into the transaction that keeps a first report: `changes` of the user's record, made only over what was
 * `expected`. `isAnother`: the report before is of another person, and is not joined. */
export type PersonWrites = { changes: UserChanges; expected: UserChanges; writes: TransactItem[]; isAnother: boolean };

/**
 * Who a report is about, as letters and screens need it: the profile, and SSN and birth date sealed. Refused when the visitor has become a
 * member, or the address was corrected, since the record was read: bureaus take their time.
 */
export async function personWrites(subject: ReportSubject, services: PersonServices): Promise<PersonWrites> {
  const { user, profile } = subject;
  const { users, onboarding, sealField } = services;
  const [ssn, dateOfBirth] = await Promise.all([
    sealField(user.userId, "ssn", profile.ssn),
    sealField(user.userId, "date-of-birth", profile.dateOfBirth),
  ]);
  const period = periodFromAddress(user, profile.address.state);
  const changes = { ...profileChanges(subject), ...period };
  return {
    isAnother: !maySpeakOf(user, profile),
    changes,
    expected: {
      registeredAt: user.registeredAt,
      email: user.email,
      ...("contract" in period && { contract: user.contract }),
    },
    writes: [
      onboarding.storeIdentityWrite(user, { ssn, dateOfBirth }),
      // Under the name that the letters carry a member can be found, too.
      ...(user.registeredAt ? users.searchWrites({ ...user, ...changes }) : []),
    ],
  };
}

/** Whether what is known of an account may be of this person: no other SSN was given before. */
export function maySpeakOf({ ssnLast4 }: UserRecord, { ssn }: Pick<ReportSubject["profile"], "ssn">): boolean {
  return ssnLast4 === undefined || ssnLast4 === ssn.slice(-4);
}

/** A member's e-mail is the account's: only its correction changes it, with the claim on it. */
function profileChanges({ user, profile }: ReportSubject): UserChanges {
  const { firstName, lastName, phone, address, ssn, dateOfBirth } = profile;
  const stated = user.registeredAt ? {} : { email: profile.email ?? user.email };
  const birthYear = Number(dateOfBirth.slice(0, 4));
  return { firstName, lastName, ...stated, phone, address, ssnLast4: ssn.slice(-4), birthYear };
}
