import { isUnanswered } from "#shared/domain/dispute/reinvestigation";
import type { LetterFacts } from "./letter-facts";
import type { WordingId } from "./letter-words";

/**
 * What a request to block says in place of a dispute, FCRA 605B, 15 U.S.C. § 1681c-2: which information, and that it comes from no
 * transaction of the consumer. The report and the proof of identity are enclosed, and named with the enclosures.
 */
export const blockWords = {
  subject: "letters.blockSubject",
  openingOf: (facts: LetterFacts): WordingId[] => [
    greetingOf(facts),
    facts.item.isReported ? "letters.item" : "letters.blockNotReported",
  ],
  bodyOf: ({ explanation }: LetterFacts): WordingId[] => [
    "letters.blockStatement",
    ...(explanation ? ["letters.explanation" as const] : []),
    "letters.blockDuty",
    "letters.blockResults",
  ],
} as const;

function greetingOf({ previous, writtenOn }: LetterFacts): WordingId {
  if (!previous) return "letters.blockOpening";
  if (previous.outcome !== "no_response") return "letters.blockOpeningNextRound";
  return isUnanswered(previous.lastDay, writtenOn) ? "letters.blockOpeningUnanswered" : "letters.blockOpeningAgain";
}
