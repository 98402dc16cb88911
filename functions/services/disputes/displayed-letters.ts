import { LETTER_EDITION } from "#functions/letters/dispute-letter";
import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { LetterRepository } from "#functions/repositories/letters";
import type { ProcessBody } from "#shared/api/schemas/dispute";
import { hashesOf, versionOf } from "./dispute-view";

/** The drafts with the hashes of the letters that are displayed: a draft of an earlier edition was read in the present words. */
export function withDisplayedHashes(
  drafts: DisputeRecord[],
  letters: Pick<LetterRepository, "latest">,
): Promise<DisputeRecord[]> {
  return Promise.all(
    drafts.map(async (draft) => {
      if (draft.letterHashes?.edition === LETTER_EDITION) return draft;
      const displayed = await letters.latest(draft.id);
      return { ...draft, letterHashes: displayed && hashesOf(displayed.facts) };
    }),
  );
}

/**
 * Whether the drafts' letters are the versions that the caller names, by dispute; a caller may name none. Of those that are sent
 * together another version is named.
 */
export function areVersions(
  drafts: DisputeRecord[],
  { versions, together = [] }: Pick<ProcessBody, "versions" | "together">,
): boolean {
  if (!versions) return true;
  const alone = drafts.filter(({ id }) => !together.some(({ disputeIds }) => disputeIds.includes(id)));
  return alone.every(({ id, letterHashes }) => letterHashes && versions[id] === versionOf(letterHashes));
}
