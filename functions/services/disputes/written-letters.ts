import { isWorthMailing } from "#functions/letters/dispute-letter";
import type { LetterFacts } from "#functions/letters/letter-facts";
import { joinFacts, type WrittenFacts } from "#functions/letters/shared-letter";
import type { LettersRecord, Peer } from "#functions/repositories/letters";
import type { Bureau } from "#shared/domain/bureau/bureau";

/** The letters that a dispute's facts make, together with those that they were approved with. */
export function writtenIn({ disputeId, facts, peers = [] }: LettersRecord): Record<Bureau, WrittenFacts> {
  const all = inOrder([{ disputeId, facts }, ...peers]);
  const at = (bureau: Bureau) => joinAt(facts[bureau], all);
  return { experian: at("experian"), equifax: at("equifax"), transunion: at("transunion") };
}

/** The letters as they left last: one that was mailed again may come from another address than at first. */
export function lastSentIn(letters: LettersRecord): Record<Bureau, WrittenFacts> {
  const written = writtenIn(letters);
  const at = (bureau: Bureau) => {
    const { consumer, ...rest } = written[bureau];
    return { ...rest, consumer: { ...consumer, ...letters.mailedAgainFrom?.[bureau] } };
  };
  return { experian: at("experian"), equifax: at("equifax"), transunion: at("transunion") };
}

/** The disputes of a shared letter in the order of its items. */
export function inOrder<D extends { disputeId: string }>(disputes: readonly D[]): D[] {
  return [...disputes].sort((one, other) => (one.disputeId < other.disputeId ? -1 : 1));
}

/** Whether a bureau gets a letter about a dispute. */
export function isWrittenTo(bureau: Bureau, { facts }: Pick<LettersRecord, "facts">): boolean {
  return isWorthMailing(facts[bureau]);
}

/** Whose items one bureau's shared letter is about. */
export function peersAt(bureau: Bureau, letters: LettersRecord): Peer[] {
  const { peers = [] } = letters;
  return isWrittenTo(bureau, letters) ? peers.filter((peer) => isWrittenTo(bureau, peer)) : [];
}

/** A letter that asks its bureau for nothing is shown alone, and is in no other. */
function joinAt(own: LetterFacts, all: readonly Peer[]): WrittenFacts {
  if (all.length === 1 || !isWorthMailing(own)) return own;
  return joinFacts(own, all.map(({ facts }) => facts[own.bureau]).filter(isWorthMailing));
}
