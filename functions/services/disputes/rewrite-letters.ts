import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { LettersRecord } from "#functions/repositories/letters";
import type { UserRecord } from "#functions/repositories/users";
import { detailsOf } from "#shared/domain/dispute/reasons";
import { type AnsweredBefore, lackingSomethingNew, withoutRepeated } from "./answered-before";
import { fromLetters } from "./from-letters";
import { withBlock } from "./letter-facts-of";

type Present = { draft: DisputeRecord; letters: LettersRecord };

/**
 * A draft and its letters with other facts: both are to be written together.
 *
 * @param before what the bureaus have answered so far; left out where the letters say nothing else than they did
 */
export function withFacts(
  user: UserRecord,
  present: Present,
  changed: LettersRecord["facts"],
  { at, before: answers }: { at: Date; before?: AnsweredBefore },
): Present {
  // Without a reason nothing is said yet, and so nothing again.
  const before = present.draft.needsReason ? undefined : answers;
  const facts = before ? withoutRepeated(withBlock(changed), before) : withBlock(changed);
  const writtenAt = at.toISOString();
  return {
    draft: {
      ...present.draft,
      updatedAt: writtenAt,
      additionalDetails: detailsOf(present.draft.disputeReason, facts.experian.explanation),
      ...fromLetters(user, facts, present.draft),
      ...(before && lackingSomethingNew(facts, before)),
    },
    letters: { ...present.letters, generatedAt: writtenAt, facts },
  };
}
