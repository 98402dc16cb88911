import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { UploadAnalysis, UploadedAnswer } from "#shared/api/schemas/upload";
import { call } from "#web/src/api/call";
import { reportQuery, statsQuery } from "#web/src/api/queries";
import { store } from "#web/src/api/store";
import { type FileProblem, problemOf, problemOfError, typeOf } from "./problems";

export type FileState =
  | { step: "ready" }
  | { step: "sending"; percent: number }
  | { step: "reading" }
  | { step: "done"; analysis: UploadAnalysis }
  | { step: "answer"; answer: UploadedAnswer }
  | { step: "failed"; problem: FileProblem };

export type ChosenFile = { id: string; file: File; state: FileState };

const MOST_FILES = 20;
/** Pictures take longer than one call: the same one goes on. */
const ASK_AGAIN_MS = 2_000;

/** The files that a member chose, and how far each of them is. */
export function useUploads() {
  const queryClient = useQueryClient();
  const [files, setFiles] = useState<ChosenFile[]>([]);

  const show = (id: string, state: FileState) =>
    setFiles((present) => present.map((each) => (each.id === id ? { ...each, state } : each)));

  const choose = (chosen: readonly File[]) =>
    setFiles((present) => {
      const isNew = ({ name, size }: File) => !present.some(({ file }) => file.name === name && file.size === size);
      return [...present, ...chosen.filter(isNew).map(asChosen)].slice(0, MOST_FILES);
    });

  /** One after the other: each joins the report that the one before it left. */
  const readAll = async () => {
    for (const { id, file, state } of files) {
      if (state.step !== "ready") continue;
      try {
        const read = await sendAndRead(file, (next) => show(id, next));
        show(id, "kind" in read ? { step: "answer", answer: read } : { step: "done", analysis: read });
      } catch (error) {
        show(id, { step: "failed", problem: problemOfError(error, file) });
      }
    }
    await Promise.all(
      [reportQuery, statsQuery].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey: [...queryKey] })),
    );
  };

  return {
    files,
    choose,
    readAll,
    remove: (id: string) => setFiles((present) => present.filter((each) => each.id !== id)),
    clear: () => setFiles([]),
  };
}

function asChosen(file: File): ChosenFile {
  const problem = problemOf(file);
  return { id: crypto.randomUUID(), file, state: problem ? { step: "failed", problem } : { step: "ready" } };
}

async function sendAndRead(file: File, show: (state: FileState) => void): Promise<UploadAnalysis | UploadedAnswer> {
  const contentType = typeOf(file) ?? "text/plain";
  show({ step: "sending", percent: 0 });
  const { uploadId, upload } = await call("uploads/create-upload", {
    body: { fileName: file.name.slice(-255), contentType, sizeBytes: file.size },
  });
  await store.send(upload, file, (percent) => show({ step: "sending", percent }));
  show({ step: "reading" });
  for (;;) {
    const answer = await call("uploads/analyze-upload", { params: { id: uploadId } });
    if ("report" in answer || "kind" in answer) return answer;
    await new Promise((next) => setTimeout(next, ASK_AGAIN_MS));
  }
}
