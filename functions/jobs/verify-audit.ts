import { AuditLogRepository, type Checkpoint, type Link, linkAfter } from "#functions/repositories/audit-log";
import { documents } from "#functions/runtime/aws-dynamodb";
import { env } from "#functions/runtime/env";
import { jobHandler } from "#functions/runtime/job-handler";

type Services = { auditLog: Pick<AuditLogRepository, "pages" | "checkpoint" | "keepCheckpoint"> };

/**
 * Follows the chain of the audit log from its first link to its last. The place up to which it was whole is remembered, so that an
 * end that was cut off, or written anew as a whole, is found too.
 *
 * @throws Error naming the first link that is not what it must be: the job's alarm is the report
 */
export async function verifyAudit(_run: unknown, { auditLog }: Services) {
  const known = await auditLog.checkpoint();
  let last: Link | undefined;
  for await (const page of auditLog.pages()) {
    for (const link of page) {
      assertFollows(link, last);
      assertKnown(link, known);
      last = link;
    }
  }
  const position = last ? Number(last.sk) : 0;
  if (known && position < known.position) throw broken(known.position, "it is missing");
  if (last) await auditLog.keepCheckpoint({ position, hash: last.hash });
  return { links: position };
}

function assertFollows(link: Link, before: Link | undefined): void {
  const expected = linkAfter(before, link.content);
  if (link.sk !== expected.sk) throw broken(Number(expected.sk), "it is missing");
  if (link.previousHash !== expected.previousHash || link.hash !== expected.hash) {
    throw broken(Number(link.sk), "it is not what was written");
  }
}

function assertKnown(link: Link, known: Checkpoint | undefined): void {
  const isOther = known && Number(link.sk) === known.position && link.hash !== known.hash;
  if (isOther) throw broken(known.position, "it is not what it was at the last look");
}

function broken(position: number, why: string): Error {
  return new Error(`The audit log is broken at entry ${position}: ${why}`);
}

export const handler = jobHandler("verify-audit", verifyAudit, () => ({
  auditLog: new AuditLogRepository(documents(), env("USERS_TABLE")),
}));
