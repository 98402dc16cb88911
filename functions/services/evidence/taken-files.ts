import type { Bucket } from "#functions/providers/store/bucket";
import { partKey, takenKey } from "#functions/repositories/upload-pages";
import type { UploadRecord } from "#functions/repositories/uploads";

type Upload = Pick<UploadRecord, "userId" | "uploadId" | "pageTypes">;

/** How many files an upload has. */
export const countFiles = ({ pageTypes = [] }: Pick<UploadRecord, "pageTypes">) => 1 + pageTypes.length;

/**
 * Takes the files of an upload that was read out of the reach of their forms. S3 takes a form more than once while it is good: what
 * comes later lies where the form puts it, and is never read.
 */
export async function takeFiles(upload: Upload, store: Pick<Bucket, "head" | "move">): Promise<void> {
  for (let part = 1; part <= countFiles(upload); part += 1) {
    const taken = takenKey(upload, part);
    if (!(await store.head(taken))) await store.move(partKey(upload, part), taken);
  }
}

/** A file that was read; where the call that read it ended before it took it away, it still lies where it came. */
export async function readTaken(upload: Upload, part: number, mostBytes: number, store: Pick<Bucket, "readUpTo">) {
  const taken = await store.readUpTo(takenKey(upload, part), mostBytes);
  return taken ?? store.readUpTo(partKey(upload, part), mostBytes);
}
