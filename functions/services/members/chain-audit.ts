import type { AuditLogRepository } from "#functions/repositories/audit-log";
import type { auditEntryAddedOf } from "#functions/repositories/history";

export type ChainAuditServices = { auditLog: Pick<AuditLogRepository, "append"> };

/** Appends an entry of an administrator's history to the audit log, whose lines are chained by their hashes; once for each id. */
export async function chainAudit(
  entry: ReturnType<typeof auditEntryAddedOf>,
  { auditLog }: ChainAuditServices,
): Promise<void> {
  if (entry) await auditLog.append({ id: entry.id, at: new Date(entry.at), content: entry });
}
