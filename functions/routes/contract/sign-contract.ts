import { createHash } from "node:crypto";
import { ulid } from "ulid";
import { contractVersion } from "#functions/letters/contract-documents";
import type { ContractFacts } from "#functions/letters/contract-facts";
import { contractPdf } from "#functions/letters/contract-pdf";
import type { Bucket } from "#functions/providers/store/bucket";
import {
  type ContractRecord,
  type ContractRepository,
  contractFileKey,
  type SignedDocument,
} from "#functions/repositories/contracts";
import type { OnboardingRepository } from "#functions/repositories/onboarding";
import { asConflict, refusedItems, type TransactItem } from "#functions/repositories/table";
import type { UserRecord, UserRepository } from "#functions/repositories/users";
import { business, contracts, letterFiles, onboarding, openStates, users } from "#functions/services";
import { covers, signedFor } from "#functions/services/contracts/contract-ending";
import { type Business, contractFactsOf, planOf } from "#functions/services/contracts/contract-facts-of";
import { apiHandler } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import type { RequestOf } from "#functions/shell/request";
import { AppError } from "#shared/api/errors";
import { ContractDocument } from "#shared/api/schemas/contract";
import { cancelUntil, serviceMayStartAt } from "#shared/domain/contract/cancellation";
import { paidFrom } from "#shared/domain/contract/refund";
import { isSignatureOf } from "#shared/domain/contract/signature";
import { problemsOfTimes, signingTimes } from "#shared/domain/contract/signing-times";
import { isStateOpen } from "#shared/domain/contract/state-rules";
import type { SubscriptionTier } from "#shared/domain/plan/plan";
import { isActiveAt } from "#shared/domain/plan/subscription";

type Request = Pick<
  RequestOf<"contract/sign-contract">,
  "user" | "body" | "address" | "userAgent" | "language" | "keeping"
>;
type Services = {
  onboarding: Pick<OnboardingRepository, "draftOf">;
  contracts: Pick<ContractRepository, "signing" | "ending" | "transact">;
  users: Pick<UserRepository, "updateItem">;
  files: Pick<Bucket, "put">;
  business: Business;
  openStates: readonly string[];
  now: () => Date;
};

const notTheirName = { fullName: ["Please sign with your own first and last name"] };

/**
 * Signs the contract, after the acknowledgement of the disclosure and the consent to documents on a screen: three events, each with
 * its time. The PDFs are made and stored first; then one transaction makes them the contract. Its item goes through the table's
 * stream to the job that mails the copies.
 *
 * @throws AppError VALIDATION_FAILED for another name than the member's or times out of order, CONTRACT_SIGNED, CONTRACT_OUTDATED,
 * STATE_NOT_SERVED
 */
export async function signContract(request: Request, services: Services) {
  const { user, body } = request;
  const { business, contracts, onboarding } = services;
  const plan = planOf(user, await onboarding.draftOf(user.userId), body.plan);
  if (signedFor(plan, user)) throw new AppError("CONTRACT_SIGNED");
  if (body.version !== contractVersion(business)) throw new AppError("CONTRACT_OUTDATED");
  if (!isStateOpen(user.address?.state, services.openStates)) throw new AppError("STATE_NOT_SERVED");

  if (!isSignatureOf(body.fullName, user)) throw new AppError("VALIDATION_FAILED", { fieldErrors: notTheirName });
  const at = services.now();
  const misplaced = problemsOfTimes(body, at);
  if (misplaced) throw new AppError("VALIDATION_FAILED", { fieldErrors: misplaced });

  const contract = await signed(request, { plan, at }, services);
  const { contractId, signedAt, cancelUntil, serviceMayStartAt } = contract;
  const answer = { contractId, signedAt, cancelUntil, serviceMayStartAt };
  await contracts
    .transact([...keptBy(user, contract, services), contracts.signing(contract), ...request.keeping(answer)])
    .catch((error: unknown) => asConflict(error, refusedItems(error)?.includes(0) ? "CONTRACT_SIGNED" : "CONFLICT"));
  return answer;
}

/** The new contract in the user record: of another plan than the one that runs, beside it until that plan begins. */
function keptBy(user: UserRecord, signed: ContractRecord, { users, contracts, now }: Services): TransactItem[] {
  const { userId, contract, nextContract, subscriptionStatus } = user;
  const { contractId, version, plan, fullName, signedAt, cancelUntil, serviceMayStartAt } = signed;
  const { disclosureAcknowledgedAt, esignConsentAt } = signed;
  const times = { disclosureAcknowledgedAt, esignConsentAt, signedAt, cancelUntil, serviceMayStartAt };
  const from = paidFrom(contract, user.cancellation, signedAt);
  const summary = { contractId, version, plan, fullName, ...times, paidFrom: from };
  const only = { contract, nextContract, subscriptionStatus };
  const lasts = contract && !contract.endsAt && !contract.cancelledAt;
  const isRunning = lasts && isActiveAt(user, now()) && covers(contract, user.subscriptionTier);
  if (isRunning) return [users.updateItem(userId, { nextContract: summary }, only)];

  const replaced = { cancelledAt: signedAt, endsAt: signedAt, reason: "another contract", isWithinPeriod: true };
  return [
    users.updateItem(userId, { contract: summary, nextContract: undefined }, only),
    ...(lasts ? [contracts.ending(userId, contract.contractId, replaced)] : []),
  ];
}

async function signed(
  { user, body, address, userAgent, language }: Request,
  { plan, at }: { plan?: SubscriptionTier; at: Date },
  services: Services,
): Promise<ContractRecord> {
  const { business } = services;
  const times = signingTimes(body, at);
  const contractId = ulid(at.getTime());
  const facts = contractFactsOf(user, {
    business,
    plan,
    at,
    fullName: body.fullName,
    acknowledgedAt: times.disclosureAcknowledgedAt,
  });
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
    documents: await storedPdfs(user, { contractId, facts, language }, services),
  };
}

type Pdfs = { contractId: string; facts: ContractFacts; language: "en" | "es" };

async function storedPdfs({ userId }: UserRecord, { contractId, facts, language }: Pdfs, { files }: Services) {
  const store = async (document: ContractDocument): Promise<SignedDocument> => {
    const pdf = await contractPdf(document, facts, language);
    const key = contractFileKey(userId, contractId, document);
    await files.put(key, pdf, "application/pdf");
    return { key, sha256: createHash("sha256").update(pdf).digest("hex") };
  };
  const stored = await Promise.all(ContractDocument.options.map(async (name) => [name, await store(name)] as const));
  return Object.fromEntries(stored) as ContractRecord["documents"];
}

export const handler = apiHandler("contract/sign-contract", signContract, () => ({
  onboarding: onboarding(),
  contracts: contracts(),
  users: users(),
  files: letterFiles(),
  business: business(),
  openStates: openStates(),
  now,
}));
