/** An entry of the member's ledger. */
type Entry = { date: string; status: string };

/**
 * What ended a plan without a word of its member: a payment that their bank took back (`reinstated` once the bank has decided that it
 * stands after all), or one that never went through.
 */
export type EndReason = "chargeback" | "reinstated" | "unpaid";

const reasons: Record<string, EndReason | "none"> = {
  disputed: "chargeback",
  reinstated: "reinstated",
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
