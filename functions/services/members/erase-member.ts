import type { UserPool } from "#functions/providers/identity/user-pool";
import type { Bucket } from "#functions/providers/store/bucket";
import { contractFileKey } from "#functions/repositories/contracts";
import { type Deletion, epochOf } from "#functions/repositories/deletions";
import type { Partitions } from "#functions/repositories/partitions";
import { type Claimed, claimsIn, fateOf, personalFolders } from "#functions/repositories/personal-data";
import type { ReportRepository } from "#functions/repositories/reports";
import { claimKey, OUTSIDE } from "#functions/repositories/users";
import { type DisputeErasing, eraseDisputes } from "#functions/services/disputes/erase-disputes";
import { ContractDocument } from "#shared/api/schemas/contract";

export type EraseServices = DisputeErasing & {
  userItems: Pick<Partitions, "items" | "delete" | "deleteOwned" | "keepUntil">;
  reports: Pick<ReportRepository, "idsOf" | "delete">;
  idImages: Pick<Bucket, "list" | "delete">;
  pool: Pick<UserPool, "remove">;
};

export type ImageErasing = {
  userItems: Pick<Partitions, "items" | "delete">;
  idImages: Pick<Bucket, "list" | "delete">;
};

type Item = Record<string, unknown>;

const DOCUMENT = "DOCUMENT#";
const CONTRACT = "CONTRACT#";

/**
 * Erases a person, as far as the law lets us: letters that wait are stopped; sign-in, e-mail and username become free; images,
 * reports, disputes and all items of the person go, last the record itself. What is evidence of the service stays under the
 * bare id and expires. Every step may be repeated, so that a run which stops anywhere is taken up by the next one.
 */
export async function eraseMember(
  { userId, keptUntil }: Pick<Deletion, "userId" | "keptUntil">,
  services: EraseServices,
): Promise<void> {
  const { userItems, reports, pool } = services;
  const until = epochOf(keptUntil);
  const items = await userItems.items(userId);
  await eraseDisputes(userId, until, services);
  await pool.remove(userId);
  const outside = items.filter(({ sk }) => String(sk).startsWith(OUTSIDE));
  for (const { username } of outside) await pool.remove(String(username));
  for (const claim of claimsIn(items)) await settleClaim(claim, { userId, until }, services);
  for (const reportId of await reports.idsOf(userId)) await reports.delete(userId, reportId);
  await eraseFiles(userId, items, services);
  await Promise.all(items.map(({ sk }) => eraseItem({ userId, sk: String(sk) }, until, services)));
  await userItems.delete({ userId, sk: "USER" });
}

async function settleClaim(
  { kind, value, fate }: Claimed,
  { userId, until }: { userId: string; until: number },
  { userItems }: EraseServices,
): Promise<void> {
  const key = claimKey(kind, value);
  await (fate === "kept" ? userItems.keepUntil(key, until, userId) : userItems.deleteOwned(key, userId));
}

/** Erases the images of a person's ID, the images before the items that tell of them. */
export async function eraseIdImages(userId: string, services: ImageErasing): Promise<void> {
  const { userItems } = services;
  await eraseUploads(userId, services);
  for (const { sk } of await userItems.items(userId)) {
    if (String(sk).startsWith(DOCUMENT)) await userItems.delete({ userId, sk: String(sk) });
  }
}

async function eraseUploads(userId: string, { idImages }: Pick<ImageErasing, "idImages">): Promise<void> {
  for (const folder of personalFolders.documents(userId)) {
    for (const key of await idImages.list(folder)) await idImages.delete(key);
  }
}

/** A signed contract's documents are kept; those of a signature that was refused are not. */
async function eraseFiles(userId: string, items: Item[], services: EraseServices): Promise<void> {
  const { files } = services;
  await eraseUploads(userId, services);
  const contractIds = items.map(({ sk }) => String(sk)).filter((sk) => sk.startsWith(CONTRACT));
  const signed = contractIds.flatMap((sk) =>
    ContractDocument.options.map((name) => contractFileKey(userId, sk.slice(CONTRACT.length), name)),
  );
  for (const key of signed) await files.move(key, `kept/${key}`);
  for (const folder of personalFolders.letters(userId)) {
    for (const key of await files.list(folder)) await files.delete(key);
  }
}

async function eraseItem(key: { userId: string; sk: string }, until: number, { userItems }: EraseServices) {
  const fate = fateOf(key.sk);
  // The record finds the person: it goes last.
  if (key.sk === "USER" || fate === "mark") return;
  await (fate === "kept" ? userItems.keepUntil(key, until) : userItems.delete(key));
}
