import type { DisputeRepository } from "#functions/repositories/disputes";
import type { LetterRepository, LettersRecord } from "#functions/repositories/letters";
import type { MailAgain, MailOrder, MailOrderRepository } from "#functions/repositories/mail-orders";
import { bureaus } from "#shared/domain/bureau/bureau";
import { letterFileKey } from "./letter-files";

export type DisputeCopyServices = {
  disputes: Pick<DisputeRepository, "listAll">;
  letters: Pick<LetterRepository, "rounds">;
  orders: Pick<MailOrderRepository, "all">;
};

/** A dispute with the letters of every round and what the member approved and the post said. */
export type DisputeCopy = Record<string, unknown> & { id: string; rounds: Record<string, unknown>[] };

/** A file in the archive, and where it is in the bucket. */
export type StoredFile = { name: string; key: string };

/** All disputes of a member, newest first, and the PDFs of the letters that have left. */
export async function disputeCopies(
  userId: string,
  { disputes, letters, orders }: DisputeCopyServices,
): Promise<{ copies: DisputeCopy[]; files: StoredFile[] }> {
  const copies: DisputeCopy[] = [];
  const files: StoredFile[] = [];
  const placed = await orders.all(userId);
  const all = await disputes.listAll(userId);
  for (const { version: _, letterHashes: _hashes, countedIn: _countedIn, userId: _userId, ...dispute } of all) {
    const written = await letters.rounds(dispute.id);
    const rounds = written.map((round) => {
      const order = placed.find((each) => each.disputeId === dispute.id && each.round === round.round);
      files.push(...mailedFiles(round, order?.again ?? []));
      return roundCopy(round, order);
    });
    copies.push({ ...dispute, rounds });
  }
  return { copies, files };
}

function roundCopy({ round, generatedAt, facts, peers }: LettersRecord, order?: MailOrder): Record<string, unknown> {
  const sharedWith = peers?.map(({ disputeId }) => disputeId);
  const again = order?.again?.map(({ bureau, approval, mailed }) => ({ bureau, approval, mailed }));
  return {
    round,
    generatedAt,
    letters: facts,
    sharedWith,
    approval: order?.approval,
    mailed: order?.mailed,
    mailedAgain: again,
  };
}

function mailedFiles(letters: LettersRecord, again: MailAgain[]): StoredFile[] {
  const { disputeId, round, mailed = [] } = letters;
  const first = bureaus.filter((bureau) => mailed.includes(bureau)).map((bureau) => ({ bureau, key: undefined }));
  const later = again.filter((each) => each.mailed);
  return [...first, ...later].map(({ bureau, key }) => ({
    name: `letters/${disputeId}/round-${round}-${bureau}${key ? `-${key}` : ""}.pdf`,
    key: letterFileKey(letters, bureau, key),
  }));
}
