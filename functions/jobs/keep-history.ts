import type { AttributeValue, DynamoDBRecord } from "aws-lambda";
import { type AuditRecord, type HistoryRepository, lastStep } from "#functions/repositories/history";
import { type LastChange, Standing } from "#functions/repositories/user-record";
import { plainOf } from "#functions/runtime/image";

/** What only administrators do. */
const BY_ADMINISTRATORS: readonly LastChange["action"][] = ["activated", "made_admin", "unmade_admin"];

/**
 * Keeps what the last change of a member's record was: in the history, where it was a step of the subscription, and in the audit
 * log, where an administrator made it. The change is written with the record, so that this follows whatever happens in between.
 */
export async function keepHistory(
  { dynamodb }: DynamoDBRecord,
  { history }: { history: Pick<HistoryRepository, "add" | "audit"> },
): Promise<void> {
  const before = standingOf(dynamodb?.OldImage);
  const after = standingOf(dynamodb?.NewImage);
  if (!after?.lastChange || after.lastChange.id === before?.lastChange?.id) return;
  const step = lastStep(after);
  if (step) await history.add(step);
  const entry = before && auditOf(before, after, after.lastChange);
  if (entry) await history.audit(entry);
}

function standingOf(image: Record<string, AttributeValue> | undefined): Standing | undefined {
  return image?.sk?.S === "USER" ? Standing.parse(plainOf(image)) : undefined;
}

function auditOf(was: Standing, is: Standing, change: LastChange): AuditRecord | undefined {
  if (!BY_ADMINISTRATORS.includes(change.action)) return undefined;
  const changed = (["subscriptionStatus", "subscriptionTier", "isAdmin"] as const).filter(
    (field) => was[field] !== is[field],
  );
  const of = (standing: Standing) => Object.fromEntries(changed.map((field) => [field, standing[field]]));
  return { ...change, userId: is.userId, before: of(was), after: of(is) };
}
