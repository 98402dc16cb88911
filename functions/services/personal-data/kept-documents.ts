import { type ContractRepository, contractFileKey } from "#functions/repositories/contracts";
import type { MailOrder, MailOrderRepository } from "#functions/repositories/mail-orders";
import { isKept, type ProofRepository, proofKey } from "#functions/repositories/proofs";
import { letterFileKey } from "#functions/services/disputes/letter-files";
import type { KeptDocument } from "#shared/api/schemas/account";
import { ContractDocument } from "#shared/api/schemas/contract";
import { bureaus } from "#shared/domain/bureau/bureau";

export type KeptDocumentServices = {
  contracts: Pick<ContractRepository, "all">;
  orders: Pick<MailOrderRepository, "all">;
  proofs: Pick<ProofRepository, "list">;
};

/** `key`: where the PDF is, of proofs in the bucket of documents, of all others in that of letters. */
type StoredDocument = KeptDocument & { key: string };

/** All that a member signed, mailed and uploaded, newest first: of every contract and every round. */
export async function keptDocuments(userId: string, services: KeptDocumentServices): Promise<StoredDocument[]> {
  const { contracts, orders, proofs } = services;
  const [signed, mailed, uploaded] = await Promise.all([
    contracts.all(userId),
    orders.all(userId),
    proofs.list(userId),
  ]);
  const documents: StoredDocument[] = [
    ...signed.flatMap(({ contractId, signedAt }) =>
      ContractDocument.options.map((kind) => ({
        id: `${contractId}.${kind}`,
        kind,
        at: signedAt,
        key: contractFileKey(userId, contractId, kind),
      })),
    ),
    ...mailed.flatMap(mailedLetters),
    ...uploaded.filter(isKept).map((proof) => ({
      id: proof.proofId,
      kind: "proof" as const,
      at: proof.createdAt,
      name: proof.name,
      proofKind: proof.kind,
      key: proofKey(proof),
    })),
  ];
  return documents.sort((a, b) => b.at.localeCompare(a.at) || a.id.localeCompare(b.id));
}

/** The letters of a round that have left, also those that were mailed again. */
function mailedLetters({ userId, disputeId, round, mailed, again = [] }: MailOrder): StoredDocument[] {
  const first = bureaus.map((bureau) => ({ bureau, key: undefined, mailed: mailed[bureau] }));
  return [...first, ...again].flatMap(({ bureau, key, mailed: letter }) => {
    if (!letter) return [];
    return {
      id: [disputeId, round, bureau, ...(key ? [key] : [])].join("."),
      kind: "letter" as const,
      at: letter.mailedAt,
      bureau,
      disputeId,
      round,
      key: letterFileKey({ ownerId: userId, disputeId, round }, bureau, key),
    };
  });
}
