import { Grid } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router-dom";
import { disputesQuery, proofsQuery } from "#web/src/api/queries";
import type { Reads } from "#web/src/lazy-screen";
import { Later } from "#web/src/ui/later";
import { LinkButton } from "#web/src/ui/link-button";
import { LinkedMessage } from "#web/src/ui/linked-message";
import { QueryBoundary } from "#web/src/ui/query-boundary";
import { Screen } from "#web/src/ui/screen";
import { SkeletonRows } from "#web/src/ui/skeleton-rows";
import { AddProof } from "./add-proof";
import { ProofList } from "./proof-list";

export const reads: Reads = (client) => [client.prefetchQuery(proofsQuery), client.prefetchQuery(disputesQuery)];

/** The member's proofs: what is there, and how to add one. */
export function ProofsScreen() {
  const { formatMessage } = useIntl();
  const [params] = useSearchParams();
  const disputeId = params.get("dispute");

  return (
    <Screen
      title={formatMessage({ id: "evidence.title" })}
      lead={
        <>
          <FormattedMessage id="evidence.lead" /> <LinkedMessage id="evidence.theft" to="/identity-theft" />
        </>
      }
      actions={
        <LinkButton
          variant="outline"
          to={disputeId ? `/disputes?dispute=${disputeId}` : "/disputes"}
          label="evidence.back"
        />
      }
    >
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" }} gap="6" alignItems="start">
        <AddProof />
        <Later>
          <QueryBoundary
            loading={<SkeletonRows rows={3} height="20" />}
            failedTitle={<FormattedMessage id="evidence.loadFailed" />}
          >
            <ProofList />
          </QueryBoundary>
        </Later>
      </Grid>
    </Screen>
  );
}
