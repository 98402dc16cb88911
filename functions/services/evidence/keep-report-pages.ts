import { createHash } from "node:crypto";
import { decodeTime } from "ulid";
import type { CleanApart } from "#functions/providers/proof-file/clean-apart";
import type { Bucket } from "#functions/providers/store/bucket";
import { isKept, type ProofRepository } from "#functions/repositories/proofs";
import { ulidOfHash } from "#functions/repositories/ulid-of-hash";
import {
  incomingReportKey,
  type Reading,
  type UploadRecord,
  type UploadRepository,
} from "#functions/repositories/uploads";
import { faultOf, log } from "#functions/shell/log";
import type { CreditReport } from "#shared/api/schemas/report";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { dayOf } from "#shared/domain/days";
import { hasPages, MOST_REPORT_FILE_BYTES } from "#shared/domain/document/report-file";
import { hasRoomFor, MOST_PROOF_BYTES, MOST_PROOF_PAGES } from "#shared/domain/evidence/proof";
import { withKnownIds } from "#shared/domain/report/upload/combine";
import { type PageMark, pageMarks } from "#shared/domain/report/upload/page-marks";
import { storeProof } from "./store-proof";
import { readTaken } from "./taken-files";

export type KeepPagesServices = {
  uploads: Pick<UploadRepository, "get" | "reading">;
  proofs: Pick<ProofRepository, "list" | "create">;
  store: Pick<Bucket, "list" | "read" | "readUpTo" | "putOnce" | "delete">;
  clean: CleanApart;
  now: () => Date;
};

type Upload = Pick<UploadRecord, "userId" | "uploadId">;
type Confirmed = {
  /** The file's items, as it was read. */
  itemIds: readonly string[];
  /** What the file became part of: there an item that another file had brought meanwhile has that one's id. */
  report: Pick<CreditReport, "negativeItems">;
};
export type KeepPages = (upload: Upload, confirmed: Confirmed) => Promise<void>;

/**
 * Keeps of an uploaded report the pages that show the items which its member has confirmed, as a proof; the file that came is deleted.
 * Without them a letter quotes the report's lines: so a fault here is logged, and changes nothing of the report.
 */
export function keepReportPages(services: KeepPagesServices): KeepPages {
  return async (upload, confirmed) => {
    try {
      await keep(upload, confirmed, services);
      for (const key of await services.store.list(incomingReportKey(upload))) await services.store.delete(key);
    } catch (error) {
      log({ event: "report-pages", outcome: "left out", subjectId: upload.userId, fault: faultOf(error) });
    }
  };
}

async function keep({ userId, uploadId }: Upload, { itemIds, report }: Confirmed, services: KeepPagesServices) {
  const [upload, reading] = await Promise.all([
    services.uploads.get(userId, uploadId),
    services.uploads.reading({ userId, uploadId }),
  ]);
  if (!upload || !reading || !hasPages(upload.contentType)) return;
  const items = reading.items.filter(({ id }) => itemIds.includes(id));
  const marks = pageMarks(withKnownIds(items, report.negativeItems));
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
  const bytes = await readTaken(upload, part, MOST_REPORT_FILE_BYTES, services.store);
  if (!(bytes instanceof Uint8Array)) return;
  const cleaned = await services.clean(bytes, isPdf ? { pages } : { asTaken: true });
  const present = (await services.proofs.list(userId)).filter(isKept);
  if ("refusal" in cleaned || cleaned.pdf.length > MOST_PROOF_BYTES) return;
  if (!hasRoomFor([cleaned.pdf.length], present)) return;
  const proof = {
    userId,
    proofId: ulidOfHash(decodeTime(uploadId), createHash("sha256").update(`${uploadId} ${part}`).digest()),
    kind: "report_page" as const,
    name: nameOf(reading),
    createdAt: services.now().toISOString(),
    uploadId,
    part,
    bureaus: reading.bureaus,
    shows: marks.map(({ itemId, page, boxes }) => ({ itemId, page: isPdf ? pages.indexOf(page) + 1 : 1, boxes })),
  };
  await storeProof(proof, cleaned, services);
}

/** "Experian 2026-10-12" */
function nameOf({ bureaus, reportedOn, readAt }: Reading): string {
  return `${bureaus.map((bureau) => bureauNames[bureau]).join(", ")} ${reportedOn ?? dayOf(readAt)}`;
}
