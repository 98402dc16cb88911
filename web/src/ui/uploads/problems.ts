import { MOST_REPORT_FILE_BYTES, type ReportFileType } from "#shared/domain/document/report-file";
import { type Seen, seenKinds } from "#shared/domain/document/seen";
import { isOneOf } from "#shared/domain/text/is-one-of";
import { ApiError } from "#web/src/api/api-error";

/** What a later try may do: the file did not arrive, the server could not read it, or its answer got lost. */
const passing = ["failed", "unread", "lost"] as const;
type Passing = (typeof passing)[number];
export const isPassing = (problem: FileProblem) => isOneOf(passing, problem);

/** Why a file is not read, each with words of its own. */
export type FileProblem =
  | "kind"
  | "heic"
  | "tooLarge"
  | "empty"
  | "damaged"
  | "locked"
  | "notAReport"
  | "photo"
  | "limit"
  | "tooManyPages"
  | "gone"
  | Passing
  | Seen;

const typesByEnding: Record<string, ReportFileType> = {
  pdf: "application/pdf",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  txt: "text/plain",
  htm: "text/html",
  html: "text/html",
  mht: "multipart/related",
  mhtml: "multipart/related",
};

/** What a file goes as, by its name's ending: browsers differ in what they call a type. */
export function typeOf({ name }: Pick<File, "name">): ReportFileType | undefined {
  const ending = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  return typesByEnding[ending];
}

export type PictureType = Extract<ReportFileType, `image/${string}`>;
export const isPicture = (type: ReportFileType | undefined): type is PictureType =>
  type === "image/jpeg" || type === "image/png";

/** A file whose lines are shown as text: it has no page to draw. */
export function isText(file: Pick<File, "name">): boolean {
  const type = typeOf(file);
  return type === "text/plain" || type === "text/html" || type === "multipart/related";
}

/** A phone's own kind of photo, of a browser that could not write it as a JPEG. */
const phonePhoto = /\.hei[cf]$/i;

/** What keeps a chosen file from being sent. */
export function problemOf(file: Pick<File, "name" | "size">): FileProblem | undefined {
  if (!typeOf(file)) return phonePhoto.test(file.name) ? "heic" : "kind";
  if (file.size === 0) return "empty";
  return file.size > MOST_REPORT_FILE_BYTES ? "tooLarge" : undefined;
}

const byCode: Record<string, FileProblem> = {
  PAYLOAD_TOO_LARGE: "tooLarge",
  UNSUPPORTED_MEDIA_TYPE: "damaged",
  FILE_LOCKED: "locked",
  NOT_A_CREDIT_REPORT: "notAReport",
  TOO_MANY_REQUESTS: "limit",
  NOT_FOUND: "gone",
  NOTHING_UPLOADED: "gone",
};

/**
 * Which words a refused file gets: what was seen in it, where the server says so. A photo needs other advice than a file.
 *
 * @param isSent whether the file had arrived: then it was not the upload that failed
 */
export function problemOfError(
  error: unknown,
  { files, isSent }: { files: readonly Pick<File, "name">[]; isSent: boolean },
): FileProblem {
  if (!(error instanceof ApiError)) return isSent ? "lost" : "failed";
  const { seen } = error;
  if (isOneOf(seenKinds, seen)) return seen;
  const problem = byCode[error.code ?? ""];
  // Only what is announced counts as a file of the day.
  if (problem === "limit" && isSent) return "unread";
  if (problem === "notAReport" && files.every((file) => isPicture(typeOf(file)))) return "photo";
  return problem ?? (error.status >= 500 ? "unread" : "failed");
}
