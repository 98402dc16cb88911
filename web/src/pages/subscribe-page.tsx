import { SubscribeScreen } from "#web/src/features/subscribe/subscribe-screen";
import { ContractPanel } from "#web/src/ui/contract/contract-panel";

export function SubscribePage() {
  return <SubscribeScreen Contract={ContractPanel} />;
}
