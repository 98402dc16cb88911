import { contractText, contractVersion } from "#functions/letters/contract-documents";
import { esignStatement } from "#functions/letters/contract-esign";
import type { OnboardingRepository } from "#functions/repositories/onboarding";
import type { UserRecord } from "#functions/repositories/users";
import { business, onboarding } from "#functions/services";
import { signedFor } from "#functions/services/contracts/contract-ending";
import { type Business, contractFactsOf, planOf } from "#functions/services/contracts/contract-facts-of";
import { apiHandler } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import type { RequestOf } from "#functions/shell/request";
import type { Language } from "#shared/api/schemas/common";
import { ContractDocument, type ContractView, type SignedContract } from "#shared/api/schemas/contract";
import { lastCancelDay, NOTICE_DAYS } from "#shared/domain/contract/cancellation";
import { stateRules } from "#shared/domain/contract/state-rules";
import type { SubscriptionTier } from "#shared/domain/plan/plan";

type Request = Pick<RequestOf<"contract/get-contract">, "user" | "query" | "language">;
type Services = { onboarding: Pick<OnboardingRepository, "draftOf">; business: Business; now: () => Date };

const DAY_MS = 86_400_000;

/** The contract to read and sign, or as it was signed. Spanish texts are an aid and carry the English ones with them. */
export async function getContract(
  { user, query, language: preferred }: Request,
  { onboarding, business, now }: Services,
): Promise<ContractView> {
  const language = query.lang ?? preferred;
  const asked = planOf(user, await onboarding.draftOf(user.userId), query.plan);
  const standing = signedFor(asked, user);
  const contract = standing ?? user.contract;
  const isAnother = contract !== undefined && standing === undefined;
  const plan = standing?.plan ?? asked;
  const facts = contractFactsOf(user, {
    business,
    plan,
    at: standing ? new Date(standing.signedAt) : now(),
    fullName: standing?.fullName,
  });
  const writing = (document: ContractDocument) => ({
    text: contractText(document, facts, language),
    pdfUrl: pdfUrl(document, language, { plan: query.plan, isOffered: isAnother }),
  });

  return {
    version: contractVersion(business),
    plan,
    disclosure: writing("disclosure"),
    contract: writing("contract"),
    noticeOfCancellation: writing("notice-of-cancellation"),
    esign: { text: esignStatement(business, language) },
    ifSignedNow: periodFrom(now(), user.address?.state),
    signed: contract && signedView(contract, language),
  };
}

function periodFrom(at: Date, state: string | undefined): ContractView["ifSignedNow"] {
  return { cancelDays: stateRules(state).cancelDays, lastCancelDay: lastCancelDay(at, state) };
}

/** A contract that runs on for its notice period counts as cancelled from the day of the notice. */
function signedView(contract: NonNullable<UserRecord["contract"]>, language: Language): SignedContract {
  const { cancelledAt, ...signed } = contract;
  const { endsAt } = signed;
  const noticeAt = endsAt && new Date(Date.parse(endsAt) - NOTICE_DAYS * DAY_MS).toISOString();
  const documents = ContractDocument.options.map((document) => [
    document,
    pdfUrl(document, language, { plan: signed.plan }),
  ]);
  return { ...signed, cancelledAt: cancelledAt ?? noticeAt, documents: Object.fromEntries(documents) };
}

type Of = { plan?: SubscriptionTier; isOffered?: boolean };

/** @param of which plan's; `isOffered`: as it would be signed now, not as another was signed before */
function pdfUrl(document: ContractDocument, language: Language, { plan, isOffered = false }: Of): string {
  const query = new URLSearchParams({ lang: language, ...(plan && { plan }), ...(isOffered && { offered: "true" }) });
  return `/api/contract/documents/${document}?${query}`;
}

export const handler = apiHandler("contract/get-contract", getContract, () => ({
  onboarding: onboarding(),
  business: business(),
  now,
}));
