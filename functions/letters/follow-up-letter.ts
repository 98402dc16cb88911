import type { LetterFacts } from "./letter-facts";
import type { LetterWordings } from "./letter-words";

/**
 * What a later letter about an item says, by what it asks for: FCRA 611, 15 U.S.C. § 1681i. Undefined for a dispute; and for a cure,
 * which supplies what was missing and then says all that a dispute says.
 */
export function followUpWordings(facts: LetterFacts): LetterWordings | undefined {
  const { previous } = facts;
  switch (facts.kind) {
    case "added_information":
      return {
        subject: "letters.added.subject",
        opening: ["letters.added.opening", "letters.item"],
        body: ["letters.added.words", "letters.added.ask"],
      };
    case "procedure_request":
      return {
        subject: "letters.procedure.subject",
        opening: [previous?.letterOn ? "letters.procedure.openingDated" : "letters.procedure.opening", "letters.item"],
        body: ["letters.procedure.ask"],
      };
    case "no_answer_demand":
      return {
        subject: "letters.demand.subject",
        opening: [previous?.deliveredOn ? "letters.demand.delivered" : "letters.demand.mailed", "letters.item"],
        body: ["letters.demand.ask", "letters.results"],
      };
    case "reinsertion":
      return reinsertion(facts);
    case "consumer_statement":
      return {
        subject: "letters.statement.subject",
        opening: ["letters.statement.opening", "letters.item"],
        body: ["letters.statement.lead", "letters.statement.words", "letters.statement.ask"],
      };
    default:
      return undefined;
  }
}

/** FCRA 611(a)(5)(B) for what was gone and is back, (a)(5)(A) for what was never taken out. */
function reinsertion({ previous, shownAgain }: LetterFacts): LetterWordings {
  const wasGone = shownAgain?.wasGone ?? false;
  const said = previous?.letterOn ? "letters.reinsertion.saidDated" : "letters.reinsertion.said";
  if (shownAgain?.isNotice) {
    return {
      subject: "letters.reinsertion.subject",
      opening: [said, "letters.reinsertion.notified", "letters.reinsertion.item"],
      body: ["letters.reinsertion.askNotified", "letters.results"],
    };
  }
  return {
    subject: wasGone ? "letters.reinsertion.subject" : "letters.reinsertion.subjectStill",
    // What the newest report says of it may differ from the values that were disputed.
    opening: [said, wasGone ? "letters.reinsertion.again" : "letters.reinsertion.still", "letters.reinsertion.item"],
    body: [wasGone ? "letters.reinsertion.ask" : "letters.reinsertion.askStill", "letters.results"],
  };
}
