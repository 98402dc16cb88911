import { createHash } from "node:crypto";
import { ulid } from "ulid";
import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { LetterRepository, LettersRecord } from "#functions/repositories/letters";
import { AppError } from "#shared/api/errors";
import type { Together } from "#shared/api/schemas/dispute";
import { mayShare } from "#shared/domain/dispute/shared-letters";
import { hashesOf, versionOf } from "./dispute-view";
import { inOrder, writtenIn } from "./written-letters";

/** The letters that a dispute shares with others. `key`: the same for all of them. */
export type SharedLetters = { key: string; together: string[]; letters: LettersRecord };

/** The letters of some drafts as they are when they share them, in the order of the items; each knows the others. */
export function shareLetters(letters: readonly LettersRecord[]): LettersRecord[] {
  const ordered = inOrder(letters);
  return ordered.map((own) => {
    const peers = ordered.flatMap((peer) => (peer === own ? [] : [{ disputeId: peer.disputeId, facts: peer.facts }]));
    return { ...own, peers };
  });
}

/** What shared letters say, in a few letters: another word of them is another version. */
export function sharedVersionOf(shared: readonly LettersRecord[]): string {
  const versions = shared.map((letters) => versionOf(hashesOf(writtenIn(letters))));
  return createHash("sha256").update(versions.join(" ")).digest("base64url").slice(0, 22);
}

/**
 * The shared letters of drafts that are submitted, by dispute.
 *
 * @param drafts with the hashes of their own letters
 * @throws AppError VALIDATION_FAILED for disputes that cannot share their letters or are not submitted; LETTERS_CHANGED for letters
 *   that are other ones than were displayed
 */
export async function sharedLettersOf(
  drafts: readonly DisputeRecord[],
  groups: Together,
  at: Date,
  letters: Pick<LetterRepository, "latest">,
): Promise<Map<string, SharedLetters>> {
  const shared = new Map<string, SharedLetters>();
  for (const { disputeIds, version } of groups) {
    const members = disputeIds.map((id) => drafts.find((draft) => draft.id === id) ?? refuse());
    const records = await Promise.all(members.map((draft) => presentLetters(draft, letters)));
    if (!mayShare(records.map(({ facts }) => facts))) refuse();
    const written = shareLetters(records);
    if (sharedVersionOf(written) !== version) throw new AppError("LETTERS_CHANGED");
    const key = ulid(at.getTime());
    const together = written.map(({ disputeId }) => disputeId);
    for (const each of written) shared.set(each.disputeId, { key, together, letters: each });
  }
  return shared;
}

/** A draft and its letters are two reads: a change in between is another version. */
async function presentLetters(draft: DisputeRecord, letters: Pick<LetterRepository, "latest">): Promise<LettersRecord> {
  const present = await letters.latest(draft.id, true);
  const isPresent =
    present && draft.letterHashes && versionOf(hashesOf(present.facts)) === versionOf(draft.letterHashes);
  if (!isPresent) throw new AppError("LETTERS_CHANGED");
  return present;
}

function refuse(): never {
  const message = "These disputes cannot share their letters";
  throw new AppError("VALIDATION_FAILED", { fieldErrors: { together: [message] } });
}
