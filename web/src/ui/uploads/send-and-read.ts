import type { UnnamedReport, UploadAnalysis, UploadedAnswer } from "#shared/api/schemas/upload";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { isTimedOut } from "#web/src/api/api-error";
import { isPicture, typeOf } from "./problems";
import type { UploadCalls } from "./upload-calls";

export type SendState = { step: "sending"; percent: number } | { step: "reading"; pagesRead?: number; pages?: number };

/** Where the server does not say when to call again. */
const RETRY_AFTER_SECONDS = 2;
/** So many calls may end before the reading does: what they began goes on. */
const MOST_LOST = 3;

export type WhatIsRead = UploadAnalysis | UploadedAnswer | UnnamedReport;

/**
 * Has an upload read. Pictures take longer than one call: the same one goes on as soon as the server allows. What was read before comes
 * again as it was.
 *
 * @param bureau whose report it is, where its pages do not say
 * @throws ApiError a refusal
 */
export async function readUpload(
  uploadId: string,
  calls: Pick<UploadCalls, "analyze">,
  show: (state: SendState) => void,
  bureau?: Bureau,
): Promise<WhatIsRead> {
  show({ step: "reading" });
  let lost = 0;
  const unlessTimedOut = (error: unknown) => {
    lost += 1;
    if (lost > MOST_LOST || !isTimedOut(error)) throw error;
    return undefined;
  };
  for (;;) {
    const asked = await calls.analyze(uploadId, { bureau }).catch(unlessTimedOut);
    const answer = asked?.answer;
    if (answer && ("report" in answer || "kind" in answer)) return answer;
    if (answer) show({ step: "reading", pagesRead: answer.pagesRead, pages: answer.pages });
    await new Promise((next) => setTimeout(next, (asked?.retryAfterSeconds ?? RETRY_AFTER_SECONDS) * 1_000));
  }
}

/**
 * Sends one report: a file, or the pictures of its pages in order.
 *
 * @returns the id of the upload
 * @throws ApiError a refusal; Error when the store cannot be reached
 */
export async function sendAll(
  files: readonly File[],
  calls: UploadCalls,
  onPercent: (percent: number) => void,
): Promise<string> {
  const [first, ...others] = files;
  if (!first) throw new Error("Nothing to send");
  const all = files.reduce((sum, { size }) => sum + size, 0);
  let sent = 0;
  const send = async (upload: Parameters<UploadCalls["send"]>[0], file: File) => {
    await calls.send(upload, file, (percent) => onPercent(Math.round((sent * 100 + file.size * percent) / all)));
    sent += file.size;
  };
  onPercent(0);
  const { uploadId, upload } = await calls.create({
    fileName: first.name.slice(-255),
    contentType: typeOf(first) ?? "text/plain",
    sizeBytes: first.size,
  });
  await send(upload, first);
  for (const file of others) {
    const contentType = typeOf(file);
    if (!isPicture(contentType)) throw new Error("Only pictures are pages of one report");
    const body = { contentType, sizeBytes: file.size };
    await send((await calls.addPage(uploadId, body)).upload, file);
  }
  return uploadId;
}
