import { disputesQuery } from "#web/src/api/queries";
import { ContractPanel } from "#web/src/features/contract/contract-panel";
import { DisputesScreen } from "#web/src/features/disputes/disputes-screen";
import type { Reads } from "#web/src/lazy-screen";

export const reads: Reads = (client) => [client.prefetchQuery(disputesQuery)];

export function DisputesPage() {
  return <DisputesScreen Contract={ContractPanel} />;
}
