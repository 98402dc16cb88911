import { offersQuery, paymentsQuery } from "#web/src/api/queries";
import { CancelPlan } from "#web/src/features/contract/contract-section";
import { SubscribeScreen } from "#web/src/features/subscribe/subscribe-screen";
import type { Reads } from "#web/src/lazy-screen";
import { MembersContract } from "./members-contract";

export const reads: Reads = (client, language) => [
  client.prefetchQuery(offersQuery(language)),
  client.prefetchQuery(paymentsQuery),
];

export function SubscribePage() {
  return <SubscribeScreen Contract={MembersContract} Cancel={CancelPlan} />;
}
