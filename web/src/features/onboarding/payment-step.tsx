import { Box, Grid } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { type ComponentType, useState } from "react";
import { FormattedMessage } from "react-intl";
import type { UnsignedContract } from "#shared/api/schemas/contract";
import type { OnboardingProgress } from "#shared/api/schemas/onboarding";
import { freeThroughOf } from "#shared/domain/contract/period";
import { contractQuery, offersQuery } from "#web/src/api/queries";
import { serverNow } from "#web/src/api/server-time";
import { Card } from "#web/src/ui/card";
import { DueToday } from "#web/src/ui/due-today";
import { useLanguage } from "#web/src/ui/language";
import { OrderSummary } from "./answers-to-check";
import { useFlow } from "./flow";
import { type SameVisit, useSameVisit } from "./lost-visit";
import { PayPanel } from "./pay-panel";
import { useProgressChange } from "./queries";
import { StepFrame } from "./step-frame";

export type PaymentStepProps = {
  /** The contract, to read and sign: another feature's, which the page brings. */
  Contract: ComponentType<{
    unsigned?: UnsignedContract;
    onChange: (unsigned: UnsignedContract) => void;
    onSigned: (signedAt: string) => void;
    signWith: SameVisit;
  }>;
};

/** Step 5: what is due and when, the answers to check, the contract, the payment. */
export function PaymentStep({ Contract }: PaymentStepProps) {
  const { entries, progress, selection, paidPlan, updateEntries } = useFlow();
  // A member with a paid plan comes to save drafts: the button stands at the top, the signed contract below.
  const [isForDrafts] = useState(
    () => paidPlan !== undefined && progress.contractSignedAt !== undefined && selection.items.length > 0,
  );
  const changeProgress = useProgressChange();
  const inSameVisit = useSameVisit(progress);

  return (
    <StepFrame
      title={<FormattedMessage id={isForDrafts ? "onboarding.drafts.title" : "onboarding.payment.title"} />}
      lead={<FormattedMessage id={isForDrafts ? "onboarding.drafts.lead" : leadOf(progress)} />}
    >
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 22rem" }} gap="6" alignItems="start">
        {isForDrafts && <PayPanel isForDrafts />}
        {!paidPlan && <Due />}
        {paidPlan && !isForDrafts && <Box hideBelow="lg" />}
        {/* Stays beside what is read and signed, where there is room. */}
        <Box gridColumn={{ lg: "2" }} gridRow={{ lg: "1 / span 3" }} position={{ lg: "sticky" }} top="20">
          <OrderSummary />
        </Box>
        <Card>
          <Contract
            unsigned={entries.unsignedContract}
            onChange={(unsignedContract) => updateEntries({ unsignedContract })}
            onSigned={(contractSignedAt) => changeProgress({ contractSignedAt })}
            signWith={inSameVisit}
          />
        </Card>
        {!isForDrafts && <PayPanel />}
      </Grid>
    </StepFrame>
  );
}

/** What is to be done next: a payment may be reported before the contract is signed. */
function leadOf({ contractSignedAt, paymentReportedAt }: OnboardingProgress): string {
  if (contractSignedAt === undefined) return "onboarding.payment.lead";
  return paymentReportedAt === undefined ? "onboarding.payment.lead.signed" : "onboarding.payment.lead.reported";
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
