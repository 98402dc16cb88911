import { useEffect, useRef } from "react";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { type Chosen, type FileState, readBefore } from "./chosen";
import { problemOfError } from "./problems";
import type { ReadAddress } from "./read-address";
import { readUpload, sendAll, type WhatIsRead } from "./send-and-read";
import type { UploadCalls } from "./upload-calls";
import { useChosenFiles } from "./use-chosen-files";

/**
 * The reports that a person chose, and how far each of them is. With an `address` they outlive a reload: those that were read are read
 * again from the server.
 */
export function useUploads(calls: UploadCalls, address?: ReadAddress) {
  const { reports, change, clear, edits } = useChosenFiles(() => (address?.ids ?? []).map(readBefore));
  const show = (id: string, state: FileState) => change(id, { state });

  const readSent = async (id: string, uploadId: string, bureau?: Bureau) => {
    const answer = await readUpload(uploadId, calls, (next) => show(id, next), bureau);
    if (outlivesReload(answer)) address?.add(uploadId);
    show(id, stateOf(answer));
  };

  const fail = ({ id, files }: Pick<Chosen, "id" | "files">, error: unknown, sentAs: string | undefined) => {
    const problem = problemOfError(error, { files, isSent: sentAs !== undefined });
    change(id, { state: { step: "failed", problem }, sentAs });
  };

  /** What has arrived before is not sent again: it would count as another file of the day. */
  const read = async ({ id, files, sentAs }: Pick<Chosen, "id" | "files" | "sentAs">) => {
    let uploadId = files.length === 0 ? id : sentAs;
    try {
      if (uploadId === undefined) {
        uploadId = await sendAll(files, calls, (percent) => show(id, { step: "sending", percent }));
      }
      await readSent(id, uploadId);
    } catch (error) {
      fail({ id, files }, error, uploadId);
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
    ...edits,
    clear: () => {
      clear();
      address?.clear();
    },
    readAll,
    /** Reads once more what could not be read before. */
    retry: async (report: Chosen) => {
      await read(report);
      await calls.refresh();
    },
    /** Goes on with a report of which no page says whose it is. */
    sayBureau: async (report: Chosen, uploadId: string, bureau: Bureau) => {
      await readSent(report.id, uploadId, bureau).catch((error: unknown) => fail(report, error, uploadId));
      await calls.refresh();
    },
    /** Reads a report again with another picture of one of its pages, from 1. */
    retake: async ({ id, files }: Chosen, page: number, picture: File) => {
      const pages = files.map((file, index) => (index === page - 1 ? picture : file));
      change(id, { files: pages, sentAs: undefined });
      await read({ id, files: pages });
    },
  };
}

/** A page that is to be photographed again needs the other photos, which a reload forgets; a letter is confirmed where it is read. */
const outlivesReload = (read: WhatIsRead) =>
  "kind" in read ? read.kind === "which_bureau" : !read.unreadPages?.length;

function stateOf(read: WhatIsRead): FileState {
  if (!("kind" in read)) return { step: "done", analysis: read };
  return read.kind === "answer" ? { step: "answer", answer: read } : { step: "which", asked: read };
}

export type Uploads = ReturnType<typeof useUploads>;
