import type { UploadForm } from "#shared/api/schemas/common";
import type { DocumentKind, DocumentSide } from "#shared/api/schemas/onboarding";
import { ApiError } from "#web/src/api/api-error";
import { call } from "#web/src/api/call";

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

/** How a file leaves the browser; tests put a fake in its place. `fetch` cannot tell how far an upload is. */
export const store: { send: (form: UploadForm, file: File, onPercent: (percent: number) => void) => Promise<void> } = {
  send: (form, file, onPercent) =>
    new Promise((resolve, reject) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(form.fields)) body.append(name, value);
      // The store ignores every field after the file.
      body.append("file", file);

      const request = new XMLHttpRequest();
      request.open("POST", form.url);
      request.upload.onprogress = ({ loaded, total }) => onPercent(Math.round((loaded / Math.max(total, 1)) * 100));
      request.onload = () => (request.status < 300 ? resolve() : reject(new Error(`The store said ${request.status}`)));
      request.onerror = () => reject(new Error("The store could not be reached"));
      request.send(body);
    }),
};

type Image = { side: DocumentSide; kind: DocumentKind | undefined; file: File };

/**
 * Brings one side of the ID to the store: asks for a form, sends the file, has the stored bytes checked.
 *
 * @param onPercent how much of the file has left, 0 to 100
 * @throws ApiError with NOT_AN_IMAGE, PAYLOAD_TOO_LARGE, …; Error when the store could not be reached
 */
export async function uploadImage({ side, kind, file }: Image, onPercent: (percent: number) => void): Promise<void> {
  const { documentId, upload } = await call("onboarding/create-document", {
    body: { side, kind, contentType: file.type, sizeBytes: file.size },
  });
  await store.send(upload, file, onPercent);
  await call("onboarding/confirm-document", { params: { id: documentId } });
}
