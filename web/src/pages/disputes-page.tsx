import { disputesQuery } from "#web/src/api/queries";
import { DisputesScreen } from "#web/src/features/disputes/disputes-screen";
import type { Reads } from "#web/src/lazy-screen";
import { MembersContract } from "./members-contract";

export const reads: Reads = (client) => [client.prefetchQuery(disputesQuery)];

export function DisputesPage() {
  return <DisputesScreen Contract={MembersContract} />;
}
