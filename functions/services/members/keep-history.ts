import { type AuditRecord, type HistoryRepository, lastStep } from "#functions/repositories/history";
import type { stepOf } from "#functions/repositories/member-changes";
import type { LastChange, SubscriptionSnapshot } from "#functions/repositories/user-record";

export type KeepHistoryServices = { history: Pick<HistoryRepository, "add" | "audit"> };

/** What only administrators do. */
const BY_ADMINISTRATORS: readonly LastChange["action"][] = ["activated", "made_admin", "unmade_admin"];

/**
 * Keeps what the last change of a member's record was: in the history, where it was a step of the subscription, and in the audit
 * log, where an administrator made it. The change is written with the record, so that this follows whatever happens in between.
 */
export async function keepHistory(change: ReturnType<typeof stepOf>, { history }: KeepHistoryServices): Promise<void> {
  if (!change) return;
  const { before, after } = change;
  const step = lastStep(after);
  if (step) await history.add(step);
  const entry = before && auditOf(before, after);
  if (entry) await history.audit(entry);
}

function auditOf(was: SubscriptionSnapshot, is: SubscriptionSnapshot): AuditRecord | undefined {
  const { lastChange: change } = is;
  if (!change || !BY_ADMINISTRATORS.includes(change.action)) return undefined;
  const changed = (["subscriptionStatus", "subscriptionTier", "isAdmin"] as const).filter(
    (field) => was[field] !== is[field],
  );
  const of = (snapshot: SubscriptionSnapshot) => Object.fromEntries(changed.map((field) => [field, snapshot[field]]));
  return { ...change, userId: is.userId, before: of(was), after: of(is) };
}
