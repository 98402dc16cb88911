import type { DisputeRepository } from "#functions/repositories/disputes";
import type { LetterRepository } from "#functions/repositories/letters";
import type { ProofRecord } from "#functions/repositories/proofs";
import { exhibitsOfAll } from "#shared/domain/evidence/exhibit";

export type InUseServices = {
  disputes: Pick<DisputeRepository, "list">;
  letters: Pick<LetterRepository, "latest">;
};

const PAGE = 50;

/** Whether letters that have not left yet enclose a proof. */
export async function awaitsMailing(
  { userId, proofId }: Pick<ProofRecord, "userId" | "proofId">,
  { disputes, letters }: InUseServices,
): Promise<boolean> {
  let cursor: string | undefined;
  do {
    const page = await disputes.list(userId, { limit: PAGE, cursor });
    const waiting = page.disputes.filter(({ status }) => status === "draft" || status === "submitted");
    for (const { id } of waiting) {
      const present = await letters.latest(id);
      if (present && exhibitsOfAll(present.facts).some((exhibit) => exhibit.proofId === proofId)) return true;
    }
    cursor = page.nextCursor;
  } while (cursor);
  return false;
}
