import type { Bureau } from "#shared/domain/bureau/bureau";

type LetterOf = { ownerId: string; disputeId: string; round: number };

/** Where the PDF of a mailed letter is kept in the bucket of letters. */
export function letterFileKey({ ownerId, disputeId, round }: LetterOf, bureau: Bureau): string {
  return `letters/${ownerId}/${disputeId}/${round}/${bureau}.pdf`;
}
