import { Box, Stack } from "@chakra-ui/react";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { type ComponentType, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router-dom";
import type { User } from "#shared/api/schemas/user";
import { isSignedFor } from "#shared/domain/contract/period";
import { type SubscriptionTier, tierOf } from "#shared/domain/plan/plan";
import { contractQuery, offersQuery } from "#web/src/api/queries";
import { useUser } from "#web/src/api/session";
import { Card } from "#web/src/ui/card";
import { useLanguage } from "#web/src/ui/language";
import { Loading } from "#web/src/ui/loading";
import { Notice } from "#web/src/ui/notice";
import { PlanPicker } from "#web/src/ui/plan-picker";
import { QueryBoundary } from "#web/src/ui/query-boundary";
import { Screen } from "#web/src/ui/screen";
import { SkeletonRows } from "#web/src/ui/skeleton-rows";
import { Included } from "./included";
import { LogInFirst } from "./log-in-first";
import { PayCard } from "./pay-card";
import { StatusCard } from "./status-card";
import { TrustLine } from "./trust-line";

/** The contract of a plan, to read and sign: another feature's, which the page brings. */
type Slots = { Contract: ComponentType<{ heading: "h2"; plan: SubscriptionTier }> };

/** The plans for whoever is signed in. Whose session has ended on the way here is sent to sign in, not to the landing page. */
export function SubscribeScreen(slots: Slots) {
  const { user, isLoading } = useUser();

  if (isLoading) return <Loading />;
  return user === undefined ? <LogInFirst /> : <Subscribe {...slots} />;
}

/** Choose, sign, pay, say that it is paid. */
function Subscribe({ Contract }: Slots) {
  const { formatMessage } = useIntl();
  const [params] = useSearchParams();
  const selected = (params.get("selectedDisputes") ?? "").split(",").filter(Boolean);

  return (
    <Screen title={formatMessage({ id: "subscribe.title" })} lead={<FormattedMessage id="subscribe.lead" />}>
      <Stack gap="6">
        {selected.length > 0 && (
          <Notice title={<FormattedMessage id="subscribe.ready" values={{ count: selected.length }} />} />
        )}
        <StatusCard />
        <QueryBoundary
          loading={<SkeletonRows rows={3} height="40" />}
          failedTitle={<FormattedMessage id="subscribe.failed" />}
        >
          <Plans selected={selected} Contract={Contract} />
        </QueryBoundary>
        <Included />
        <TrustLine />
      </Stack>
    </Screen>
  );
}

/** The plan that someone has or says they have paid for. */
function planOf(user: User | undefined): SubscriptionTier | undefined {
  return user?.subscriptionTier ?? (user?.paymentType && tierOf(user.paymentType));
}

function Plans({ selected, Contract }: Slots & { selected: string[] }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { user } = useUser();
  const { data: offers } = useSuspenseQuery(offersQuery(language));
  const [chosen, setChosen] = useState<SubscriptionTier | undefined>(planOf(user));
  const { data: contract, isError } = useQuery(contractQuery(language, chosen));
  const offer = offers.plans.find(({ id }) => id === chosen);
  const isSigned = contract !== undefined && isSignedFor(contract, chosen);

  return (
    <>
      <PlanPicker
        legend={formatMessage({ id: "subscribe.plans" })}
        offers={offers.plans}
        chosen={chosen}
        onChoose={setChosen}
        selectedCount={selected.length}
      />
      {offer && (contract !== undefined || isError) && !isSigned && (
        <Card>
          <Contract heading="h2" plan={offer.id} />
        </Card>
      )}
      <Box>
        <PayCard offer={offer} isSigned={isSigned} billingPolicy={offers.billingPolicy} selected={selected} />
      </Box>
    </>
  );
}
