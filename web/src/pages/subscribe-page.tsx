import { ContractPanel } from "#web/src/features/contract/contract-panel";
import { CancelPlan } from "#web/src/features/contract/contract-section";
import { SubscribeScreen } from "#web/src/features/subscribe/subscribe-screen";

export function SubscribePage() {
  return <SubscribeScreen Contract={ContractPanel} Cancel={CancelPlan} />;
}
