/** An entry of the member's ledger. */
type Entry = { date: string; status: string };

/** What ended a plan without a word of its member: a payment that their bank took back, or one that never went through. */
export type EndReason = "chargeback" | "unpaid";

const reasons: Record<string, EndReason | "none"> = {
  disputed: "chargeback",
  failed: "unpaid",
  paid: "none",
  arranged: "none",
};

/** Why a plan that is over ended, by the last payment in the ledger; undefined where the ledger does not say it. */
export function whyEnded(ledger: readonly Entry[]): EndReason | undefined {
  const newestFirst = ledger.toSorted((one, other) => (one.date < other.date ? 1 : -1));
  const reason = newestFirst.map(({ status }) => reasons[status]).find((each) => each !== undefined);
  return reason === "none" ? undefined : reason;
}
