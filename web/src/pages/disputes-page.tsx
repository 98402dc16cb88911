import { DisputesScreen } from "#web/src/features/disputes/disputes-screen";
import { ContractPanel } from "#web/src/ui/contract/contract-panel";

export function DisputesPage() {
  return <DisputesScreen Contract={ContractPanel} />;
}
