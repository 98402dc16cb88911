import type { UserPool } from "#functions/providers/identity/user-pool";
import type { Bucket } from "#functions/providers/store/bucket";
import { contractFileKey } from "#functions/repositories/contracts";
import { type Deletion, epochOf } from "#functions/repositories/deletions";
import type { MemberItemStore } from "#functions/repositories/member-items";
import { personalFolders } from "#functions/repositories/personal-data";
import type { ReportRepository } from "#functions/repositories/reports";
import { type DisputeErasing, eraseDisputes } from "#functions/services/disputes/erase-disputes";
import { ContractDocument } from "#shared/api/schemas/contract";

export type EraseServices = DisputeErasing & {
  memberItems: Pick<MemberItemStore, "read" | "freeClaims" | "erase" | "eraseDocuments">;
  reports: Pick<ReportRepository, "idsOf" | "delete">;
  idImages: Pick<Bucket, "list" | "delete">;
  pool: Pick<UserPool, "remove">;
};

export type ImageErasing = {
  memberItems: Pick<MemberItemStore, "eraseDocuments">;
  idImages: Pick<Bucket, "list" | "delete">;
};

/**
 * Erases a person, as far as the law lets us: letters that wait are stopped; sign-in, e-mail and username become free; images,
 * reports, disputes and all items of the person go, last the record itself. What is evidence of the service stays under the
 * bare id and expires. Every step may be repeated, so that a run which stops anywhere is taken up by the next one.
 */
export async function eraseMember(
  { userId, keptUntil }: Pick<Deletion, "userId" | "keptUntil">,
  services: EraseServices,
): Promise<void> {
  const { memberItems, reports, pool } = services;
  const until = epochOf(keptUntil);
  const items = await memberItems.read(userId);
  await eraseDisputes(userId, until, services);
  for (const username of [userId, ...items.outsideUsernames]) await pool.remove(username);
  await memberItems.freeClaims(items, until);
  for (const reportId of await reports.idsOf(userId)) await reports.delete(userId, reportId);
  await eraseFiles(userId, items.contractIds, services);
  await memberItems.erase(items, until);
}

/** Erases the images of a person's ID, the images before the items that name them. */
export async function eraseIdImages(userId: string, services: ImageErasing): Promise<void> {
  await eraseFolders(personalFolders.idImages(userId), services);
  await services.memberItems.eraseDocuments(userId);
}

async function eraseFolders(folders: string[], { idImages }: Pick<ImageErasing, "idImages">): Promise<void> {
  for (const folder of folders) {
    for (const key of await idImages.list(folder)) await idImages.delete(key);
  }
}

/** A signed contract's documents are kept; those of a signature that was refused are not. */
async function eraseFiles(userId: string, contractIds: string[], services: EraseServices): Promise<void> {
  const { files } = services;
  await eraseFolders(personalFolders.documents(userId), services);
  const signed = contractIds.flatMap((contractId) =>
    ContractDocument.options.map((name) => contractFileKey(userId, contractId, name)),
  );
  for (const key of signed) await files.move(key, `kept/${key}`);
  for (const folder of personalFolders.letters(userId)) {
    for (const key of await files.list(folder)) await files.delete(key);
  }
}
