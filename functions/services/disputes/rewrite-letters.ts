import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { LettersRecord } from "#functions/repositories/letters";
import type { UserRecord } from "#functions/repositories/users";
import { detailsOf } from "#shared/domain/dispute/reasons";
import { fromLetters } from "./from-letters";
import { withBlock } from "./letter-facts-of";

type Present = { draft: DisputeRecord; letters: LettersRecord };

/** A draft and its letters with other facts: both are to be written together. */
export function withFacts(user: UserRecord, present: Present, changed: LettersRecord["facts"], at: Date): Present {
  const facts = withBlock(changed);
  const writtenAt = at.toISOString();
  return {
    draft: {
      ...present.draft,
      updatedAt: writtenAt,
      additionalDetails: detailsOf(present.draft.disputeReason, facts.experian.explanation),
      ...fromLetters(user, facts, present.draft),
    },
    letters: { ...present.letters, generatedAt: writtenAt, facts },
  };
}
