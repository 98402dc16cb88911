import type { DisputeRepository } from "#functions/repositories/disputes";
import type { LetterRepository, LettersRecord } from "#functions/repositories/letters";
import type { MailOrderRepository } from "#functions/repositories/mail-orders";
import { bureaus } from "#shared/domain/bureau/bureau";
import { letterFileKey } from "./letter-files";

export type DisputeCopyServices = {
  disputes: Pick<DisputeRepository, "list">;
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
  let cursor: string | undefined;
  do {
    const page = await disputes.list(userId, { limit: 50, cursor });
    for (const {
      version: _,
      letterHashes: _hashes,
      countedIn: _countedIn,
      userId: _userId,
      ...dispute
    } of page.disputes) {
      const written = await letters.rounds(dispute.id);
      files.push(...written.flatMap(mailedFiles));
      const rounds = written.map(({ round, generatedAt, facts }) => {
        const order = placed.find((each) => each.disputeId === dispute.id && each.round === round);
        return { round, generatedAt, letters: facts, approval: order?.approval, mailed: order?.mailed };
      });
      copies.push({ ...dispute, rounds });
    }
    cursor = page.nextCursor;
  } while (cursor);
  return { copies, files };
}

function mailedFiles(letters: LettersRecord): StoredFile[] {
  const { disputeId, round, mailed = [] } = letters;
  return bureaus
    .filter((bureau) => mailed.includes(bureau))
    .map((bureau) => ({
      name: `letters/${disputeId}/round-${round}-${bureau}.pdf`,
      key: letterFileKey(letters, bureau),
    }));
}
