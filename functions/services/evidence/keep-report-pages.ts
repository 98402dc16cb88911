import { createHash } from "node:crypto";
import type { CleanApart } from "#functions/providers/proof-file/clean-apart";
import type { Bucket } from "#functions/providers/store/bucket";
import { sha256Of } from "#functions/providers/store/sha256";
import { isKept, type ProofRecord, type ProofRepository, proofKey } from "#functions/repositories/proofs";
import { partKey } from "#functions/repositories/upload-pages";
import {
  incomingReportKey,
  type Reading,
  type UploadRecord,
  type UploadRepository,
} from "#functions/repositories/uploads";
import { faultOf, log } from "#functions/shell/log";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { dayOf } from "#shared/domain/days";
import { hasPages, MOST_REPORT_FILE_BYTES } from "#shared/domain/document/report-file";
import { MOST_PROOF_BYTES, MOST_PROOF_PAGES, MOST_PROOFS, MOST_PROOFS_BYTES } from "#shared/domain/evidence/proof";
import { type PageMark, pageMarks } from "#shared/domain/report/upload/page-marks";
import { ulidOf } from "./ulid-of";

export type KeepPagesServices = {
  uploads: Pick<UploadRepository, "get" | "reading">;
  proofs: Pick<ProofRepository, "list" | "create">;
  store: Pick<Bucket, "list" | "read" | "readUpTo" | "putOnce" | "delete">;
  clean: CleanApart;
  now: () => Date;
};

type Upload = Pick<UploadRecord, "userId" | "uploadId">;
export type KeepPages = (upload: Upload, itemIds: readonly string[]) => Promise<void>;

/**
 * Keeps of an uploaded report the pages that show the items which its member has confirmed, as a proof; the file that came is deleted.
 * Without them a letter quotes the report's lines: so a fault here is logged, and changes nothing of the report.
 */
export function keepReportPages(services: KeepPagesServices): KeepPages {
  return async (upload, itemIds) => {
    try {
      await keep(upload, itemIds, services);
      for (const key of await services.store.list(incomingReportKey(upload))) await services.store.delete(key);
    } catch (error) {
      log({ event: "report-pages", outcome: "left out", subjectId: upload.userId, fault: faultOf(error) });
    }
  };
}

async function keep({ userId, uploadId }: Upload, itemIds: readonly string[], services: KeepPagesServices) {
  const [upload, reading] = await Promise.all([
    services.uploads.get(userId, uploadId),
    services.uploads.reading({ userId, uploadId }),
  ]);
  if (!upload || !reading || !hasPages(upload.contentType)) return;
  const marks = pageMarks(reading.items.filter(({ id }) => itemIds.includes(id)));
  for (const part of partsOf(upload, marks)) await keepPart({ upload, reading, ...part }, services);
}

type Part = { part: number; pages: number[]; marks: PageMark[] };

/** A PDF is one file with its pages; of pictures each is a file of its own. */
function partsOf({ contentType }: UploadRecord, marks: PageMark[]): Part[] {
  const pages = [...new Set(marks.map(({ page }) => page))].sort((a, b) => a - b).slice(0, MOST_PROOF_PAGES);
  const shownOn = (page: number) => marks.filter((mark) => mark.page === page);
  if (contentType !== "application/pdf") return pages.map((page) => ({ part: page, pages: [1], marks: shownOn(page) }));
  return pages.length > 0 ? [{ part: 1, pages, marks: pages.flatMap(shownOn) }] : [];
}

type NewPages = Part & { upload: UploadRecord; reading: Reading };

async function keepPart({ upload, reading, part, pages, marks }: NewPages, services: KeepPagesServices): Promise<void> {
  const { userId, uploadId } = upload;
  const isPdf = upload.contentType === "application/pdf";
  const bytes = await services.store.readUpTo(partKey(upload, part), MOST_REPORT_FILE_BYTES);
  if (!(bytes instanceof Uint8Array)) return;
  const cleaned = await services.clean(bytes, isPdf ? { pages } : { asTaken: true });
  const present = (await services.proofs.list(userId)).filter(isKept);
  if ("refusal" in cleaned || !hasRoom(present, cleaned.pdf)) return;
  const proof: ProofRecord = {
    userId,
    proofId: ulidOf(uploadId, createHash("sha256").update(`${uploadId} ${part}`).digest()),
    kind: "report_page",
    name: nameOf(reading),
    status: "kept",
    createdAt: services.now().toISOString(),
    uploadId,
    part,
    shows: marks.map(({ itemId, page, boxes }) => ({ itemId, page: isPdf ? pages.indexOf(page) + 1 : 1, boxes })),
  };
  // The file first: a record without one could not be opened. Of two calls at once the first one's file stays.
  await services.store.putOnce(proofKey(proof), cleaned.pdf, "application/pdf");
  const stored = await services.store.read(proofKey(proof));
  const file = { pages: cleaned.pages, sizeBytes: stored.length, sha256: sha256Of(stored) };
  await services.proofs.create({ ...proof, ...file });
}

function hasRoom(present: readonly { sizeBytes: number }[], pdf: Uint8Array): boolean {
  const bytes = present.reduce((sum, { sizeBytes }) => sum + sizeBytes, pdf.length);
  return pdf.length <= MOST_PROOF_BYTES && present.length < MOST_PROOFS && bytes <= MOST_PROOFS_BYTES;
}

/** "Experian 2026-10-12" */
function nameOf({ bureaus, reportedOn, readAt }: Reading): string {
  return `${bureaus.map((bureau) => bureauNames[bureau]).join(", ")} ${reportedOn ?? dayOf(readAt)}`;
}
