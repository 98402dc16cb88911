import { contractText, contractVersion } from "#functions/letters/contract-documents";
import { esignStatement } from "#functions/letters/contract-esign";
import type { UserRecord } from "#functions/repositories/users";
import type { Language } from "#shared/api/schemas/common";
import type { ContractDocument, ContractView } from "#shared/api/schemas/contract";
import { lastCancelDay } from "#shared/domain/contract/cancellation";
import { signedFor } from "#shared/domain/contract/ending";
import { stateRules } from "#shared/domain/contract/state-rules";
import type { SubscriptionTier } from "#shared/domain/plan/plan";
import { type Business, contractFactsOf } from "./contract-facts-of";
import { pdfUrl, signedView } from "./signed-view";

type Viewed = {
  /** The plan that the contract is wanted for. */
  plan?: SubscriptionTier;
  /** The plan that the links to the documents name. */
  linkedPlan?: SubscriptionTier;
  language: Language;
  at: Date;
};

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
    needsAddress: user.address === undefined,
    signed: contract && signedView(contract, { language, state: user.address?.state }),
  };
}

function periodFrom(at: Date, state: string | undefined): ContractView["ifSignedNow"] {
  return { cancelDays: stateRules(state).cancelDays, lastCancelDay: lastCancelDay(at, state) };
}
