import type { ReportFileType } from "#shared/domain/document/report-file";
import type { Doc } from "./document";
import { pageLookOf, writeHtml, writeMhtml } from "./html-writer";
import { heldOutLayouts, openLayouts } from "./layouts/all";
import type { Format, Layout } from "./layouts/layout";
import { services } from "./layouts/services";
import { lookOf, writePdf } from "./pdf-writer";
import { makeCreditFile } from "./people";
import { type Random, randomOf } from "./random";
import { writeText } from "./text-writer";
import type { Truth } from "./truth";

/** A generated report with the negative items that it shows. */
export type ReportFile = {
  /** Layout, format and seed: the same name is always the same file. */
  name: string;
  layout: string;
  source: string;
  format: Format;
  /** As which the product takes such a file. */
  type: ReportFileType;
  bytes: Uint8Array;
  truths: Truth[];
};

const types: Record<Format, ReportFileType> = {
  pdf: "application/pdf",
  html: "text/html",
  mhtml: "text/html",
  spaces: "text/plain",
  tabs: "text/plain",
  lines: "text/plain",
};

/** One report of a made-up person in a layout; everything in it follows from the seed. */
export async function makeReportFile(layout: Layout, seed: number): Promise<ReportFile> {
  const random = randomOf(seed);
  const format = random.pick(layout.formats);
  const { doc, truths } = layout.draw(makeCreditFile(random), random);
  const bytes = await writeDoc(doc, format, random);
  return {
    name: `${layout.name}.${format}.${seed}`,
    layout: layout.name,
    source: layout.source,
    format,
    type: types[format],
    bytes,
    truths,
  };
}

async function writeDoc(doc: Doc, format: Format, random: Random): Promise<Uint8Array> {
  if (format === "pdf") return writePdf(doc, lookOf(random), random);
  const page = pageLookOf(random);
  const text =
    format === "html"
      ? writeHtml(doc, page)
      : format === "mhtml"
        ? writeMhtml(doc, page, random)
        : writeText(doc, format);
  return new TextEncoder().encode(text);
}

const FIRST_OPEN_SEED = 1_000;
const FIRST_HELD_OUT_SEED = 910_000;

/** The open part of the corpus: `count` files of each layout. */
export const openFiles = (count: number): (() => Promise<ReportFile>)[] => filesOf(openLayouts, FIRST_OPEN_SEED, count);

/** The held-out part: other layouts and other seeds. */
export const heldOutFiles = (count: number): (() => Promise<ReportFile>)[] =>
  filesOf(heldOutLayouts, FIRST_HELD_OUT_SEED, count);

function filesOf(layouts: readonly Layout[], from: number, count: number): (() => Promise<ReportFile>)[] {
  return layouts.flatMap((layout, index) =>
    Array.from({ length: count }, (_, at) => () => makeReportFile(layout, from + index * 1_000 + at)),
  );
}

/** A report of at least 30 printed pages, with how many it has: the same account over and over is what long reports are. */
export async function longFile(): Promise<ReportFile & { pages: number }> {
  const layout = services.identityIqPrint;
  const random = randomOf(30);
  const drawings = Array.from({ length: 9 }, (_, index) => layout.draw(makeCreditFile(randomOf(index + 1)), random));
  const [first] = drawings;
  if (!first) throw new Error("No report was drawn.");
  const doc = { ...first.doc, nodes: drawings.flatMap((drawing) => drawing.doc.nodes) };
  const bytes = await writePdf(doc, lookOf(random), random);
  const pages =
    Buffer.from(bytes)
      .toString("latin1")
      .match(/\/Type \/Page\b/g)?.length ?? 0;
  const truths = drawings.flatMap((drawing) => drawing.truths);
  return {
    name: "long",
    layout: layout.name,
    source: layout.source,
    format: "pdf",
    type: "application/pdf",
    bytes,
    truths,
    pages,
  };
}
