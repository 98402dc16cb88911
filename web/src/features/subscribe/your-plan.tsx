import { chakra, Heading, List, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { Allowance, User } from "#shared/api/schemas/user";
import { planFeatures } from "#shared/domain/plan/features";
import { plans, type SubscriptionTier } from "#shared/domain/plan/plan";
import { useNextCharge } from "#web/src/api/next-charge";
import { Card } from "#web/src/ui/card";
import { LongDate, Money } from "#web/src/ui/format";

type YourPlanProps = {
  user: User;
  plan: SubscriptionTier;
  /** To change the plan, and to cancel it. */
  children: ReactNode;
};

/** The plan that a member has: what is used and left, what it costs and when, and what is in it. */
export function YourPlan({ user, plan, children }: YourPlanProps) {
  return (
    <Card as="section" aria-labelledby="your-plan-title">
      <Heading as="h2" id="your-plan-title" size="xl" mb="3">
        <FormattedMessage id={`contract.plans.name.${plan}`} />
      </Heading>
      <chakra.dl
        display="grid"
        gridTemplateColumns={{ base: "1fr", md: "auto 1fr" }}
        columnGap="6"
        rowGap={{ base: "0", md: "2" }}
      >
        {user.disputeAllowance && <Used allowance={user.disputeAllowance} />}
        <Fact name="price">
          <FormattedMessage
            id={`contract.plans.price.${plan}`}
            values={{ price: <Money cents={plans[plan].priceCents} /> }}
          />
        </Fact>
        <NextCharge plan={plan} />
        {user.planEndsAt && (
          <Fact name="ends">
            <LongDate value={user.planEndsAt} />
          </Fact>
        )}
      </chakra.dl>
      <Features plan={plan} />
      {children}
    </Card>
  );
}

function Fact({ name, children }: { name: "used" | "price" | "next" | "ends"; children: ReactNode }) {
  return (
    <>
      <Text as="dt" color="fg.quiet">
        <FormattedMessage id={`subscribe.yours.${name}`} />
      </Text>
      <Text as="dd" fontWeight="semibold" overflowWrap="anywhere" mb={{ base: "3", md: "0" }}>
        {children}
      </Text>
    </>
  );
}

function Used({ allowance: { used, remaining, limit, period } }: { allowance: Allowance }) {
  return (
    <Fact name="used">
      <FormattedMessage id="subscribe.yours.usedOf" values={{ used, limit, remaining, period }} />
    </Fact>
  );
}

function NextCharge({ plan }: { plan: SubscriptionTier }) {
  const next = useNextCharge(plan);
  if (next === undefined) return null;
  const price = <Money key="price" cents={plans[plan].priceCents} />;
  const day = next.kind === "never" ? "" : <LongDate key="day" value={next.day} />;

  return (
    <Fact name="next">
      <FormattedMessage id={`subscribe.yours.next.${next.kind}`} values={{ price, day }} />
    </Fact>
  );
}

function Features({ plan }: { plan: SubscriptionTier }) {
  return (
    <>
      <Heading as="h3" size="md" mt="5" mb="2">
        <FormattedMessage id="subscribe.yours.includes" />
      </Heading>
      <List.Root ps="5" mb="5">
        <List.Item>
          <FormattedMessage id={`contract.plans.allowance.${plan}`} values={{ count: plans[plan].disputes }} />
        </List.Item>
        {planFeatures[plan].map((feature) => (
          <List.Item key={feature}>
            <FormattedMessage id={`plans.feature.${feature}`} />
          </List.Item>
        ))}
      </List.Root>
    </>
  );
}
