import { isUnanswered } from "#shared/domain/dispute/reinvestigation";
import type { LetterFacts } from "./letter-facts";
import type { LetterWordings, WordingId } from "./letter-words";

/**
 * What a request to block says in place of a dispute, FCRA 605B, 15 U.S.C. § 1681c-2: which information, and that it comes from no
 * transaction of the consumer. The report and the proof of identity are enclosed, and named with the enclosures.
 */
export function blockWordings(facts: LetterFacts): LetterWordings {
  return {
    subject: "letters.blockSubject",
    opening: [greetingOf(facts), facts.item.isReported ? "letters.item" : "letters.blockNotReported"],
    body: [
      "letters.blockStatement",
      ...(facts.explanation ? ["letters.explanation" as const] : []),
      "letters.blockDuty",
      "letters.blockResults",
    ],
  };
}

function greetingOf({ previous, writtenOn }: LetterFacts): WordingId {
  if (!previous) return "letters.blockOpening";
  if (previous.outcome !== "no_response") return "letters.blockOpeningNextRound";
  return isUnanswered(previous.lastDay, writtenOn) ? "letters.blockOpeningUnanswered" : "letters.blockOpeningAgain";
}
