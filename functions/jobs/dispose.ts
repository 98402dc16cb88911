import type { UserPool } from "#functions/providers/identity/user-pool";
import type { BucketFiles } from "#functions/providers/store/bucket-files";
import { contractFileKey } from "#functions/repositories/contracts";
import type { DisputeRepository } from "#functions/repositories/disputes";
import { cleanKey, incomingKey } from "#functions/repositories/documents";
import type { PersonItems } from "#functions/repositories/person-items";
import type { ReportRepository } from "#functions/repositories/reports";
import type { UserRecord, UserRepository } from "#functions/repositories/users";
import { letterFileKey } from "#functions/runtime/letter-files";
import { ContractDocument } from "#shared/api/schemas/contract";
import { bureaus } from "#shared/domain/bureau/bureau";
import type { Membership } from "#shared/domain/retention/retention";

export type DisposalServices = {
  users: Pick<UserRepository, "get" | "update">;
  items: Pick<PersonItems, "keysOf" | "delete">;
  reports: Pick<ReportRepository, "idsOf" | "delete">;
  disputes: Pick<DisputeRepository, "list" | "deleteAllOf">;
  idImages: Pick<BucketFiles, "delete">;
  /** Contracts and mailed letters as PDFs. */
  papers: Pick<BucketFiles, "delete">;
  pool: Pick<UserPool, "remove">;
};

const DOCUMENT = "DOCUMENT#";
const CONTRACT = "CONTRACT#";

/** What decides how long a member's data is kept. */
export function membershipOf(user: UserRecord): Membership {
  const { registeredAt, lastLoginAt, lastChange, latestReport, contract, payment, hasIdOnFile = false } = user;
  const uses = [registeredAt, lastLoginAt, lastChange?.at, latestReport?.pulledAt, contract?.signedAt];
  const ends = [contract?.cancelledAt, contract?.endsAt, payment?.receivedAt];
  const times = [...uses, ...ends].flatMap((at) => at ?? []).sort();
  const lastUsedAt = times.at(-1) ?? user.createdAt;
  const isActive = user.subscriptionStatus === "active";
  return { isActive, openDisputes: user.counts.active, hasIdOnFile, lastUsedAt };
}

/** The images first: as long as one is left, the record says so. */
export async function deleteIdImages(user: UserRecord, services: DisposalServices): Promise<void> {
  const { disposable } = await services.items.keysOf(user.userId);
  await deleteImagesOf(user.userId, disposable, services);
  await services.users.update(user.userId, { hasIdOnFile: undefined });
}

async function deleteImagesOf(userId: string, keys: string[], { items, idImages }: DisposalServices): Promise<void> {
  for (const sk of keys.filter((key) => key.startsWith(DOCUMENT))) {
    const image = { userId, documentId: sk.slice(DOCUMENT.length) };
    await Promise.all([idImages.delete(incomingKey(image)), idImages.delete(cleanKey(image))]);
    await items.delete({ userId, sk });
  }
}

/**
 * Deletes what a member's account consists of: images, reports, sealed identity, notices, sign-in, and the names that were
 * claimed. The evidence stays, and the record is for the caller to close, last.
 */
export async function closeAccount(user: UserRecord, services: DisposalServices): Promise<void> {
  const { userId, email, username } = user;
  const { items, reports, pool } = services;
  const { disposable } = await items.keysOf(userId);
  await deleteImagesOf(userId, disposable, services);
  for (const reportId of await reports.idsOf(userId)) await reports.delete(userId, reportId);
  for (const sk of disposable.filter((key) => key !== "USER" && !key.startsWith(DOCUMENT))) {
    await items.delete({ userId, sk });
  }
  await pool.remove(userId);
  if (email) await items.delete({ userId: `EMAIL#${email.toLowerCase()}`, sk: "CLAIM" });
  if (username) await items.delete({ userId: `USERNAME#${username.toLowerCase()}`, sk: "CLAIM" });
}

/** Deletes what had to be kept: contracts, letters, disputes, payments, consents; the record itself last. */
export async function deleteEvidence(userId: string, services: DisposalServices): Promise<void> {
  const { items, disputes } = services;
  const { disposable, evidence } = await items.keysOf(userId);
  await deleteLetters(userId, services);
  await disputes.deleteAllOf(userId);
  for (const sk of evidence) {
    if (sk.startsWith(CONTRACT)) await deleteContract(userId, sk.slice(CONTRACT.length), services);
    await items.delete({ userId, sk });
  }
  for (const sk of disposable.filter((key) => key !== "USER")) await items.delete({ userId, sk });
  await items.delete({ userId, sk: "USER" });
}

async function deleteLetters(userId: string, { disputes, papers }: DisposalServices): Promise<void> {
  let cursor: string | undefined;
  do {
    const page = await disputes.list(userId, { limit: 50, cursor });
    for (const { id, round: rounds } of page.disputes) {
      for (let round = 1; round <= rounds; round += 1) {
        const letters = { ownerId: userId, disputeId: id, round };
        for (const bureau of bureaus) await papers.delete(letterFileKey(letters, bureau));
      }
    }
    cursor = page.nextCursor;
  } while (cursor);
}

async function deleteContract(userId: string, contractId: string, { papers }: DisposalServices): Promise<void> {
  for (const name of ContractDocument.options) await papers.delete(contractFileKey(userId, contractId, name));
}
