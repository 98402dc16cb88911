import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { LetterRepository } from "#functions/repositories/letters";
import { areVersions, withDisplayedHashes } from "#functions/services/disputes/displayed-letters";
import { sharedLettersOf } from "#functions/services/disputes/share-letters";
import { AppError } from "#shared/api/errors";
import type { SelfMailBody } from "#shared/api/schemas/evidence";

/**
 * Drafts with the letters that their writer printed: their own, or those that they share.
 *
 * @throws AppError LETTERS_CHANGED; VALIDATION_FAILED for drafts that cannot share their letters
 */
export async function printedDrafts(
  found: DisputeRecord[],
  { version, together }: Pick<SelfMailBody, "version" | "together">,
  at: Date,
  letters: Pick<LetterRepository, "latest">,
) {
  const drafts = await withDisplayedHashes(found, letters);
  const groups = together ? [{ disputeIds: together, version: version ?? "" }] : [];
  const shared = await sharedLettersOf(drafts, groups, at, letters);
  return Promise.all(
    drafts.map(async (draft) => {
      const sharing = shared.get(draft.id);
      const written = sharing?.letters ?? (await letters.latest(draft.id));
      if (written?.round !== draft.round) throw new Error("A draft without its letters");
      const versions = version === undefined ? undefined : { [draft.id]: version };
      if (!sharing && !areVersions([draft], { versions })) throw new AppError("LETTERS_CHANGED");
      return { draft, written, shared: sharing };
    }),
  );
}
