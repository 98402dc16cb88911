import { Stack } from "@chakra-ui/react";
import type { ComponentType } from "react";
import { FormattedMessage } from "react-intl";
import type { UnsignedContract } from "#shared/api/schemas/contract";
import { Card } from "#web/src/ui/card";
import { useFlow } from "./flow";
import { OrderSummary } from "./order-summary";
import { PayPanel } from "./pay-panel";
import { useRefreshProgress } from "./queries";
import { StepFrame } from "./step-frame";

export type PaymentStepProps = {
  /** The contract, to read and sign: another feature's, which the page brings. */
  Contract: ComponentType<{
    unsigned?: UnsignedContract;
    onEnter: (unsigned: UnsignedContract) => void;
    onSigned: () => void;
  }>;
};

/** Step 5: what is ordered, the contract, the payment. */
export function PaymentStep({ Contract }: PaymentStepProps) {
  const { entries, enter } = useFlow();
  const refresh = useRefreshProgress();

  return (
    <StepFrame
      title={<FormattedMessage id="onboarding.payment.title" />}
      lead={<FormattedMessage id="onboarding.payment.lead" />}
    >
      <OrderSummary />
      <Card>
        <Contract
          unsigned={entries.unsignedContract}
          onEnter={(unsignedContract) => enter({ unsignedContract })}
          onSigned={refresh}
        />
      </Card>
      <Stack>
        <PayPanel />
      </Stack>
    </StepFrame>
  );
}
