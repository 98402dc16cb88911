import type { DataSourceDetails } from "#shared/api/schemas/report";
import type { Bureau } from "#shared/domain/bureau/bureau";
import type { Day } from "#shared/domain/days";
import type { BureauFile } from "#shared/domain/report/bureau-file";

/** Whom the bureaus are asked about. `ssn` is nine digits. */
export type Person = {
  firstName: string;
  lastName: string;
  ssn: string;
  dateOfBirth: Day;
  phone: string;
  address: { street: string; city: string; state: string; zipCode: string };
};

export type PullRequest = {
  person: Person;
  /** The stored consent that this pull rests on: FCRA 604(a)(2), 15 U.S.C. § 1681b(a)(2). */
  consentId: string;
  /** 1 for the first time that this subject's report is asked for. */
  attempt: number;
};

/** `missing` are the bureaus that gave no answer; `requestId` is the provider's own name for the pull. */
export type PulledReport = {
  kind: "report";
  files: BureauFile[];
  missing: Bureau[];
  dataSource: string;
  dataSourceDetails: DataSourceDetails;
  requestId: string;
};

export type PullOutcome = PulledReport | { kind: "not_found" } | { kind: "frozen" };

/** Where three-bureau reports come from. */
export type BureauProvider = {
  /** Knows test identities and nobody real. */
  readonly isSandbox: boolean;
  /**
   * One soft pull of all three bureaus.
   *
   * @throws AppError CREDIT_BUREAU_TIMEOUT when none answered in time, CREDIT_BUREAU_UNAVAILABLE when none could answer
   */
  pull(request: PullRequest): Promise<PullOutcome>;
};
