import type { Bucket } from "#functions/providers/store/bucket";
import type { DisputeItemStore } from "#functions/repositories/dispute-items";
import type { DisputeRepository } from "#functions/repositories/disputes";
import type { MailOrder, MailOrderRepository } from "#functions/repositories/mail-orders";
import { isRefused } from "#functions/repositories/table";
import { bureaus } from "#shared/domain/bureau/bureau";
import { letterFileKey } from "./letter-files";
import { type StopServices, stopWrites, waitingDisputes } from "./stop-letters";

export type DisputeErasing = StopServices & {
  disputes: Pick<DisputeRepository, "transact">;
  orders: Pick<MailOrderRepository, "all">;
  disputeItems: Pick<DisputeItemStore, "eraseAll" | "eraseOrder" | "keepOrder">;
  /** Where mailed letters are. */
  files: Pick<Bucket, "move" | "list" | "delete">;
  now: () => Date;
};

/**
 * Stops what waits for the mail and erases a member's disputes with their letters. Of a letter that has left, the PDF moves to
 * `kept/` and the member's order stays, until they expire; the other PDFs go with the member's folder. @param until epoch seconds
 */
export async function eraseDisputes(userId: string, until: number, services: DisputeErasing): Promise<void> {
  const { orders, disputeItems } = services;
  await stopLetters(userId, services);
  const placed = await orders.all(userId);
  for (const order of placed) await settle(order, until, services);
  await disputeItems.eraseAll(userId, placed);
}

/** A letter that leaves at the same moment cannot be called back: it is evidence then. */
async function stopLetters(userId: string, services: DisputeErasing): Promise<void> {
  for (const dispute of await waitingDisputes(userId, services)) {
    const writes = await stopWrites(dispute, { at: services.now().toISOString(), by: "system" }, services);
    await services.disputes.transact(writes).catch((error: unknown) => {
      if (!isRefused(error)) throw error;
    });
  }
}

async function settle(order: MailOrder, until: number, services: DisputeErasing): Promise<void> {
  const { disputeItems, files } = services;
  const letters = { ownerId: order.userId, disputeId: order.disputeId, round: order.round };
  const left = bureaus.filter((bureau) => order.mailed[bureau]);
  const again = order.again ?? [];
  const kept = [...left.map((bureau) => ({ bureau, key: undefined })), ...again.filter(({ mailed }) => mailed)];
  for (const { bureau, key: order } of kept) {
    const key = letterFileKey(letters, bureau, order);
    await files.move(key, `kept/${key}`);
  }
  await (kept.length > 0 ? disputeItems.keepOrder(order, until) : disputeItems.eraseOrder(order));
}
