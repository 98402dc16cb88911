import { ContractPanel } from "#web/src/features/contract/contract-panel";
import { OnboardingScreen } from "#web/src/features/onboarding/onboarding-screen";

export function OnboardingPage() {
  return <OnboardingScreen Contract={ContractPanel} />;
}
