import type { Bucket } from "#functions/providers/store/bucket";
import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { Change } from "#functions/repositories/stream-changes";
import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";

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

export type StoppedLettersServices = { files: Pick<Bucket, "delete"> };

/**
 * Deletes the PDFs of letters that were stopped on their way to the post: nothing leads to them without their draft. Only once it is
 * gone, for then no letter of it can leave any more, and what has left is evidence.
 */
export async function deleteStoppedLetters(
  change: Change<DisputeRecord> | undefined,
  { files }: StoppedLettersServices,
): Promise<void> {
  const { kind, before, after } = change ?? {};
  if (before?.status !== "draft" || !before.timeline.some(({ status }) => status === "submitted")) return;
  const { userId: ownerId, id: disputeId, round } = before;
  // A correction of the answer before it takes a next round's draft back.
  const isTakenBack = after !== undefined && after.round < round;
  if (kind === "remove" || isTakenBack) await deleteLetterFiles(bureaus, { ownerId, disputeId, round }, files);
}
