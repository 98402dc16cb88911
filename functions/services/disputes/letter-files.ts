import type { Bucket } from "#functions/providers/store/bucket";
import type { Bureau } from "#shared/domain/bureau/bureau";

type LetterOf = { ownerId: string; disputeId: string; round: number };

/** Where the PDF of a mailed letter is kept in the bucket of letters; `again`: the key of the order to mail it again. */
export function letterFileKey({ ownerId, disputeId, round }: LetterOf, bureau: Bureau, again?: string): string {
  return `letters/${ownerId}/${disputeId}/${round}/${bureau}${again ? `-${again}` : ""}.pdf`;
}

/** Deletes the PDFs of some bureaus; those that are not there do not matter. */
export async function deleteLetterFiles(
  which: readonly Bureau[],
  letters: LetterOf,
  files: Pick<Bucket, "delete">,
): Promise<void> {
  await Promise.all(which.map((bureau) => files.delete(letterFileKey(letters, bureau))));
}
