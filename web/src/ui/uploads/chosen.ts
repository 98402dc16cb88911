import type { UnnamedReport, UploadAnalysis, UploadedAnswer } from "#shared/api/schemas/upload";
import { type FileProblem, isPicture, problemOf, typeOf } from "./problems";
import type { SendState } from "./send-and-read";

export type FileState =
  | { step: "ready" }
  | SendState
  | { step: "done"; analysis: UploadAnalysis }
  | { step: "answer"; answer: UploadedAnswer }
  | { step: "which"; asked: UnnamedReport }
  | { step: "failed"; problem: FileProblem };

/** One report that a member chose: one file, or the pictures of its pages in order; no files of one that was read before a reload. */
export type Chosen = {
  id: string;
  files: readonly File[];
  state: FileState;
  /** The upload that its files have arrived as. */
  sentAs?: string;
};

export const MOST_PICTURES = 10;
const MOST_REPORTS = 20;

export const isPhotos = ({ files }: Chosen) => files.length > 0 && files.every((file) => isPicture(typeOf(file)));
/** Whether another photo may be added. */
export const mayGrow = (chosen: Chosen) =>
  chosen.state.step === "ready" && isPhotos(chosen) && chosen.files.length < MOST_PICTURES;

/**
 * The list with these files: pictures become pages of one report, every other file is a report of its own.
 *
 * @param into the report whose pages the pictures are; "new" for another one
 */
export function withFiles(present: readonly Chosen[], files: readonly File[], into: string | "new"): Chosen[] {
  const isNew = (file: File) => !present.some((chosen) => chosen.files.some((other) => isSame(other, file)));
  const fresh = files.filter(isNew);
  const pages = fresh.filter((file) => isPicture(typeOf(file)) && !problemOf(file));
  const others = fresh.filter((file) => !pages.includes(file)).map((file) => asChosen([file]));
  const target = present.find((chosen) => chosen.id === into && mayGrow(chosen));
  const room = MOST_PICTURES - (target?.files.length ?? 0);
  const [fitting, tooMany] = [pages.slice(0, room), pages.slice(room)];
  const grown = present.map((chosen) =>
    chosen === target ? { ...chosen, files: [...chosen.files, ...fitting] } : chosen,
  );
  const started = !target && fitting.length > 0 ? [asChosen(fitting)] : [];
  const refused = tooMany.map(
    (file): Chosen => ({
      ...asChosen([file]),
      state: { step: "failed", problem: "tooManyPages" },
    }),
  );
  return [...grown, ...started, ...others, ...refused].slice(0, MOST_REPORTS);
}

/** A report's pages with one of them moved by a place. */
export function withPageMoved(files: readonly File[], index: number, by: -1 | 1): readonly File[] {
  const other = index + by;
  const [moved, displaced] = [files[index], files[other]];
  if (!moved || !displaced) return files;
  return files.map((file, at) => (at === index ? displaced : at === other ? moved : file));
}

/** An upload that was read before a reload, which keeps its id alone. */
export const readBefore = (uploadId: string): Chosen => ({ id: uploadId, files: [], state: { step: "ready" } });

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

function asChosen(files: readonly File[]): Chosen {
  const [problem] = files.flatMap((file) => problemOf(file) ?? []);
  return { id: crypto.randomUUID(), files, state: problem ? { step: "failed", problem } : { step: "ready" } };
}
