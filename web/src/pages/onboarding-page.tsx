import { ContractPanel } from "#web/src/features/contract/contract-panel";
import { OnboardingScreen } from "#web/src/features/onboarding/onboarding-screen";
import { bringProgress } from "#web/src/features/onboarding/progress-query";
import type { Reads } from "#web/src/lazy-screen";

export const reads: Reads = (client) => [bringProgress(client)];

export function OnboardingPage() {
  return <OnboardingScreen Contract={ContractPanel} />;
}
