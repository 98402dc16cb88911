import { AppError } from "#shared/api/errors";
import type { Bureau } from "#shared/domain/bureau/bureau";
import type { Day } from "#shared/domain/days";
import type { PullOutcome } from "#shared/domain/report/pull-outcome";

/** Whom the bureaus are asked about. `ssn` is nine digits. */
export type Person = {
  firstName: string;
  lastName: string;
  ssn: string;
  dateOfBirth: Day;
  phone: string;
  address: { street: string; city: string; state: string; zipCode: string };
};

/** An account that bureaus deleted after a dispute, as the person recorded it; its number masked as we keep it. */
export type DeletedAccount = { creditorName: string; accountNumber?: string; bureaus: readonly Bureau[] };

export type PullRequest = {
  person: Person;
  /** The stored consent that this pull rests on: FCRA 604(a)(2), 15 U.S.C. § 1681b(a)(2). */
  consentId: string;
  /** 1 for the first time that this subject's report is asked for. */
  attempt: number;
  /** Only simulated bureaus ask: a real one knows what it deleted. */
  deleted?: () => Promise<DeletedAccount[]>;
};

/** The provider gave up before it asked any bureau: nothing is owed for the pull. */
export class BureausNotAsked extends AppError {
  constructor(code: "CREDIT_BUREAU_TIMEOUT" | "CREDIT_BUREAU_UNAVAILABLE", cause: unknown) {
    super(code);
    this.cause = cause;
  }
}

/** Where three-bureau reports come from. */
export type BureauProvider = {
  /** Knows test identities and no real person. */
  readonly isSandbox: boolean;
  /**
   * One soft pull of all three bureaus.
   *
   * @throws AppError CREDIT_BUREAU_TIMEOUT when none answered in time, CREDIT_BUREAU_UNAVAILABLE when none could answer; as
   *   BureausNotAsked when none was asked
   */
  pull(request: PullRequest): Promise<PullOutcome>;
};
