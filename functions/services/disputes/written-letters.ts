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

/** The disputes of a shared letter in the order of its items. */
export function inOrder<D extends { disputeId: string }>(disputes: readonly D[]): D[] {
  return [...disputes].sort((one, other) => (one.disputeId < other.disputeId ? -1 : 1));
}

/** Whose items one bureau's shared letter is about. */
export function peersAt(bureau: Bureau, { disputeId, facts, peers = [] }: LettersRecord): Peer[] {
  if (!isWorthMailing(facts[bureau])) return [];
  return peers.filter((peer) => peer.disputeId !== disputeId && isWorthMailing(peer.facts[bureau]));
}

/** A letter that asks its bureau for nothing is shown alone, and is in no other. */
function joinAt(own: LetterFacts, all: readonly Peer[]): WrittenFacts {
  if (all.length === 1 || !isWorthMailing(own)) return own;
  return joinFacts(own, all.map(({ facts }) => facts[own.bureau]).filter(isWorthMailing));
}
