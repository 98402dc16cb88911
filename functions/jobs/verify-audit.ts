import type { AuditHead, Head } from "#functions/providers/store/audit-head";
import {
  type AuditLogRepository,
  type Link,
  linkAfter,
  type Mac,
  type Mark,
  markOf,
} from "#functions/repositories/audit-log";
import { auditHead, auditLog, auditMac } from "#functions/services";
import { jobHandler } from "#functions/shell/job-handler";
import { now } from "#functions/shell/now";

type Services = {
  auditLog: Pick<AuditLogRepository, "pages">;
  head: Pick<AuditHead, "known" | "keep">;
  mac: Mac;
  now: () => Date;
};

/** The table deletes what has expired some time after: from this long before, a link may be missing. */
const EXPIRES_WITHIN_MS = 7 * 86_400_000;

/**
 * Follows the chain of the audit log from its first link to its last. A copy of its head lies where the writers of the table cannot
 * write: what is older is compared with it, and what came since must have been made with the log's own key. So an entry that was
 * changed, left out or added is found, an end that was cut off, and a log that was written as a whole.
 *
 * @throws Error naming the first link that is not what it must be: the job's alarm is the report
 */
export async function verifyAudit(_run: unknown, services: Services) {
  const { auditLog, head, now } = services;
  const known = await head.known();
  const mayBeGone = (now().getTime() + EXPIRES_WITHIN_MS) / 1_000;
  let [last, base] = [known?.base, known?.base];
  for await (const page of auditLog.pages()) {
    for (const link of page) {
      // Expired, and not deleted yet.
      if (link.position <= (known?.base?.position ?? 0)) continue;
      assertFollows(link, last);
      await assertKnown(link, known, services);
      last = markOf(link);
      if (link.ttl <= mayBeGone) base = last;
    }
  }
  const position = last?.position ?? 0;
  if (known && position < known.end.position) throw broken(known.end.position, "it is missing");
  if (last) await head.keep({ end: last, base });
  return { links: position };
}

function assertFollows(link: Link, before: Mark | undefined): void {
  const expected = linkAfter(before, link.content);
  if (link.position !== expected.position) throw broken(expected.position, "it is missing");
  if (link.previousHash !== expected.previousHash || link.hash !== expected.hash) {
    throw broken(link.position, "it is not what was written");
  }
}

async function assertKnown({ position, hash, mac }: Link, known: Head | undefined, services: Services): Promise<void> {
  const end = known?.end.position ?? 0;
  if (position === end && hash !== known?.end.hash) throw broken(position, "it is not what it was at the last look");
  if (position > end && mac !== (await services.mac(hash))) throw broken(position, "the log's key did not make it");
}

function broken(position: number, why: string): Error {
  return new Error(`The audit log is broken at entry ${position}: ${why}`);
}

export const handler = jobHandler("verify-audit", verifyAudit, () => ({
  auditLog: auditLog(),
  head: auditHead(),
  mac: auditMac,
  now,
}));
