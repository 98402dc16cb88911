/** How the sort keys begin of what is kept for years after a person is gone, as the law asks. */
const evidence = ["CONSENT#", "CONTRACT#", "PAYMENT#", "HISTORY#", "AUDIT#", "MONITOR#"];

/** Consents, contracts, payments, the subscription's history, the audit trail and the looks at reports, of the table Users. */
export function isEvidence(sortKey: string): boolean {
  return evidence.some((kind) => sortKey.startsWith(kind));
}
