import { Box, Stack } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { FormattedMessage } from "react-intl";
import type { UnsignedContract } from "#shared/api/schemas/contract";
import { freeThroughOf } from "#shared/domain/contract/period";
import { contractQuery, offersQuery } from "#web/src/api/queries";
import { serverNow } from "#web/src/api/server-time";
import { Card } from "#web/src/ui/card";
import { DueToday } from "#web/src/ui/due-today";
import { useLanguage } from "#web/src/ui/language";
import { useFlow } from "./flow";
import { OrderSummary } from "./order-summary";
import { PayPanel } from "./pay-panel";
import { useRefreshProgress } from "./queries";
import { StepFrame } from "./step-frame";

export type PaymentStepProps = {
  /** The contract, to read and sign: another feature's, which the page brings. */
  Contract: ComponentType<{
    unsigned?: UnsignedContract;
    onChange: (unsigned: UnsignedContract) => void;
    onSigned: () => void;
  }>;
};

/** Step 5: what is due and when, the answers to check, the contract, the payment. */
export function PaymentStep({ Contract }: PaymentStepProps) {
  const { entries, updateEntries } = useFlow();
  const refresh = useRefreshProgress();

  return (
    <StepFrame
      title={<FormattedMessage id="onboarding.payment.title" />}
      lead={<FormattedMessage id="onboarding.payment.lead" />}
    >
      <Due />
      <OrderSummary />
      <Card>
        <Contract
          unsigned={entries.unsignedContract}
          onChange={(unsignedContract) => updateEntries({ unsignedContract })}
          onSigned={refresh}
        />
      </Card>
      <Stack>
        <PayPanel />
      </Stack>
    </StepFrame>
  );
}

/** What is due today and later; before anything is read or signed. */
function Due() {
  const { selection } = useFlow();
  const { language } = useLanguage();
  const { data: offers } = useQuery(offersQuery(language));
  const { data: contract } = useQuery(contractQuery(language));
  const plan = contract?.plan ?? selection.plan ?? "monthly";

  if (offers === undefined || contract === undefined) return <Box minHeight="24" />;
  const now = serverNow();
  return (
    <DueToday
      plan={plan}
      billingPolicy={offers.billingPolicy}
      now={now}
      freeThrough={freeThroughOf(contract, plan, now)}
    />
  );
}
