import { readableName } from "#shared/domain/text/readable-name";

/** A report, its creditors named as they read best; each bureau's own spelling stays beside its values. */
export function withReadableItems<R extends { negativeItems: { creditorName: string }[] }>(report: R): R {
  const negativeItems = report.negativeItems.map((item) => ({
    ...item,
    creditorName: readableName(item.creditorName),
  }));
  return { ...report, negativeItems };
}

/** Disputes, their accounts named as they read best. */
export function withReadableAccounts<D extends { accountName: string }>(disputes: D[]): D[] {
  return disputes.map(withReadableAccount);
}

/** A dispute, its account named as it reads best. */
export function withReadableAccount<D extends { accountName: string }>(dispute: D): D {
  return { ...dispute, accountName: readableName(dispute.accountName) };
}
