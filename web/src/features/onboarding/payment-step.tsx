import { Stack } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import { Card } from "#web/src/ui/card";
import { ContractPanel } from "#web/src/ui/contract/contract-panel";
import { useFlow } from "./flow";
import { OrderSummary } from "./order-summary";
import { PayPanel } from "./pay-panel";
import { useRefreshProgress } from "./queries";
import { StepFrame } from "./step-frame";

/** Step 5: what is ordered, the contract, the payment. */
export function PaymentStep() {
  const { entries, enter } = useFlow();
  const refresh = useRefreshProgress();

  return (
    <StepFrame
      title={<FormattedMessage id="onboarding.payment.title" />}
      lead={<FormattedMessage id="onboarding.payment.lead" />}
    >
      <OrderSummary />
      <Card>
        <ContractPanel
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
