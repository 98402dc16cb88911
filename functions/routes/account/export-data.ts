import { ulid } from "ulid";
import type { Bucket } from "#functions/providers/store/bucket";
import type { BucketLinks } from "#functions/providers/store/bucket-links";
import type { LimitRepository } from "#functions/repositories/limits";
import { documentFiles, documentLinks, limits } from "#functions/services";
import {
  type DataArchiveServices,
  dataArchive,
  dataArchiveServices,
} from "#functions/services/personal-data/data-archive";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import { MOST_ANSWER_BYTES, seeOther, zipFile } from "#functions/shell/reply";
import { dayOf } from "#shared/domain/days";

type Services = DataArchiveServices & {
  limits: Pick<LimitRepository, "hit">;
  /** Where an archive waits that is too large for an answer. */
  exports: Pick<Bucket, "put"> & Pick<BucketLinks, "readUrl">;
  now: () => Date;
};

const PER_HOUR = { most: 10, seconds: 3_600 };
const ZIP = "application/zip";

/**
 * A copy of all that the service has about a member. Small ones are the answer; a larger one is stored for a day and the answer
 * leads to it.
 *
 * @throws AppError TOO_MANY_REQUESTS above 10 an hour
 */
export async function exportData({ user }: Pick<RequestOf<"account/export-data">, "user">, services: Services) {
  const { limits, exports } = services;
  const at = services.now();
  await limits.hit("export", user.userId, PER_HOUR, at);
  const archive = await dataArchive(user, services);
  if (archive.length <= MOST_ANSWER_BYTES) return zipFile(archive, `redress-data-${dayOf(at)}.zip`);

  const key = `exports/${user.userId}/${ulid(at.getTime())}.zip`;
  await exports.put(key, archive, ZIP);
  return seeOther(await exports.readUrl(key, ZIP));
}

export const handler = apiHandler("account/export-data", exportData, () => {
  const links = documentLinks();
  const exports = documentFiles();
  return {
    ...dataArchiveServices(),
    limits: limits(),
    exports: {
      put: (key: string, bytes: Uint8Array, contentType: string) => exports.put(key, bytes, contentType),
      readUrl: (key: string, contentType: string) => links.readUrl(key, contentType),
    },
    now,
  };
});
