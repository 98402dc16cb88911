import { Box, Button, Flex, Heading, Stack } from "@chakra-ui/react";
import type { ComponentType, ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { UnsignedContract } from "#shared/api/schemas/contract";
import { isOrdered } from "#shared/domain/onboarding/steps";
import { plans, type SubscriptionTier } from "#shared/domain/plan/plan";
import { Card } from "#web/src/ui/card";
import { Money } from "#web/src/ui/format";
import { useFlow } from "./flow";
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

/** Step 5: what is ordered, the contract, the payment. */
export function PaymentStep({ Contract }: PaymentStepProps) {
  const { entries, updateEntries } = useFlow();
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

/** What is bought, item by item, before anything is signed or paid. */
function OrderSummary() {
  const { progress, selection, stepProgress, goTo } = useFlow();
  const chosen = (progress.report?.negativeItems ?? []).filter((item) => selection.items.includes(item.id));
  const plan = selection.plan ?? "monthly";

  return (
    <Card as="section" aria-labelledby="summary-title">
      <Flex justify="space-between" align="center" gap="3" mb="2">
        <Heading as="h3" size="md" id="summary-title">
          <FormattedMessage id="onboarding.payment.summary" />
        </Heading>
        {!isOrdered(stepProgress) && (
          <Button variant="plain" onClick={() => goTo(4)}>
            <FormattedMessage id="onboarding.payment.change" />
          </Button>
        )}
      </Flex>
      <Box as="dl" m="0">
        <Row label="onboarding.payment.plan">
          <FormattedMessage id={`contract.plans.name.${plan}`} />
        </Row>
        <Row label="onboarding.payment.items">{chosen.map((item) => item.creditorName).join(", ")}</Row>
        <Row label="onboarding.payment.letters">
          <FormattedMessage id="onboarding.payment.letters.text" />
        </Row>
        <Row label="onboarding.payment.total">
          <PlanTotal plan={plan} />
        </Row>
      </Box>
    </Card>
  );
}

function PlanTotal({ plan }: { plan: SubscriptionTier }) {
  const key = plan === "onetime" ? "onboarding.payment.total.once" : "onboarding.payment.total.monthly";
  return (
    <strong>
      <FormattedMessage id={key} values={{ price: <Money cents={plans[plan].priceCents} /> }} />
    </strong>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Flex
      justify="space-between"
      gap={{ base: "0", sm: "6" }}
      direction={{ base: "column", sm: "row" }}
      py="2"
      borderTopWidth="1px"
      borderColor="border.line"
    >
      <Box as="dt" color="fg.quiet">
        <FormattedMessage id={label} />
      </Box>
      <Box as="dd" m="0" textAlign={{ sm: "end" }} overflowWrap="anywhere">
        {children}
      </Box>
    </Flex>
  );
}
