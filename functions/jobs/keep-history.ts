import type { AttributeValue, DynamoDBRecord } from "aws-lambda";
import { type AuditRecord, type HistoryRepository, lastStep } from "#functions/repositories/history";
import { plainOf } from "#functions/repositories/stream-image";
import { type LastChange, Standing } from "#functions/repositories/user-record";

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
  const { NewImage: after, OldImage: before } = dynamodb ?? {};
  if (after?.sk?.S !== "USER" || changeOf(after) === changeOf(before)) return;
  const is = Standing.parse(plainOf(after));
  const step = lastStep(is);
  if (step) await history.add(step);
  const entry = before && auditOf(Standing.parse(plainOf(before)), is);
  if (entry) await history.audit(entry);
}

type Image = Record<string, AttributeValue>;

const changeOf = (image: Image | undefined) => image?.lastChange?.M?.id?.S;

function auditOf(was: Standing, is: Standing): AuditRecord | undefined {
  const { lastChange: change } = is;
  if (!change || !BY_ADMINISTRATORS.includes(change.action)) return undefined;
  const changed = (["subscriptionStatus", "subscriptionTier", "isAdmin"] as const).filter(
    (field) => was[field] !== is[field],
  );
  const of = (standing: Standing) => Object.fromEntries(changed.map((field) => [field, standing[field]]));
  return { ...change, userId: is.userId, before: of(was), after: of(is) };
}
