import { useState } from "react";
import { type Chosen, mayGrow, withFiles, withPageMoved } from "./chosen";
import { onceReadable } from "./readable-picture";

/** The files that a person chose, put together to reports: pictures may be pages of one. */
export function useChosenFiles(begin: () => readonly Chosen[]) {
  const [reports, setReports] = useState(begin);

  const change = (id: string, part: Partial<Chosen>) =>
    setReports((present) => present.map((each) => (each.id === id ? { ...each, ...part } : each)));

  return {
    reports,
    change,
    clear: () => setReports([]),
    edits: {
      /** Pictures become further pages of the last report of pictures, unless they are of another one. */
      choose: (chosen: readonly File[], isAnother = false) =>
        onceReadable(chosen, (files) =>
          setReports((present) => withFiles(present, files, (!isAnother && present.findLast(mayGrow)?.id) || "new")),
        ),
      addPages: (id: string, chosen: readonly File[]) =>
        onceReadable(chosen, (files) => setReports((present) => withFiles(present, files, id))),
      movePage: ({ id, files }: Chosen, index: number, by: -1 | 1) =>
        change(id, { files: withPageMoved(files, index, by) }),
      removePage: ({ id, files }: Chosen, index: number) =>
        change(id, { files: files.filter((_, at) => at !== index) }),
      remove: (id: string) => setReports((present) => present.filter((each) => each.id !== id)),
    },
  };
}
