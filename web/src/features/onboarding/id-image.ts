import { useEffect, useState } from "react";
import type { DocumentKind, DocumentSide, StoredDocument } from "#shared/api/schemas/onboarding";
import { ApiError, orDoneAlready } from "#web/src/api/api-error";
import { call } from "#web/src/api/call";
import { store } from "#web/src/api/store";
import { drawAsJpeg, LONGER_SIDE } from "#web/src/ui/draw-as-jpeg";
import { useLatestProgress } from "./queries";

export type IdImage =
  | { state: "empty"; problem?: ImageProblem }
  | { state: "uploading"; percent: number; preview: string }
  | { state: "uploaded"; preview?: string; isLeaving: boolean; problem?: "removeFailed" };

type ImageProblem = UploadProblem | "removeFailed";

/** One side of the ID: empty, uploading, uploaded. A photo that did not arrive can be sent `again`. */
export function useIdImage(side: DocumentSide, stored: StoredDocument | undefined, kind: DocumentKind | undefined) {
  const refresh = useLatestProgress();
  const [sending, setSending] = useState<{ percent: number }>();
  const [problem, setProblem] = useState<ImageProblem>();
  const [unsent, setUnsent] = useState<File>();
  const [preview, setPreview] = useObjectUrl();
  const { remove, isLeaving } = useRemove(stored, {
    onProblem: setProblem,
    onGone: async () => {
      setPreview(undefined);
      await refresh();
    },
  });

  const choose = async (file: File) => {
    const refused = problemOf(file);
    setProblem(refused);
    setUnsent(undefined);
    if (refused !== undefined) return;

    setPreview(file);
    setSending({ percent: 0 });
    try {
      await uploadImage({ side, kind, file }, (percent) => setSending({ percent }));
      await refresh();
    } catch (error) {
      const found = problemOfError(error);
      setProblem(found);
      if (found === "failed") setUnsent(file);
      setPreview(undefined);
    }
    setSending(undefined);
  };

  const again = unsent && (() => choose(unsent));
  return { image: imageOf({ stored, sending, problem, preview, isLeaving }), choose, again, remove };
}

type RemoveOptions = { onProblem: (problem: "removeFailed" | undefined) => void; onGone: () => Promise<void> };

/** Takes the stored image away, once. */
function useRemove(stored: StoredDocument | undefined, { onProblem, onGone }: RemoveOptions) {
  const [isLeaving, setLeaving] = useState(false);

  const remove = async () => {
    if (isLeaving) return;
    onProblem(undefined);
    setLeaving(true);
    try {
      if (stored) await removeOnce(stored.documentId);
      await onGone();
    } catch (error) {
      console.warn("An ID image was not removed", error);
      onProblem("removeFailed");
    }
    setLeaving(false);
  };
  return { remove, isLeaving };
}

const removeOnce = (id: string) =>
  call("onboarding/delete-document", { params: { id } }).catch(orDoneAlready("NOT_FOUND"));

type Known = {
  stored?: StoredDocument;
  sending?: { percent: number };
  problem?: ImageProblem;
  preview?: string;
  isLeaving: boolean;
};

function imageOf({ stored, sending, problem, preview, isLeaving }: Known): IdImage {
  if (sending) return { state: "uploading", percent: sending.percent, preview: preview ?? "" };
  if (stored?.status === "uploaded") {
    return {
      state: "uploaded",
      preview: preview ?? stored.previewUrl,
      isLeaving,
      problem: problem === "removeFailed" ? problem : undefined,
    };
  }
  return { state: "empty", problem };
}

/** An address for a file of this computer, given back when it is no longer shown. */
function useObjectUrl() {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (url === undefined) return;
    return () => URL.revokeObjectURL(url);
  }, [url]);

  const show = (file: File | undefined) => setUrl(file && URL.createObjectURL(file));
  return [url, show] as const;
}

const MAX_BYTES = 10 * 1024 * 1024;

type UploadProblem = "notAnImage" | "tooLarge" | "failed";

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
async function uploadImage({ side, kind, file }: Image, onPercent: (percent: number) => void): Promise<void> {
  const image = await asPrintable(file);
  const { documentId, upload } = await call("onboarding/create-document", {
    body: { side, kind, contentType: image.type, sizeBytes: image.size },
  });
  await store.send(upload, image, onPercent);
  await call("onboarding/confirm-document", { params: { id: documentId } });
}

/** What a letter can carry on paper. */
const printable = ["image/jpeg", "image/png"];
const QUALITY = 0.92;

/**
 * The photo as a letter can enclose it: a JPEG or PNG as it is, unless it has more pixels than paper shows; every other kind that
 * this browser can show (WebP, some HEIC) as a JPEG. What it cannot show stays as it is: the server checks it.
 */
async function asPrintable(file: File): Promise<File> {
  try {
    const image = await createImageBitmap(file);
    const isLarge = Math.max(image.width, image.height) > LONGER_SIDE;
    if (printable.includes(file.type) && !isLarge) {
      image.close();
      return file;
    }
    const jpeg = await drawAsJpeg(image, QUALITY);
    return new File([jpeg], "id.jpg", { type: jpeg.type });
  } catch (error) {
    console.warn("An ID image could not be read", error);
    return file;
  }
}
