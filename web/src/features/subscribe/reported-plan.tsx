import { Button, Flex, Heading, Link, List, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { plans, type SubscriptionTier } from "#shared/domain/plan/plan";
import { Badge } from "#web/src/ui/badge";
import { Card } from "#web/src/ui/card";
import { Money } from "#web/src/ui/format";
import { LinkedMessage } from "#web/src/ui/linked-message";
import { PaymentDone, type PaymentReport } from "./payment-done";

type ReportedPlanProps = {
  plan: SubscriptionTier;
  /** Where it is paid. */
  url?: string;
  /** Whether the payment provider has confirmed the payment: it cannot be unfinished then. */
  isConfirmed: boolean;
  onChange?: () => void;
};

/**
 * The plan whose payment is being checked, in place of a second payment for it; one who left the provider's page too early still gets
 * there.
 */
export function ReportedPlan({ plan, url, isConfirmed, onChange }: ReportedPlanProps) {
  return (
    <PlanCard plan={plan} state="subscribe.reported.state" onChange={onChange}>
      <Text maxWidth="prose" mt="2">
        <FormattedMessage id={isConfirmed ? "subscribe.reported.confirmed" : "subscribe.reported.text"} />{" "}
        {url !== undefined && !isConfirmed && (
          <FormattedMessage
            id="subscribe.reported.again"
            values={{
              link: (words) => (
                <Link key="link" href={url} target="_blank" rel="noopener">
                  {words}
                </Link>
              ),
            }}
          />
        )}
      </Text>
      <NextSteps />
    </PlanCard>
  );
}

type StandingPlanProps = { plan: SubscriptionTier; payment: PaymentReport; onChange?: () => void };

/** A plan whose payment the bank has confirmed after a chargeback: the member asks for it again without paying. */
export function StandingPlan({ plan, payment, onChange }: StandingPlanProps) {
  return (
    <PlanCard plan={plan} onChange={onChange}>
      <PaymentDone {...payment} isMain />
    </PlanCard>
  );
}

type PlanCardProps = { plan: SubscriptionTier; state?: string; onChange?: () => void; children: ReactNode };

/** A plan by name and price, with the way to another one. */
function PlanCard({ plan, state, onChange, children }: PlanCardProps) {
  return (
    <Card as="section" aria-labelledby="reported-title">
      <Flex gap="3" align="center" wrap="wrap">
        <Heading as="h2" id="reported-title" size="xl" overflowWrap="anywhere">
          <FormattedMessage id={`contract.plans.name.${plan}`} />
        </Heading>
        {state && (
          <Badge tone="info">
            <FormattedMessage id={state} />
          </Badge>
        )}
      </Flex>
      <Text fontWeight="semibold">
        <FormattedMessage
          id={`contract.plans.price.${plan}`}
          values={{ price: <Money cents={plans[plan].priceCents} /> }}
        />
      </Text>
      {children}
      {onChange && (
        <Button variant="outline" mt="4" onClick={onChange}>
          <FormattedMessage id="subscribe.yours.change" />
        </Button>
      )}
    </Card>
  );
}

const steps = ["check", "begin", "send"] as const;

/** What happens with a payment that was told, in its order. */
function NextSteps() {
  return (
    <>
      <Heading as="h3" size="md" mt="4">
        <FormattedMessage id="subscribe.reported.next" />
      </Heading>
      <List.Root as="ol" ps="5" mt="2" gap="1" maxWidth="prose">
        {steps.map((step) => (
          <List.Item key={step}>
            <LinkedMessage id={`subscribe.reported.next.${step}`} to="/help" />
          </List.Item>
        ))}
      </List.Root>
    </>
  );
}
