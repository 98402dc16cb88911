import { type Zippable, zipSync } from "fflate";
import type { Bucket } from "#functions/providers/store/bucket";
import { contractFileKey } from "#functions/repositories/contracts";
import { isKept, type ProofRepository, proofKey } from "#functions/repositories/proofs";
import type { UserRecord } from "#functions/repositories/users";
import {
  disputes,
  documentFiles,
  letterFiles,
  letters,
  mailOrders,
  memberItems,
  proofs,
  reports,
} from "#functions/services";
import { type DisputeCopyServices, disputeCopies, type StoredFile } from "#functions/services/disputes/dispute-copies";
import { birthDates } from "#functions/services/members/birth-dates";
import { ContractDocument } from "#shared/api/schemas/contract";
import { type CopyServices, dataCopy } from "./data-copy";

export type DataArchiveServices = CopyServices &
  DisputeCopyServices & {
    /** Where contracts and mailed letters are. */
    files: Pick<Bucket, "read">;
    proofs: Pick<ProofRepository, "list">;
    /** Where the proofs' files are. */
    proofFiles: Pick<Bucket, "read">;
  };

/**
 * What the service has about a member as a ZIP archive: JSON, and as PDF the signed contracts, the mailed letters and the proofs. The
 * photos of an ID and the whole SSN stay out: a thief of a session would have both.
 */
export async function dataArchive(user: UserRecord, services: DataArchiveServices): Promise<Uint8Array> {
  const { copies, files } = await disputeCopies(user.userId, services);
  const { json, contractIds } = await dataCopy(user, copies, services);
  const pdfs = [...contractIds.flatMap((id) => contractFiles(user.userId, id)), ...files];
  const kept = (await services.proofs.list(user.userId)).filter(isKept);
  const proofs = kept.map((proof) => ({ name: `proofs/${proof.proofId}.pdf`, key: proofKey(proof) }));
  const stored = { ...(await asStored(pdfs, services.files)), ...(await asStored(proofs, services.proofFiles)) };
  return zipSync({ ...asJson(json), ...stored });
}

function asJson(files: Record<string, unknown>): Zippable {
  const encoder = new TextEncoder();
  const texts = Object.entries(files).map(([name, value]) => [name, encoder.encode(JSON.stringify(value, null, 2))]);
  return Object.fromEntries(texts);
}

// PDFs are compressed already.
async function asStored(stored: StoredFile[], files: Pick<Bucket, "read">): Promise<Zippable> {
  const archive: Zippable = {};
  const contents = await Promise.all(stored.map(({ key }) => files.read(key)));
  for (const [position, { name }] of stored.entries()) {
    const bytes = contents[position];
    if (bytes) archive[name] = [bytes, { level: 0 }];
  }
  return archive;
}

function contractFiles(userId: string, contractId: string): StoredFile[] {
  return ContractDocument.options.map((document) => ({
    name: `contracts/${contractId}/${document}.pdf`,
    key: contractFileKey(userId, contractId, document),
  }));
}

/** As deployed: the three tables, the birth date's key, and the buckets of letters and of proofs. */
export function dataArchiveServices(): DataArchiveServices {
  return {
    memberItems: memberItems(),
    reports: reports(),
    disputes: disputes(),
    letters: letters(),
    orders: mailOrders(),
    birthDateOf: birthDates("data_copied"),
    files: letterFiles(),
    proofs: proofs(),
    proofFiles: documentFiles(),
  };
}
