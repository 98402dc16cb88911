import { useEffect, useRef, useState } from "react";
import { type Chosen, type FileState, mayGrow, readBefore, withFiles, withPageMoved } from "./chosen";
import { problemOfError } from "./problems";
import type { ReadAddress } from "./read-address";
import { onceReadable } from "./readable-picture";
import { readUpload, sendAll } from "./send-and-read";
import type { UploadCalls } from "./upload-calls";

/**
 * The reports that a person chose, and how far each of them is. With an `address` they outlive a reload: those that were read are read
 * again from the server.
 */
export function useUploads(calls: UploadCalls, address?: ReadAddress) {
  const [reports, setReports] = useState<readonly Chosen[]>(() => (address?.ids ?? []).map(readBefore));

  const change = (id: string, part: Partial<Chosen>) =>
    setReports((present) => present.map((each) => (each.id === id ? { ...each, ...part } : each)));
  const show = (id: string, state: FileState) => change(id, { state });

  const read = async ({ id, files }: Pick<Chosen, "id" | "files">) => {
    try {
      const uploadId =
        files.length === 0 ? id : await sendAll(files, calls, (percent) => show(id, { step: "sending", percent }));
      const answer = await readUpload(uploadId, calls, (next) => show(id, next));
      if ("kind" in answer) return show(id, { step: "answer", answer });
      // A page that is to be photographed again needs the other photos, which a reload forgets.
      if (!answer.unreadPages?.length) address?.add(uploadId);
      show(id, { step: "done", analysis: answer });
    } catch (error) {
      show(id, { step: "failed", problem: problemOfError(error, files) });
    }
  };

  /** One after the other: each joins the report that the one before it left. */
  const readAll = async () => {
    for (const report of reports) if (report.state.step === "ready") await read(report);
    await calls.refresh();
  };

  const isResumed = useRef(false);
  useEffect(() => {
    if (isResumed.current) return;
    isResumed.current = true;
    if (reports.length > 0) void readAll();
  });

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
    clear: () => {
      setReports([]);
      address?.clear();
    },
    readAll,
    /** Reads a report again with another picture of one of its pages, from 1. */
    retake: async ({ id, files }: Chosen, page: number, picture: File) => {
      const pages = files.map((file, index) => (index === page - 1 ? picture : file));
      change(id, { files: pages });
      await read({ id, files: pages });
    },
  };
}

export type Uploads = ReturnType<typeof useUploads>;
