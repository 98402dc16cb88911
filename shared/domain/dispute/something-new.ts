import type { Exhibit } from "../evidence/exhibit";
import type { DisputeOutcome } from "./dispute";
import { type ReasonKey, statedReasons } from "./reasons";
import type { StatedFact } from "./stated-facts";

/** What the letters of one round say and enclose. */
export type RoundSaid = {
  reasons: readonly ReasonKey[];
  explanation?: string;
  statedFacts?: readonly StatedFact[];
  exhibits?: readonly Pick<Exhibit, "sha256">[];
};

/**
 * Whether a round states or encloses anything that no round before did: another reason, other words of the consumer's own, an exact
 * fact, or an exhibit. A bureau may set aside a dispute that repeats one, FCRA 611(a)(3), 15 U.S.C. § 1681i(a)(3).
 */
export function saysSomethingNew(said: RoundSaid, before: readonly RoundSaid[]): boolean {
  const known = new Set(before.flatMap(statementsOf));
  return statementsOf(said).some((statement) => !known.has(statement));
}

/**
 * Whether a next round has to say something new: a bureau that it goes to has answered. Silence set nothing aside.
 *
 * @param answers what each bureau that gets one of its letters answered before
 */
export function needsSomethingNew(answers: readonly (DisputeOutcome | undefined)[]): boolean {
  return answers.some((outcome) => outcome !== undefined && outcome !== "no_response");
}

function statementsOf(said: RoundSaid): string[] {
  const { explanation, statedFacts = [], exhibits = [] } = said;
  const words = explanation
    ?.toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(" ");
  return [
    ...statedReasons(said).map((reason) => `reason ${reason}`),
    ...(words ? [`words ${words}`] : []),
    ...statedFacts.map(({ field, right }) => `fact ${field} ${right}`),
    ...exhibits.map(({ sha256 }) => `exhibit ${sha256}`),
  ];
}
