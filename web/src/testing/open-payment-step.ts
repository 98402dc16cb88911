import type { OnboardingProgress } from "#shared/api/schemas/onboarding";
import { makePulledProgress } from "#shared/testing/onboarding";
import { openOnboarding } from "#web/src/testing/open-onboarding";

/** For tests: the one item that the visitor of `readyToPay` disputes. */
export const chosenItem = makePulledProgress().report?.negativeItems[0]?.id ?? "";

/** For tests: what the server keeps of a visitor who has chosen one item and the one-time plan. */
export const readyToPay = (progress: Partial<OnboardingProgress> = {}) =>
  makePulledProgress({
    selection: {
      selectedItems: [chosenItem],
      selectedDisputeReasons: { [chosenItem]: ["not_mine"] },
      selectedPlan: "onetime",
    },
    ...progress,
  });

/** For tests: the onboarding at its payment step; `search` is added to the address. */
export function openPaymentStep(options: Parameters<typeof openOnboarding>[0] = {}, search = "") {
  return openOnboarding({ progress: readyToPay(), path: `/onboarding?step=5${search}`, ...options });
}
