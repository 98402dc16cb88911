import { contractText, contractVersion } from "#functions/letters/contract-documents";
import { esignStatement } from "#functions/letters/contract-esign";
import type { UserRecord } from "#functions/repositories/users";
import type { Language } from "#shared/api/schemas/common";
import { ContractDocument, type ContractView, type SignedContract } from "#shared/api/schemas/contract";
import { lastCancelDay, NOTICE_DAYS } from "#shared/domain/contract/cancellation";
import { signedFor } from "#shared/domain/contract/ending";
import { stateRules } from "#shared/domain/contract/state-rules";
import type { SubscriptionTier } from "#shared/domain/plan/plan";
import { type Business, contractFactsOf } from "./contract-facts-of";

type Viewed = {
  /** The plan that the contract is wanted for. */
  plan?: SubscriptionTier;
  /** The plan that the links to the documents name. */
  linkedPlan?: SubscriptionTier;
  language: Language;
  at: Date;
};

const DAY_MS = 86_400_000;

/** The contract for a plan as it was signed, or to be signed at `at`. Spanish texts carry the English ones with them. */
export function contractView(
  user: UserRecord,
  { plan: wanted, linkedPlan, language, at }: Viewed,
  business: Business,
): ContractView {
  const signed = signedFor(wanted, user);
  const contract = signed ?? user.contract;
  const isAnother = contract !== undefined && signed === undefined;
  const plan = signed?.plan ?? wanted;
  const facts = contractFactsOf(user, {
    business,
    plan,
    at: signed ? new Date(signed.signedAt) : at,
    fullName: signed?.fullName,
  });
  const writing = (document: ContractDocument) => ({
    text: contractText(document, facts, language),
    pdfUrl: pdfUrl(document, language, { plan: linkedPlan, isOffered: isAnother }),
  });

  return {
    version: contractVersion(business),
    plan,
    disclosure: writing("disclosure"),
    contract: writing("contract"),
    noticeOfCancellation: writing("notice-of-cancellation"),
    esign: { text: esignStatement(business, language) },
    ifSignedNow: periodFrom(at, user.address?.state),
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
