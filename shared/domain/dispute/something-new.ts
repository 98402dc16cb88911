import { type Bureau, bureaus } from "../bureau/bureau";
import type { Exhibit } from "../evidence/exhibit";
import { type Answerable, answerOf, isSettled } from "./bureau-answers";
import type { DisputeOutcome, DisputeStatus } from "./dispute";
import { type ReasonKey, statedReasons } from "./reasons";
import type { StatedFact } from "./stated-facts";

/** What one letter says and encloses. */
export type LetterSaid = {
  reasons: readonly ReasonKey[];
  explanation?: string;
  statedFacts?: readonly StatedFact[];
  exhibits?: readonly Pick<Exhibit, "sha256" | "kind">[];
};

/** What a bureau was sent about an item, and what it answered. */
export type AnsweredLetter = { said: LetterSaid; outcome?: DisputeOutcome };

/**
 * Whether a letter says only what its bureau has refused already: no other reason, no other words of the consumer's own, no exact fact
 * and no exhibit. A bureau may set aside a dispute that repeats one, FCRA 611(a)(3), 15 U.S.C. § 1681i(a)(3). Silence set nothing
 * aside, and what a bureau has changed or deleted since is disputed for the first time.
 *
 * @param before the disputes of the item that this bureau got, in this dispute or an earlier one, the first one first
 */
export function repeatsRefused(said: LetterSaid, before: readonly AnsweredLetter[]): boolean {
  const sinceChange = before.slice(before.findLastIndex(({ outcome }) => isSettled(outcome)) + 1);
  const refused = sinceChange.filter(({ outcome }) => isRefusal(outcome));
  return refused.length > 0 && !saysSomethingNew(said, refused);
}

type Disputed = {
  negativeItemId: string;
  partOf?: string;
  status: DisputeStatus;
  outcome?: DisputeOutcome;
  resolvedAt?: string;
  bureaus: Partial<Record<Bureau, Answerable>>;
};

/** The bureaus whose last answer about an item was a refusal: what was said to them is not said again. @param disputes newest first */
export function refusedBy(negativeItemId: string, disputes: readonly Disputed[]): Bureau[] {
  const about = disputes.filter((dispute) => dispute.negativeItemId === negativeItemId && !dispute.partOf);
  return bureaus.filter((bureau) => {
    const outcomes = about.map((dispute) => outcomeAt(bureau, dispute));
    return isRefusal(outcomes.find((outcome) => outcome !== undefined && outcome !== "no_response"));
  });
}

function outcomeAt(bureau: Bureau, dispute: Disputed): DisputeOutcome | undefined {
  const progress = dispute.bureaus[bureau];
  return progress && answerOf(dispute, progress)?.outcome;
}

const isRefusal = (outcome: DisputeOutcome | undefined) =>
  outcome !== undefined && outcome !== "no_response" && !isSettled(outcome);

function saysSomethingNew(said: LetterSaid, before: readonly AnsweredLetter[]): boolean {
  const known = new Set(before.flatMap((each) => statementsOf(each.said)));
  return statementsOf(said).some((statement) => !known.has(statement));
}

function statementsOf(said: LetterSaid): string[] {
  const { explanation, statedFacts = [], exhibits = [] } = said;
  const words = explanation
    ?.toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(" ");
  // A page of the bureau's own report is no proof against it, and a newer report has another one.
  const proofs = exhibits.filter(({ kind }) => kind !== "report_page");
  return [
    ...statedReasons(said).map((reason) => `reason ${reason}`),
    ...(words ? [`words ${words}`] : []),
    ...statedFacts.map(({ field, right }) => `fact ${field} ${right}`),
    ...proofs.map(({ sha256 }) => `exhibit ${sha256}`),
  ];
}
