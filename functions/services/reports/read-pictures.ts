import { PageReading } from "#functions/providers/report-file/picture/page-reading";
import type { Bucket } from "#functions/providers/store/bucket";
import {
  hasReadingFailed,
  type PagePlace,
  type PageToRead,
  readingFolder,
  readingKey,
  type UploadPageRepository,
} from "#functions/repositories/upload-pages";
import type { UploadRecord } from "#functions/repositories/uploads";
import { AppError } from "#shared/api/errors";

export type ReadPicturesServices = {
  pages: Pick<UploadPageRepository, "claimReading" | "giveBackReading">;
  store: Pick<Bucket, "list" | "readUpTo">;
  /** Starts the job that reads one page; it is not waited for. */
  startReadingPage: (page: PageToRead) => Promise<void>;
  /** How long a call may wait for the pages. */
  waitMs: number;
  sleep: (milliseconds: number) => Promise<unknown>;
  now: () => Date;
};

/** What the pictures say, in their order; or how many of them were read by now. */
export type PicturesRead = { readings: PageReading[] } | { pagesRead: number };

const LOOK_MS = 500;
const MOST_READING_BYTES = 4 * 1024 * 1024;

/**
 * Has pictures read, each by a run of its own, and waits for them as long as a call may. What was read is kept: another call goes on
 * where this one ends, and no page is read twice.
 *
 * @throws AppError SERVICE_UNAVAILABLE when the reading was started three times and never ended
 */
export async function readPictures(
  upload: UploadRecord,
  places: readonly PagePlace[],
  services: ReadPicturesServices,
): Promise<PicturesRead> {
  const { sleep, waitMs, now } = services;
  const waitUntil = now().getTime() + waitMs;
  const readings = new Map<PagePlace, PageReading>();
  await collect(upload, places, readings, services);
  if (readings.size < places.length) {
    const missing = places.filter((place) => !readings.has(place));
    await start(upload, missing, services);
    do {
      await sleep(LOOK_MS);
      await collect(upload, places, readings, services);
    } while (readings.size < places.length && now().getTime() < waitUntil);
  }
  if (readings.size < places.length) return { pagesRead: readings.size };
  return { readings: places.flatMap((place) => readings.get(place) ?? []) };
}

async function start(upload: UploadRecord, missing: PagePlace[], services: ReadPicturesServices): Promise<void> {
  const { pages, startReadingPage, now } = services;
  const { userId, uploadId } = upload;
  if (hasReadingFailed(upload, now())) {
    throw new AppError("SERVICE_UNAVAILABLE", { details: "The pictures could not be read. Upload them again later." });
  }
  if (!(await pages.claimReading(upload, now()))) return;
  try {
    await Promise.all(missing.map((place) => startReadingPage({ userId, uploadId, ...place })));
  } catch (error) {
    await pages.giveBackReading(upload);
    throw error;
  }
}

/** Takes what has been read meanwhile. */
async function collect(
  upload: UploadRecord,
  places: readonly PagePlace[],
  readings: Map<PagePlace, PageReading>,
  { store }: ReadPicturesServices,
): Promise<void> {
  const keys = new Set(await store.list(readingFolder(upload)));
  const isNew = (place: PagePlace) => !readings.has(place) && keys.has(readingKey(upload, place));
  for (const place of places.filter(isNew)) {
    const bytes = await store.readUpTo(readingKey(upload, place), MOST_READING_BYTES);
    if (bytes === undefined) continue;
    if (bytes === "too-large") readings.set(place, { unread: "damaged" });
    else readings.set(place, PageReading.parse(JSON.parse(Buffer.from(bytes).toString("utf8"))));
  }
}
