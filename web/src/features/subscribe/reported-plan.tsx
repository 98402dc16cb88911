import { Button, Heading, Link, Text } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import { plans, type SubscriptionTier } from "#shared/domain/plan/plan";
import { Card } from "#web/src/ui/card";
import { Money } from "#web/src/ui/format";

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
    <Card as="section" aria-labelledby="reported-title">
      <Heading as="h2" id="reported-title" size="xl">
        <FormattedMessage id={`contract.plans.name.${plan}`} />
      </Heading>
      <Text fontWeight="semibold">
        <FormattedMessage
          id={`contract.plans.price.${plan}`}
          values={{ price: <Money cents={plans[plan].priceCents} /> }}
        />
      </Text>
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
      {onChange && (
        <Button variant="outline" mt="4" onClick={onChange}>
          <FormattedMessage id="subscribe.yours.change" />
        </Button>
      )}
    </Card>
  );
}
