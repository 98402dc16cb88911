import { ulid } from "ulid";
import type { ContractFacts } from "#functions/letters/contract-facts";
import { contractPdf } from "#functions/letters/contract-pdf";
import type { Bucket } from "#functions/providers/store/bucket";
import { sha256Of } from "#functions/providers/store/sha256";
import { type ContractRecord, contractFileKey, type SignedDocument } from "#functions/repositories/contracts";
import type { UserRecord } from "#functions/repositories/users";
import type { Language } from "#shared/api/schemas/common";
import { ContractDocument, type SignContractBody } from "#shared/api/schemas/contract";
import { cancelUntil, serviceMayStartAt } from "#shared/domain/contract/cancellation";
import { signingTimes } from "#shared/domain/contract/signing-times";
import type { SubscriptionTier } from "#shared/domain/plan/plan";
import { type Business, contractFactsOf } from "./contract-facts-of";

/** Who signs what, from where: the address and the browser are evidence of the signature. */
type Signature = { user: UserRecord; body: SignContractBody; language: Language; address: string; userAgent: string };

/** `files`: the letters' bucket, where the PDFs of contracts are. */
export type MakeServices = { files: Pick<Bucket, "put">; business: Business };

/** The contract that a signature at `at` makes. Its PDFs are stored; the contract itself is to be saved by the caller. */
export async function makeSignedContract(
  { user, body, language, address, userAgent }: Signature,
  { plan, at }: { plan?: SubscriptionTier; at: Date },
  { files, business }: MakeServices,
): Promise<ContractRecord> {
  const times = signingTimes(body, at);
  const contractId = ulid(at.getTime());
  const acknowledgedAt = times.disclosureAcknowledgedAt;
  const facts = contractFactsOf(user, { business, plan, at, fullName: body.fullName, acknowledgedAt });
  const { state } = user.address ?? {};
  return {
    userId: user.userId,
    contractId,
    version: body.version,
    language,
    plan,
    billingPolicy: business.billingPolicy,
    fullName: body.fullName,
    ...times,
    cancelUntil: cancelUntil(at, state).toISOString(),
    serviceMayStartAt: serviceMayStartAt(at, state).toISOString(),
    address,
    userAgent,
    documents: await storePdfs({ userId: user.userId, contractId, facts, language }, files),
  };
}

type Pdfs = { userId: string; contractId: string; facts: ContractFacts; language: Language };

async function storePdfs({ userId, contractId, facts, language }: Pdfs, files: MakeServices["files"]) {
  const store = async (document: ContractDocument): Promise<SignedDocument> => {
    const pdf = await contractPdf(document, facts, language);
    const key = contractFileKey(userId, contractId, document);
    await files.put(key, pdf, "application/pdf");
    return { key, sha256: sha256Of(pdf) };
  };
  const stored = await Promise.all(ContractDocument.options.map(async (name) => [name, await store(name)] as const));
  return Object.fromEntries(stored) as ContractRecord["documents"];
}
