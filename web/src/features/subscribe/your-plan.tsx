import { Box, chakra, Flex, Grid, Heading, List, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Allowance, User } from "#shared/api/schemas/user";
import { planFeatures } from "#shared/domain/plan/features";
import { plans, type SubscriptionTier } from "#shared/domain/plan/plan";
import { useNextCharge } from "#web/src/api/next-charge";
import { Badge } from "#web/src/ui/badge";
import { Card } from "#web/src/ui/card";
import { LongDate, Money } from "#web/src/ui/format";
import { ProgressBar } from "#web/src/ui/progress-bar";

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
      <Flex align="center" gap="3" wrap="wrap" mb="3">
        <Heading as="h2" id="your-plan-title" size="xl" overflowWrap="anywhere">
          <FormattedMessage id={`contract.plans.name.${plan}`} />
        </Heading>
        <Badge tone="success">
          <FormattedMessage id="subscribe.yours.active" />
        </Badge>
      </Flex>
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(0, 2fr)" }} columnGap="12">
        <PlanFacts user={user} plan={plan} />
        <Features plan={plan} />
      </Grid>
      {children}
    </Card>
  );
}

/** What is used and left, what the plan costs and when, and when it ends. */
function PlanFacts({ user, plan }: Pick<YourPlanProps, "user" | "plan">) {
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={{ base: "1fr", md: "auto 1fr" }}
      columnGap="6"
      rowGap={{ base: "0", md: "2" }}
      alignContent="start"
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

/** How much of the allowance is used, in words and as a bar. */
function Used({ allowance: { used, remaining, limit, period } }: { allowance: Allowance }) {
  const { formatMessage } = useIntl();
  const words = formatMessage({ id: "subscribe.yours.usedOf" }, { used, limit, remaining, period });

  return (
    <Fact name="used">
      {words}
      <ProgressBar percent={(100 * used) / limit} label={words} mt="1" mb="1" maxWidth="xs" />
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
    <Box mt={{ base: "5", lg: "0" }}>
      <Heading as="h3" size="md" mb="2">
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
    </Box>
  );
}
