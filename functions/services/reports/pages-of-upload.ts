import type { PdfReading, PdfRefusal } from "#functions/providers/report-file/pdf-text";
import type { PageInPicture } from "#functions/providers/report-file/picture/box-in-picture";
import type { PageReading } from "#functions/providers/report-file/picture/page-reading";
import type { Bucket } from "#functions/providers/store/bucket";
import { type PagePlace, partKey } from "#functions/repositories/upload-pages";
import type { UploadRecord } from "#functions/repositories/uploads";
import { AppError } from "#shared/api/errors";
import { imageTypeOf } from "#shared/domain/document/image-type";
import { MOST_REPORT_FILE_BYTES } from "#shared/domain/document/report-file";
import type { Page } from "#shared/domain/report/upload/lines/placed-text";
import type { UnreadPage } from "#shared/domain/report/upload/unread-page";
import { type ReadPicturesServices, readPictures } from "./read-pictures";

type Services = ReadPicturesServices & { store: Pick<Bucket, "head"> };

/** How far an upload is whose pictures take longer to read than one call lasts. */
export type StillReading = { pagesRead: number; pages: number };

/** A page; one that was read of a picture knows where its corners are there: see `boxInPicture`. */
export type UploadPage = Page & Partial<PageInPicture>;

/** Pages of placed text and those that are missing there, or how far their pictures are, or why there are none. */
export type PagesRead =
  | { pages: UploadPage[]; unreadPages?: UnreadPage[] }
  | StillReading
  | { refusal: PdfRefusal | "no-text" | "too-blurry" };

/** A page of a PDF with fewer letters is a picture: scanners print at most a line of their own on it. */
const LEAST_LETTERS = 40;
/** Each page costs seconds of a processor: a scan of 40 pages in 5 MB can hardly be read anyway. */
const MOST_SCANNED_PAGES = 40;

/**
 * The pages of an upload that consists of pictures, in the order in which they were added.
 *
 * @throws AppError NOTHING_UPLOADED, PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE for a picture that is not what was announced
 */
export async function pagesOfPictures(upload: UploadRecord, services: Services): Promise<PagesRead> {
  const types = [upload.contentType, ...(upload.pageTypes ?? [])];
  await Promise.all(
    types.map(async (type, index) => {
      const arrived = await services.store.head(partKey(upload, index + 1));
      if (!arrived) throw new AppError("NOTHING_UPLOADED");
      if (arrived.sizeBytes > MOST_REPORT_FILE_BYTES) throw new AppError("PAYLOAD_TOO_LARGE");
      if (imageTypeOf(arrived.firstBytes) !== type) throw new AppError("UNSUPPORTED_MEDIA_TYPE");
    }),
  );
  const read = await readPictures(
    upload,
    types.map((_, index) => ({ part: index + 1 })),
    services,
  );
  if ("pagesRead" in read) return { ...read, pages: types.length };
  // A picture that says nothing is not left out silently: its member takes it again.
  const unreadPages = read.readings.flatMap((reading, index) => unreadOf(reading, index + 1));
  return pagesOrWhy(read.readings.map(pageOf), unreadPages);
}

/** The pages of a PDF; those that are pictures are read as such. */
export async function pagesOfPdf(pdf: PdfReading, upload: UploadRecord, services: Services): Promise<PagesRead> {
  if ("refusal" in pdf) return pdf;
  const scanned: PagePlace[] = pdf.pages.flatMap((page, index) =>
    lettersOf(page) < LEAST_LETTERS ? [{ part: 1, pdfPage: index + 1 }] : [],
  );
  if (scanned.length === 0) return pdf;
  if (scanned.length > MOST_SCANNED_PAGES) return { refusal: "too-long" };
  const read = await readPictures(upload, scanned, services);
  if ("pagesRead" in read) return { ...read, pages: scanned.length };
  const pages: UploadPage[] = [...pdf.pages];
  const unreadPages: UnreadPage[] = [];
  for (const [index, { pdfPage = 1 }] of scanned.entries()) {
    const page = pageOf(read.readings[index]);
    if (page.pieces.length > 0) pages[pdfPage - 1] = page;
    unreadPages.push(...unreadOf(read.readings[index], pdfPage));
  }
  // Many a PDF ends with an empty page: nothing is missing there.
  return pagesOrWhy(
    pages,
    unreadPages,
    unreadPages.filter(({ reason }) => reason !== "no-text"),
  );
}

const lettersOf = ({ pieces }: Page) => pieces.reduce((count, { text }) => count + text.trim().length, 0);

/** A page that says nothing keeps its place among the others. */
function pageOf(reading: PageReading | undefined): UploadPage {
  return reading && "pieces" in reading ? reading : { width: 612, height: 792, pieces: [] };
}

function unreadOf(reading: PageReading | undefined, page: number): UnreadPage[] {
  if (!reading) return [];
  if ("unread" in reading) return [{ page, reason: reading.unread }];
  return reading.lacksSheet ? [{ page, reason: "one-sheet" }] : [];
}

/** @param named those of the unread pages that the member is to hear of */
function pagesOrWhy(pages: UploadPage[], unread: readonly UnreadPage[], named = [...unread]): PagesRead {
  if (pages.some((page) => lettersOf(page) > 0)) return { pages, ...(named.length > 0 && { unreadPages: named }) };
  const why = unread.map(({ reason }) => reason);
  if (why.includes("too-blurry")) return { refusal: "too-blurry" };
  return { refusal: why.includes("no-text") ? "no-text" : "damaged" };
}
