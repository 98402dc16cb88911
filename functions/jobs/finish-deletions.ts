import { DeletionRepository } from "#functions/repositories/deletions";
import { documents } from "#functions/runtime/aws-dynamodb";
import { deployedErasing } from "#functions/runtime/deployed-erasing";
import { env } from "#functions/runtime/env";
import { type EraseServices, eraseMember } from "#functions/runtime/erase-member";
import { jobHandler } from "#functions/runtime/job-handler";

type Services = EraseServices & { deletions: Pick<DeletionRepository, "unfinished" | "finish"> };

/** By then no call is under way any more that began before the account was shut. */
const SETTLED_MS = 15 * 60_000;

/**
 * Erases once more whoever deleted the account: what a crash left, and what a letter, a payment or another call that was under
 * way wrote in the meantime. Then the deletion is finished.
 */
export async function finishDeletions(_run: unknown, services: Services) {
  const { deletions } = services;
  const before = new Date(services.now().getTime() - SETTLED_MS).toISOString();
  let finished = 0;
  let next: Record<string, unknown> | undefined;
  do {
    const page = await deletions.unfinished(before, next);
    for (const deletion of page.deletions) {
      await eraseMember(deletion, services);
      await deletions.finish(deletion.userId);
      finished += 1;
    }
    next = page.next;
  } while (next);
  return { finished };
}

export const handler = jobHandler("finish-deletions", finishDeletions, () => ({
  ...deployedErasing(),
  deletions: new DeletionRepository(documents(), env("USERS_TABLE")),
}));
