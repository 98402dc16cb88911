import type { Bureau } from "#shared/domain/bureau/bureau";
import type { Day } from "#shared/domain/days";
import type { BureauEntry } from "#shared/domain/report/bureau-file";
import type { ItemType } from "#shared/domain/report/negative-item";
import { negativeTypeOf } from "#shared/domain/report/negative-type";
import { type Bankruptcy, isClosed, isCollector, type Mark, type State, type Tradeline } from "./tradeline";

/** A negative item that a file shows of one bureau, with the values that the file prints and no others. */
export type Truth = {
  bureau: Bureau;
  /** Undefined: the file shows a court record, whose name differs by layout. */
  creditor?: string;
  kind: ItemType;
  amount?: number;
  last4?: string;
  originalCreditor?: string;
  opened?: Day;
};

/** The fields of an account that a layout may print or leave out. The rest is always there. */
export type Field =
  | "number"
  | "type"
  | "responsibility"
  | "opened"
  | "reported"
  | "closed"
  | "balance"
  | "pastDue"
  | "highBalance"
  | "creditLimit"
  | "payment"
  | "firstDelinquency"
  | "lastPayment"
  | "originalCreditor"
  | "history"
  | "remarks";

const words: Record<State, string> = {
  current: "Paid as agreed",
  paid: "Paid, closed; never late",
  transferred: "Transferred",
  late30: "30 days past due",
  late60: "60 days past due",
  late90: "90 days past due",
  late120: "120 days past due",
  charge_off: "Charged off as bad debt",
  charge_off_paid: "Paid charge off",
  settled: "Settled for less than full balance",
  collection: "Collection account",
  collection_paid: "Paid collection",
  repossession: "Repossession",
  foreclosure: "Foreclosure",
  in_bankruptcy_7: "Included in bankruptcy chapter 7",
  in_bankruptcy_13: "Included in wage earner plan chapter 13",
};

const metro2: Record<Mark, string> = {
  OK: "0",
  "30": "1",
  "60": "2",
  "90": "3",
  "120": "4",
  CO: "L",
  COL: "G",
  RPO: "K",
  FC: "H",
  ND: "-",
};

/** What of an account a reader could know, when the file prints these fields. Undefined: nothing negative. */
export function truthOf(line: Tradeline, prints: ReadonlySet<Field>): Truth | undefined {
  const printed = <T>(field: Field, value: T) => (prints.has(field) ? value : undefined);
  const entry: BureauEntry = {
    kind: isCollector(line) ? "collection" : "tradeline",
    creditorName: line.creditor,
    status: isClosed(line) ? "closed" : "open",
    payStatus: words[line.state],
    balance: printed("balance", line.balance),
    pastDue: printed("pastDue", line.pastDue),
    paymentHistory: printed("history", line.history.map((mark) => metro2[mark]).join("")),
  };
  const kind = negativeTypeOf(entry);
  if (kind === undefined) return undefined;
  return {
    bureau: line.bureau,
    creditor: line.creditor,
    kind,
    amount: entry.balance || (entry.pastDue ?? entry.balance),
    last4: printed("number", line.digits.slice(-4)),
    originalCreditor: printed("originalCreditor", line.originalCreditor),
    opened: printed("opened", line.opened),
  };
}

export const recordTruth = ({ bureau }: Bankruptcy): Truth => ({ bureau, kind: "bankruptcy" });
