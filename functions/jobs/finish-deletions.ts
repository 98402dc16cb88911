import type { Deletion, DeletionRepository } from "#functions/repositories/deletions";
import { deletions } from "#functions/services";
import { type EraseServices, eraseMember } from "#functions/services/personal-data/erase-member";
import { erasingServices } from "#functions/services/personal-data/erasing-services";
import { captureFailure } from "#functions/shell/capture-failure";
import { jobHandler } from "#functions/shell/job-handler";

type Services = EraseServices & { deletions: Pick<DeletionRepository, "unfinished" | "finish"> };

/** By then every call that began before the account was shut has ended. */
const SETTLED_MS = 15 * 60_000;

/**
 * Erases once more each person who deleted the account: what a crash left, and what a letter, a payment or another call that was under
 * way wrote in the meantime. Then the deletion is finished.
 *
 * @throws Error after a run in which an account could not be erased
 */
export async function finishDeletions(_run: unknown, services: Services) {
  const { deletions } = services;
  const before = new Date(services.now().getTime() - SETTLED_MS).toISOString();
  const counted = { finished: 0, failed: 0 };
  let next: Record<string, unknown> | undefined;
  do {
    const page = await deletions.unfinished(before, next);
    for (const deletion of page.deletions) {
      counted[await captureFailure("finish-deletions", deletion.userId, () => finish(deletion, services))] += 1;
    }
    next = page.next;
  } while (next);
  const { finished, failed } = counted;
  if (failed > 0) throw new Error(`${failed} deleted accounts could not be erased and are tried again`);
  return { finished };
}

async function finish(deletion: Deletion, services: Services) {
  await eraseMember(deletion, services);
  await services.deletions.finish(deletion.userId);
  return "finished" as const;
}

export const handler = jobHandler("finish-deletions", finishDeletions, () => ({
  ...erasingServices(),
  deletions: deletions(),
}));
