import type { DocumentKind, DocumentSide } from "#shared/api/schemas/onboarding";
import { ApiError } from "#web/src/api/api-error";
import { call } from "#web/src/api/call";
import { store } from "#web/src/api/store";
import { asPrintable } from "./as-printable";

const MAX_BYTES = 10 * 1024 * 1024;

export type UploadProblem = "notAnImage" | "tooLarge" | "failed";

/** What keeps a chosen file from being uploaded: images under 10 MB only. */
export function problemOf(file: Pick<File, "type" | "size">): UploadProblem | undefined {
  if (!file.type.startsWith("image/")) return "notAnImage";
  return file.size >= MAX_BYTES ? "tooLarge" : undefined;
}

/** Which words a refused upload gets. */
export function problemOfError(error: unknown): UploadProblem {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === "NOT_AN_IMAGE" || code === "UNSUPPORTED_MEDIA_TYPE") return "notAnImage";
  return code === "PAYLOAD_TOO_LARGE" ? "tooLarge" : "failed";
}

type Image = { side: DocumentSide; kind: DocumentKind | undefined; file: File };

/**
 * Brings one side of the ID to the store: asks for a form, sends the file, has the stored bytes checked.
 *
 * @param onPercent how much of the file has left, 0 to 100
 * @throws ApiError with NOT_AN_IMAGE, PAYLOAD_TOO_LARGE, …; Error when the store could not be reached
 */
export async function uploadImage({ side, kind, file }: Image, onPercent: (percent: number) => void): Promise<void> {
  const image = await asPrintable(file);
  const { documentId, upload } = await call("onboarding/create-document", {
    body: { side, kind, contentType: image.type, sizeBytes: image.size },
  });
  await store.send(upload, image, onPercent);
  await call("onboarding/confirm-document", { params: { id: documentId } });
}
