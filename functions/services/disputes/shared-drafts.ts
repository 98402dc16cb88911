import { letterParagraphs } from "#functions/letters/letter-text";
import { writtenLetter } from "#functions/letters/shared-letter";
import type { DisputeRepository } from "#functions/repositories/disputes";
import type { LetterRepository, LettersRecord } from "#functions/repositories/letters";
import { AppError } from "#shared/api/errors";
import type { SharedDrafts } from "#shared/api/schemas/dispute";
import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import { sharingGroups } from "#shared/domain/dispute/shared-letters";
import { textOf } from "./dispute-view";
import { sharedVersionOf, shareLetters } from "./share-letters";
import { inOrder, isWrittenTo, writtenIn } from "./written-letters";

export type SharedDraftServices = {
  disputes: Pick<DisputeRepository, "getAll">;
  letters: Pick<LetterRepository, "latest">;
};

/**
 * The letters of a member's drafts in as few groups as may share them, each with what its disputes say together; drafts that share
 * with no other are in none.
 *
 * @throws AppError NOT_FOUND, NOT_A_DRAFT
 */
export async function sharedDrafts(
  userId: string,
  disputeIds: readonly string[],
  { disputes, letters }: SharedDraftServices,
): Promise<LettersRecord[][]> {
  const ids = [...new Set(disputeIds)];
  const drafts = await disputes.getAll(userId, ids);
  if (drafts.some(({ status }) => status !== "draft")) throw new AppError("NOT_A_DRAFT");
  const found = await Promise.all(ids.map((id) => letters.latest(id)));
  const records = inOrder(found.flatMap((each) => each ?? []));
  return sharingGroups(records, ({ facts }) => facts).map(shareLetters);
}

/** Shared letters as the contract shows them. */
export function sharedDraftsView(shared: readonly LettersRecord[]): SharedDrafts {
  return {
    disputeIds: shared.map(({ disputeId }) => disputeId),
    version: sharedVersionOf(shared),
    letters: bureaus.flatMap((bureau) => {
      const about = recordsAt(bureau, shared);
      const [first] = about;
      if (!first) return [];
      const facts = writtenIn(first)[bureau];
      const disputeIds = about.map(({ disputeId }) => disputeId);
      return [{ bureau, disputeIds, text: textOf(facts), paragraphs: letterParagraphs(writtenLetter(facts)) }];
    }),
  };
}

/** The disputes that a bureau is written to about. */
export function recordsAt(bureau: Bureau, shared: readonly LettersRecord[]): LettersRecord[] {
  return shared.filter((letters) => isWrittenTo(bureau, letters));
}
