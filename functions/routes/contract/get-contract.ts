import type { OnboardingRepository } from "#functions/repositories/onboarding";
import { business, onboarding } from "#functions/services";
import { type Business, planOf } from "#functions/services/contracts/contract-facts-of";
import { contractView } from "#functions/services/contracts/contract-view";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";

type Request = Pick<RequestOf<"contract/get-contract">, "user" | "query" | "language">;
type Services = { onboarding: Pick<OnboardingRepository, "draftOf">; business: Business; now: () => Date };

/** The contract to read and sign, or as it was signed. */
export async function getContract({ user, query, language: preferred }: Request, services: Services) {
  const plan = planOf(user, await services.onboarding.draftOf(user.userId), query.plan);
  const language = query.lang ?? preferred;
  return contractView(user, { plan, linkedPlan: query.plan, language, at: services.now() }, services.business);
}

export const handler = apiHandler("contract/get-contract", getContract, () => ({
  onboarding: onboarding(),
  business: business(),
  now,
}));
