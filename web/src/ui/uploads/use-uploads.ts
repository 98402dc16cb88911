import { useState } from "react";
import { type Chosen, type FileState, mayGrow, withFiles, withPageMoved } from "./chosen";
import { problemOfError } from "./problems";
import { onceReadable } from "./readable-picture";
import { sendAndRead } from "./send-and-read";
import type { UploadCalls } from "./upload-calls";

/** The reports that a person chose, and how far each of them is. */
export function useUploads(calls: UploadCalls) {
  const [reports, setReports] = useState<readonly Chosen[]>([]);

  const change = (id: string, part: Partial<Chosen>) =>
    setReports((present) => present.map((each) => (each.id === id ? { ...each, ...part } : each)));
  const show = (id: string, state: FileState) => change(id, { state });

  const read = async ({ id, files }: Pick<Chosen, "id" | "files">) => {
    try {
      const answer = await sendAndRead(files, calls, (next) => show(id, next));
      show(id, "kind" in answer ? { step: "answer", answer } : { step: "done", analysis: answer });
    } catch (error) {
      show(id, { step: "failed", problem: problemOfError(error, files) });
    }
  };

  return {
    reports,
    /** Pictures become further pages of the last report of pictures, unless they are of another one. */
    choose: (chosen: readonly File[], isAnother = false) =>
      onceReadable(chosen, (files) =>
        setReports((present) => withFiles(present, files, (!isAnother && present.findLast(mayGrow)?.id) || "new")),
      ),
    addPages: (id: string, chosen: readonly File[]) =>
      onceReadable(chosen, (files) => setReports((present) => withFiles(present, files, id))),
    movePage: ({ id, files }: Chosen, index: number, by: -1 | 1) =>
      change(id, { files: withPageMoved(files, index, by) }),
    removePage: ({ id, files }: Chosen, index: number) => change(id, { files: files.filter((_, at) => at !== index) }),
    remove: (id: string) => setReports((present) => present.filter((each) => each.id !== id)),
    clear: () => setReports([]),
    /** One after the other: each joins the report that the one before it left. */
    readAll: async () => {
      for (const report of reports) if (report.state.step === "ready") await read(report);
      await calls.refresh();
    },
    /** Reads a report again with another picture of one of its pages, from 1. */
    retake: async ({ id, files }: Chosen, page: number, picture: File) => {
      const pages = files.map((file, index) => (index === page - 1 ? picture : file));
      change(id, { files: pages });
      await read({ id, files: pages });
    },
  };
}

export type Uploads = ReturnType<typeof useUploads>;
