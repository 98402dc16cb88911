import type { Bureau } from "../bureau/bureau";
import type { Day } from "../days";
import type { ReportedDate } from "./reported-date";
import type { Evidence } from "./upload/accounts/evidence";

/** The kinds of court records that a file may carry. */
export type RecordType = "bankruptcy" | "judgment" | "tax_lien";

/**
 * One account, collection or public record as one bureau reports it, in the words of all bureaus. Amounts are whole US dollars;
 * the account number is as printed, which mostly means truncated.
 */
export type BureauEntry = {
  kind: "tradeline" | "collection" | "public_record";
  creditorName: string;
  /** Of a collection: who was owed first. */
  originalCreditor?: string;
  accountNumber?: string;
  accountType?: string;
  status: "open" | "closed";
  /** The bureau's own words for how it is paid: "Charged off as bad debt". */
  payStatus?: string;
  /** What else it says of how it is, or was, paid, in its own words: "Maximum Delinquency of 120 days in 07/2022". */
  payRemark?: string;
  /** What both mean together, where that is not what `payStatus` says. */
  understoodStatus?: string;
  /** A court record says what it is by this alone. */
  recordType?: RecordType;
  /** Undefined where the bureau gives none: unknown is not $0. */
  balance?: number;
  pastDue?: number;
  /** Of an uploaded report: a balance is printed that was not found, and what is past due may be less. */
  hasUnreadBalance?: boolean;
  creditLimit?: number;
  dateOpened?: ReportedDate;
  /** Of a public record: when it was filed. */
  dateReported?: ReportedDate;
  dateClosed?: ReportedDate;
  dateOfFirstDelinquency?: ReportedDate;
  lastPaymentDate?: ReportedDate;
  /** The last day of the month until which the bureau says that it keeps it. */
  removalOn?: Day;
  /** Newest first, as in Metro 2: 0 current, 1-6 = 30 to 180+ days late, G collection, L charge-off, "-" no data. */
  paymentHistory?: string;
  /** The month of its first mark, `2026-03`, where the report names its months. */
  paymentHistoryMonth?: string;
  remarks?: string;
  /** The bureau's words mark it as disputed by its consumer. */
  isDisputed?: boolean;
  /** Of a report with a column for each bureau: its table. What is in one table is one account, whatever its numbers say. */
  table?: string;
  /** It is in a report of AnnualCreditReport.com: after one the bureau has 45 days to answer a dispute. */
  fromAnnualReport?: boolean;
  /** Of an uploaded report: where its values are in the file. */
  evidence?: Evidence;
};

/** What one bureau answered about one person. */
export type BureauFile = {
  bureau: Bureau;
  /** 300 to 850, or null when the bureau gave none. */
  score: number | null;
  scoreModel?: string;
  entries: BureauEntry[];
};

/** The middle one of the bureaus' scores (the mean of two): what lenders look at. Null when none gave one. */
export function middleScore(files: readonly Pick<BureauFile, "score">[]): number | null {
  const scores = files.flatMap(({ score }) => score ?? []).sort((a, b) => a - b);
  const [low, high] = [scores[Math.floor((scores.length - 1) / 2)], scores[Math.floor(scores.length / 2)]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}
