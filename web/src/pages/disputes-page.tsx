import { ContractPanel } from "#web/src/features/contract/contract-panel";
import { DisputesScreen } from "#web/src/features/disputes/disputes-screen";

export function DisputesPage() {
  return <DisputesScreen Contract={ContractPanel} />;
}
