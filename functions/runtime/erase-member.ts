import type { UserPool } from "#functions/providers/identity/user-pool";
import type { BucketFiles } from "#functions/providers/store/bucket-files";
import { contractFileKey } from "#functions/repositories/contracts";
import { type Deletion, epochOf } from "#functions/repositories/deletions";
import { cleanKey, incomingKey } from "#functions/repositories/documents";
import { isEvidence } from "#functions/repositories/evidence";
import type { Partitions } from "#functions/repositories/partitions";
import type { ReportRepository } from "#functions/repositories/reports";
import { claimKey, OUTSIDE } from "#functions/repositories/users";
import { ContractDocument } from "#shared/api/schemas/contract";
import { type DisputeErasing, eraseDisputes } from "./erase-disputes";

export type EraseServices = DisputeErasing & {
  userItems: Pick<Partitions, "items" | "delete" | "deleteOwned" | "keepUntil">;
  reports: Pick<ReportRepository, "idsOf" | "delete">;
  idImages: Pick<BucketFiles, "delete">;
  pool: Pick<UserPool, "remove">;
};

export type ImageErasing = {
  userItems: Pick<Partitions, "items" | "delete">;
  idImages: Pick<BucketFiles, "delete">;
};

type Item = Record<string, unknown>;

const DOCUMENT = "DOCUMENT#";
const CONTRACT = "CONTRACT#";

/**
 * Erases a member, as far as the law lets us: letters that wait are stopped; sign-in, e-mail and username become free; images,
 * reports, disputes and all items of the person go, last the record itself. What is evidence of the service stays under the
 * bare id and expires. Every step may be repeated, so that a run which stops anywhere is taken up by the next one.
 */
export async function eraseMember({ userId, keptUntil }: Deletion, services: EraseServices): Promise<void> {
  const { userItems, reports, pool } = services;
  const items = await userItems.items(userId);
  await eraseDisputes(userId, epochOf(keptUntil), services);
  await pool.remove(userId);
  for (const item of items.filter(({ sk }) => String(sk).startsWith(OUTSIDE)))
    await forgetOutside(userId, item, services);
  for (const reportId of await reports.idsOf(userId)) await reports.delete(userId, reportId);
  for (const { sk } of items) await eraseFiles(userId, String(sk), services);
  await Promise.all(items.map(({ sk }) => eraseItem({ userId, sk: String(sk) }, epochOf(keptUntil), services)));

  const user = items.find(({ sk }) => sk === "USER");
  if (user) await eraseRecord(userId, user, services);
}

async function forgetOutside(
  userId: string,
  { sk, username }: Item,
  { pool, userItems }: EraseServices,
): Promise<void> {
  await pool.remove(String(username));
  await userItems.deleteOwned(claimKey("IDENTITY", String(sk).slice(OUTSIDE.length)), userId);
}

/** Erases the images of somebody's ID, each before the item that tells of it. */
export async function eraseIdImages(userId: string, services: ImageErasing): Promise<void> {
  const { userItems } = services;
  for (const { sk } of await userItems.items(userId)) {
    if (!String(sk).startsWith(DOCUMENT)) continue;
    await eraseImage(userId, String(sk), services);
    await userItems.delete({ userId, sk: String(sk) });
  }
}

async function eraseImage(userId: string, sk: string, { idImages }: Pick<ImageErasing, "idImages">): Promise<void> {
  const image = { userId, documentId: sk.slice(DOCUMENT.length) };
  await Promise.all([idImages.delete(incomingKey(image)), idImages.delete(cleanKey(image))]);
}

async function eraseFiles(userId: string, sk: string, { idImages, files }: EraseServices): Promise<void> {
  if (sk.startsWith(DOCUMENT)) await eraseImage(userId, sk, { idImages });
  if (sk.startsWith(CONTRACT)) {
    const keys = ContractDocument.options.map((name) => contractFileKey(userId, sk.slice(CONTRACT.length), name));
    await Promise.all(keys.map((key) => files.move(key, `kept/${key}`)));
  }
}

async function eraseItem(key: { userId: string; sk: string }, until: number, { userItems }: EraseServices) {
  if (key.sk === "USER" || key.sk === "DELETION") return;
  await (isEvidence(key.sk) ? userItems.keepUntil(key, until) : userItems.delete(key));
}

async function eraseRecord(userId: string, { email, username }: Item, { userItems }: EraseServices): Promise<void> {
  if (typeof email === "string") await userItems.deleteOwned(claimKey("EMAIL", email.toLowerCase()), userId);
  if (typeof username === "string") await userItems.deleteOwned(claimKey("USERNAME", username.toLowerCase()), userId);
  await userItems.delete({ userId, sk: "USER" });
}
