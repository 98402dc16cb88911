import type { UserRecord } from "#functions/repositories/users";
import type { Language } from "#shared/api/schemas/common";
import { ContractDocument, type SignedContract } from "#shared/api/schemas/contract";
import { NOTICE_DAYS, signingDay } from "#shared/domain/contract/cancellation";
import type { SubscriptionTier } from "#shared/domain/plan/plan";

const DAY_MS = 86_400_000;

type Seen = {
  language: Language;
  /** Where the consumer lives. */
  state: string | undefined;
};

/** A contract that runs on for its notice period counts as cancelled from the day of the notice. */
export function signedView(contract: NonNullable<UserRecord["contract"]>, { language, state }: Seen): SignedContract {
  const { cancelledAt, ...signed } = contract;
  const { endsAt } = signed;
  const noticeAt = endsAt && new Date(Date.parse(endsAt) - NOTICE_DAYS * DAY_MS).toISOString();
  const documents = ContractDocument.options.map((document) => [
    document,
    pdfUrl(document, language, { plan: signed.plan }),
  ]);
  return {
    ...signed,
    signedOn: signingDay(new Date(signed.signedAt), state),
    cancelledAt: cancelledAt ?? noticeAt,
    documents: Object.fromEntries(documents),
  };
}

type Of = { plan?: SubscriptionTier; isOffered?: boolean };

/** @param of which plan's; `isOffered`: as it would be signed now, not as another was signed before */
export function pdfUrl(document: ContractDocument, language: Language, { plan, isOffered = false }: Of): string {
  const query = new URLSearchParams({ lang: language, ...(plan && { plan }), ...(isOffered && { offered: "true" }) });
  return `/api/contract/documents/${document}?${query}`;
}
