import { contractPdf } from "#functions/letters/contract-pdf";
import type { Bucket } from "#functions/providers/store/bucket";
import { contractFileKey } from "#functions/repositories/contracts";
import type { OnboardingRepository } from "#functions/repositories/onboarding";
import { business, letterFiles, onboarding } from "#functions/services";
import { type Business, contractFactsOf, planOf } from "#functions/services/contracts/contract-facts-of";
import { apiHandler } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import { pdfFile } from "#functions/shell/reply";
import type { RequestOf } from "#functions/shell/request";
import { signedFor } from "#shared/domain/contract/ending";

type Request = Pick<RequestOf<"contract/download-document">, "user" | "params" | "query" | "language">;
type Services = {
  onboarding: Pick<OnboardingRepository, "draftOf">;
  files: Pick<Bucket, "read">;
  business: Business;
  now: () => Date;
};

/** A document of the contract: as it was signed, for good; before that, or where it is asked for, as it would be signed now. */
export async function downloadDocument({ user, params, query, language }: Request, services: Services) {
  const { document } = params;
  const fileName = `${document}.pdf`;
  const signed = signedFor(query.plan, user) ?? user.contract;
  if (signed && query.offered === undefined) {
    const key = contractFileKey(user.userId, signed.contractId, document);
    return pdfFile(await services.files.read(key), fileName);
  }
  const { business, onboarding } = services;
  const plan = planOf(user, await onboarding.draftOf(user.userId), query.plan);
  const facts = contractFactsOf(user, { business, plan, at: services.now() });
  return pdfFile(await contractPdf(document, facts, query.lang ?? language), fileName);
}

export const handler = apiHandler("contract/download-document", downloadDocument, () => ({
  onboarding: onboarding(),
  files: letterFiles(),
  business: business(),
  now,
}));
