import { offersQuery, paymentsQuery } from "#web/src/api/queries";
import { ContractPanel } from "#web/src/features/contract/contract-panel";
import { CancelPlan } from "#web/src/features/contract/contract-section";
import { SubscribeScreen } from "#web/src/features/subscribe/subscribe-screen";
import type { Reads } from "#web/src/lazy-screen";

export const reads: Reads = (client, language) => [
  client.prefetchQuery(offersQuery(language)),
  client.prefetchQuery(paymentsQuery),
];

export function SubscribePage() {
  return <SubscribeScreen Contract={ContractPanel} Cancel={CancelPlan} />;
}
