import { isWorthMailing } from "#functions/letters/dispute-letter";
import type { LetterFacts } from "#functions/letters/letter-facts";
import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { DisputeRepository } from "#functions/repositories/disputes";
import type { LetterRepository, LettersRecord } from "#functions/repositories/letters";
import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import { answerOf } from "#shared/domain/dispute/bureau-answers";
import { isAnswer } from "#shared/domain/dispute/life-cycle";
import { asksToReinvestigate } from "#shared/domain/dispute/reinvestigation";
import { type AnsweredLetter, repeatsRefused } from "#shared/domain/dispute/something-new";
import { each } from "./letter-facts-of";

/** The disputes of an item that each bureau got, and what it answered to them, the first one first. */
export type AnsweredBefore = Record<Bureau, AnsweredLetter[]>;

export type AnsweredBeforeServices = {
  disputes: Pick<DisputeRepository, "listAll">;
  letters: Pick<LetterRepository, "rounds">;
};

type Facts = LettersRecord["facts"];
type Own = { id: string; rounds: readonly LettersRecord[] };

/**
 * What the bureaus have answered about an item in the disputes before a draft, and in the earlier rounds of its own. Reads the member's
 * disputes, and the letters of those about the item.
 *
 * @param own all rounds of the draft's own dispute, its present one among them
 */
export async function answeredBefore(
  { userId, negativeItemId, id }: Pick<DisputeRecord, "id" | "userId" | "negativeItemId">,
  own: readonly LettersRecord[],
  services: AnsweredBeforeServices,
): Promise<AnsweredBefore> {
  const answeredAbout = await findAnswered(userId, services);
  return answeredAbout(negativeItemId, { id, rounds: own });
}

/** The same for several drafts of one member, whose disputes are read once. */
export async function findAnswered(userId: string, { disputes, letters }: AnsweredBeforeServices) {
  const all = await disputes.listAll(userId);

  return async (negativeItemId: string, own: Partial<Own> = {}): Promise<AnsweredBefore> => {
    const isBefore = (other: DisputeRecord) =>
      other.negativeItemId === negativeItemId && other.id !== own.id && !other.partOf && isAnswer(other.status);
    // Newest first, as the list is.
    const earlier = all.filter(isBefore).reverse();
    const rounds = await Promise.all(earlier.map((dispute) => letters.rounds(dispute.id)));
    const at = (bureau: Bureau) => [
      ...earlier.flatMap((dispute, place) => answeredAt(bureau, rounds[place] ?? [], dispute)),
      ...answeredAt(bureau, own.rounds ?? []),
    ];
    return { experian: at("experian"), equifax: at("equifax"), transunion: at("transunion") };
  };
}

/** @param dispute of the newest round; without it what was answered to that one is not known */
function answeredAt(bureau: Bureau, rounds: readonly LettersRecord[], dispute?: DisputeRecord): AnsweredLetter[] {
  return rounds.flatMap(({ facts: { [bureau]: facts } }, place) => {
    if (!isDispute(facts)) return [];
    const next = rounds[place + 1];
    const last = dispute?.bureaus[bureau];
    const answer = next ? next.facts[bureau].previous : dispute && last && answerOf(dispute, last);
    return [{ said: facts, outcome: answer?.outcome }];
  });
}

/** A cure says once more all that its dispute says. The other later letters, and requests to block, ask for something else. */
function isDispute(facts: LetterFacts): boolean {
  return asksToReinvestigate(facts.kind) && isWorthMailing(facts);
}

/**
 * The letters of a new dispute: a bureau that has refused the same gets none, as long as another one gets its letter. Where each has
 * refused it, the draft waits for something new; so does every next round, whose bureaus have letters of their own for each answer.
 */
export function withoutRepeated(facts: Facts, before: AnsweredBefore): Facts {
  const fresh = each(facts, ({ isRepeated: _, ...old }) => old);
  const written = bureaus.filter((bureau) => isWorthMailing(fresh[bureau]));
  const repeated = written.filter((bureau) => repeats(fresh[bureau], before));
  if (fresh.experian.round > 1 || repeated.length === written.length) return fresh;
  return each(fresh, (old) => (repeated.includes(old.bureau) ? { ...old, isRepeated: true as const } : old));
}

/** Whether letters of a draft repeat what their bureau has refused: it cannot be sent before they say something new. */
export function lackingSomethingNew(facts: Facts, before: AnsweredBefore): Pick<DisputeRecord, "needsSomethingNew"> {
  const repeated = bureaus.some((bureau) => isWorthMailing(facts[bureau]) && repeats(facts[bureau], before));
  return { needsSomethingNew: repeated || undefined };
}

const repeats = (facts: LetterFacts, before: AnsweredBefore) =>
  facts.kind === undefined && repeatsRefused(facts, before[facts.bureau]);
