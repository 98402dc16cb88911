import { useEffect, useState } from "react";
import type { DocumentKind, DocumentSide, StoredDocument } from "#shared/api/schemas/onboarding";
import { call } from "#web/src/api/call";
import { useRefreshProgress } from "./queries";
import { problemOf, problemOfError, type UploadProblem, uploadImage } from "./upload";

export type IdImage =
  | { state: "empty"; problem?: UploadProblem | "removeFailed" }
  | { state: "uploading"; percent: number; preview: string }
  | { state: "uploaded"; preview?: string; problem?: "removeFailed" };

/** One side of the ID: empty, uploading, uploaded. */
export function useIdImage(side: DocumentSide, stored: StoredDocument | undefined, kind: DocumentKind | undefined) {
  const refresh = useRefreshProgress();
  const [sending, setSending] = useState<{ percent: number }>();
  const [problem, setProblem] = useState<UploadProblem | "removeFailed">();
  const [preview, setPreview] = useObjectUrl();

  const choose = async (file: File) => {
    const refused = problemOf(file);
    setProblem(refused);
    if (refused !== undefined) return;

    setPreview(file);
    setSending({ percent: 0 });
    try {
      await uploadImage({ side, kind, file }, (percent) => setSending({ percent }));
      await refresh();
    } catch (error) {
      setProblem(problemOfError(error));
      setPreview(undefined);
    }
    setSending(undefined);
  };

  const remove = async () => {
    setProblem(undefined);
    try {
      if (stored) await call("onboarding/delete-document", { params: { id: stored.documentId } });
      setPreview(undefined);
      await refresh();
    } catch (error) {
      console.warn("An ID image was not removed", error);
      setProblem("removeFailed");
    }
  };

  return { image: imageOf({ stored, sending, problem, preview }), choose, remove };
}

type Known = {
  stored?: StoredDocument;
  sending?: { percent: number };
  problem?: UploadProblem | "removeFailed";
  preview?: string;
};

function imageOf({ stored, sending, problem, preview }: Known): IdImage {
  if (sending) return { state: "uploading", percent: sending.percent, preview: preview ?? "" };
  if (stored?.status === "uploaded") {
    return {
      state: "uploaded",
      preview: preview ?? stored.previewUrl,
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
