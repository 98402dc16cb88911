import { type Zippable, zipSync } from "fflate";
import { ulid } from "ulid";
import type { Bucket } from "#functions/providers/store/bucket";
import type { BucketLinks } from "#functions/providers/store/bucket-links";
import { contractFileKey } from "#functions/repositories/contracts";
import type { LimitRepository } from "#functions/repositories/limits";
import {
  disputes,
  documentFiles,
  documentLinks,
  letterFiles,
  letters,
  limits,
  mailOrders,
  reports,
  userItems,
} from "#functions/services";
import { type DisputeCopyServices, disputeCopies, type StoredFile } from "#functions/services/disputes/dispute-copies";
import { birthDates } from "#functions/services/members/birth-dates";
import { type CopyServices, dataCopy } from "#functions/services/members/data-copy";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import { seeOther, zipFile } from "#functions/shell/reply";
import { ContractDocument } from "#shared/api/schemas/contract";
import { dayOf } from "#shared/domain/days";

export type ExportServices = CopyServices &
  DisputeCopyServices & {
    limits: Pick<LimitRepository, "hit">;
    /** Where contracts and mailed letters are. */
    files: Pick<Bucket, "read">;
    /** Where an archive waits that is too large for an answer. */
    exports: Pick<Bucket, "put"> & Pick<BucketLinks, "readUrl">;
    now: () => Date;
  };

/** A Lambda's answer holds 6 MB of text, and an archive grows by a third on its way into text. */
const MOST_BYTES = 4_000_000;
const PER_HOUR = { most: 10, seconds: 3_600 };
const ZIP = "application/zip";

/**
 * A copy of all that the service has about a member: JSON, the signed contracts and the mailed letters as PDF. Small ones are
 * the answer; a larger one is stored for a day and the answer leads to it.
 *
 * @throws AppError TOO_MANY_REQUESTS above 10 an hour
 */
export async function exportData({ user }: Pick<RequestOf<"account/export-data">, "user">, services: ExportServices) {
  const at = services.now();
  await services.limits.hit("export", user.userId, PER_HOUR, at);
  const { copies, files } = await disputeCopies(user.userId, services);
  const { json, contractIds } = await dataCopy(user, copies, services);
  const pdfs = [...contractIds.flatMap((id) => contractFiles(user.userId, id)), ...files];
  const archive = zipSync({ ...asJson(json), ...(await asStored(pdfs, services)) });

  if (archive.length <= MOST_BYTES) return zipFile(archive, `redress-data-${dayOf(at)}.zip`);
  const key = `exports/${user.userId}/${ulid(at.getTime())}.zip`;
  await services.exports.put(key, archive, ZIP);
  return seeOther(await services.exports.readUrl(key, ZIP));
}

function asJson(files: Record<string, unknown>): Zippable {
  const encoder = new TextEncoder();
  const texts = Object.entries(files).map(([name, value]) => [name, encoder.encode(JSON.stringify(value, null, 2))]);
  return Object.fromEntries(texts);
}

// PDFs are compressed already.
async function asStored(stored: StoredFile[], { files }: ExportServices): Promise<Zippable> {
  const archive: Zippable = {};
  const contents = await Promise.all(stored.map(({ key }) => files.read(key)));
  for (const [position, { name }] of stored.entries()) {
    const bytes = contents[position];
    if (bytes) archive[name] = [bytes, { level: 0 }];
  }
  return archive;
}

function contractFiles(userId: string, contractId: string): StoredFile[] {
  return ContractDocument.options.map((document) => ({
    name: `contracts/${contractId}/${document}.pdf`,
    key: contractFileKey(userId, contractId, document),
  }));
}

export const handler = apiHandler("account/export-data", exportData, () => {
  const links = documentLinks();
  const exports = documentFiles();
  return {
    limits: limits(),
    userItems: userItems(),
    reports: reports(),
    disputes: disputes(),
    letters: letters(),
    orders: mailOrders(),
    birthDateOf: birthDates("data_copied"),
    files: letterFiles(),
    exports: {
      put: (key: string, bytes: Uint8Array, contentType: string) => exports.put(key, bytes, contentType),
      readUrl: (key: string, contentType: string) => links.readUrl(key, contentType),
    },
    now,
  };
});
