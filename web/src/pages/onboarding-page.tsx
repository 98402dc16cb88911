import { OnboardingScreen } from "#web/src/features/onboarding/onboarding-screen";
import { ContractPanel } from "#web/src/ui/contract/contract-panel";

export function OnboardingPage() {
  return <OnboardingScreen Contract={ContractPanel} />;
}
