import type { Bureau } from "#shared/domain/bureau/bureau";
import type { Day } from "#shared/domain/days";

/** One month of a payment history; ND: no data. */
export type Mark = "OK" | "30" | "60" | "90" | "120" | "CO" | "COL" | "RPO" | "FC" | "ND";

/** An account's status. A collection is a debt collector's own account. */
export type State =
  | "current"
  | "paid"
  | "transferred"
  | "late30"
  | "late60"
  | "late90"
  | "late120"
  | "charge_off"
  | "charge_off_paid"
  | "settled"
  | "collection"
  | "collection_paid"
  | "repossession"
  | "foreclosure"
  | "in_bankruptcy_7"
  | "in_bankruptcy_13";

export type AccountType =
  | "Credit card"
  | "Auto loan"
  | "Mortgage"
  | "Student loan"
  | "Personal loan"
  | "Collection"
  | "Medical collection";

/** One account as one bureau holds it. Amounts in whole US dollars, undefined where the bureau has none. */
export type Tradeline = {
  bureau: Bureau;
  creditor: string;
  originalCreditor?: string;
  /** All digits; each layout masks them its own way. */
  digits: string;
  type: AccountType;
  responsibility: "Individual" | "Joint" | "Authorized user";
  state: State;
  opened: Day;
  reported: Day;
  closed?: Day;
  firstDelinquency?: Day;
  lastPayment?: Day;
  balance?: number;
  pastDue?: number;
  highBalance?: number;
  creditLimit?: number;
  payment?: number;
  /** Newest first, by month from `reported` back. Empty where the bureau keeps none. */
  history: Mark[];
  isDisputed: boolean;
};

export type Bankruptcy = {
  bureau: Bureau;
  chapter: 7 | 13;
  court: string;
  reference: string;
  filed: Day;
  outcome: "Discharged" | "Dismissed" | "Filed";
};

/** An account or a court record with its views by the bureaus that hold it. */
export type CreditFile = {
  name: string;
  addresses: string[];
  birthYear: number;
  reportNumber: string;
  reportedOn: Day;
  accounts: Partial<Record<Bureau, Tradeline>>[];
  bankruptcies: Partial<Record<Bureau, Bankruptcy>>[];
  inquiries: { bureau: Bureau; name: string; on: Day }[];
  scores: Record<Bureau, number>;
};

export const isCollector = ({ state }: Pick<Tradeline, "state">) =>
  state === "collection" || state === "collection_paid";
export const isClosed = ({ state, closed }: Pick<Tradeline, "state" | "closed">) =>
  closed !== undefined || state === "paid";

/** The day `count` months before, at most the 28th of its month. */
export function monthsBefore(day: Day, count: number): Day {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - count;
  const date = Math.min(28, Number(day.slice(8, 10)));
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, "0")}-${String(date).padStart(2, "0")}`;
}
