import type { OnboardingRepository } from "#functions/repositories/onboarding";
import { onboarding } from "#functions/services";
import { planOf } from "#functions/services/contracts/contract-facts-of";
import { signedView } from "#functions/services/contracts/signed-view";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { signedFor } from "#shared/domain/contract/ending";

type Request = Pick<RequestOf<"contract/get-signed-contract">, "user" | "query" | "language">;
type Services = { onboarding: Pick<OnboardingRepository, "draftOf"> };

/** What was signed, without the texts: until when it can be cancelled, and where its documents are. */
export async function getSignedContract({ user, query, language }: Request, { onboarding }: Services) {
  const plan = planOf(user, await onboarding.draftOf(user.userId));
  const signed = signedFor(plan, user) ?? user.contract;
  return { signed: signed && signedView(signed, { language: query.lang ?? language, state: user.address?.state }) };
}

export const handler = apiHandler("contract/get-signed-contract", getSignedContract, () => ({
  onboarding: onboarding(),
}));
