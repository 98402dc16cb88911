import type { DeletedAccount } from "#functions/providers/bureau/bureau";
import type { DisputeRepository } from "#functions/repositories/disputes";
import { bureaus } from "#shared/domain/bureau/bureau";
import { isCarried } from "#shared/domain/dispute/bureau-answers";

export type DeletedAccountsServices = { disputes: Pick<DisputeRepository, "openItems" | "getAll"> };

/** The accounts that were deleted according to the bureaus' recorded answers. Needs the disputes' Query and BatchGetItem. */
export async function deletedAccounts(
  userId: string,
  { disputes }: DeletedAccountsServices,
): Promise<DeletedAccount[]> {
  const claims = await disputes.openItems(userId);
  const ids = claims.flatMap(({ removedAt, disputeId }) => (removedAt === undefined ? [] : disputeId));
  const removed = await disputes.getAll(userId, ids);
  return removed.map(({ accountName, accountNumber, bureaus: progress }) => ({
    creditorName: accountName,
    accountNumber,
    bureaus: bureaus.filter((bureau) => {
      const letter = progress[bureau];
      return letter && (letter.reportsItem || isCarried(letter));
    }),
  }));
}
