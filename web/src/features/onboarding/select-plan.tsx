import { Box, Heading, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { memo, useCallback, useDeferredValue, useRef } from "react";
import { FormattedMessage } from "react-intl";
import type { SubscriptionTier } from "#shared/domain/plan/plan";
import { offersQuery } from "#web/src/api/queries";
import { Failed } from "#web/src/ui/failed";
import { PlanThatFits } from "#web/src/ui/items/plan-that-fits";
import { useLanguage } from "#web/src/ui/language";
import { PlanPicker } from "#web/src/ui/plan-picker";
import { SkeletonRows } from "#web/src/ui/skeleton-rows";
import { useFlow } from "./flow";

export const PLANS_ID = "plans";

/** The second part of the step, under a heading of its own: the plan, below what it is for. */
export function Plans({ isTried }: { isTried: boolean }) {
  const { selection, choosePlan } = useFlow();
  const latest = useRef(choosePlan);
  latest.current = choosePlan;
  const choose = useCallback((plan: SubscriptionTier) => latest.current(plan), []);
  // A press on an item above is answered first.
  const count = useDeferredValue(selection.items.length);

  return <PlanList plan={selection.plan} count={count} isTried={isTried} onChoose={choose} />;
}

type PlanListProps = {
  plan: SubscriptionTier | undefined;
  count: number;
  isTried: boolean;
  onChoose: (plan: SubscriptionTier) => void;
};

const PlanList = memo(function PlanList({ plan, count, isTried, onChoose }: PlanListProps) {
  const { language } = useLanguage();
  const { data: offers, isError, refetch } = useQuery(offersQuery(language));
  const isMissing = isTried && plan === undefined;

  if (isError) return <Failed onRetry={() => refetch()} />;
  if (offers === undefined) return <SkeletonRows rows={3} height="40" />;
  return (
    <Box
      id={PLANS_ID}
      tabIndex={-1}
      outline="none"
      pt="8"
      borderTopWidth={isMissing ? "2px" : "1px"}
      borderColor={isMissing ? "border.error" : "border.line"}
    >
      <PlanPicker
        legend={<PlansHeading plan={plan} count={count} />}
        offers={offers.plans}
        chosen={plan}
        selectedCount={count}
        onChoose={onChoose}
      />
    </Box>
  );
});

/** What is asked now, and which plan is the cheapest for what was chosen above. */
function PlansHeading({ plan, count }: Pick<PlanListProps, "plan" | "count">) {
  return (
    <>
      <Heading as="h3" size="xl">
        <FormattedMessage id="onboarding.selection.plan" />
      </Heading>
      <Text as="span" display="block" mt="1" fontWeight="normal" color="fg.quiet">
        {count === 0 ? (
          <FormattedMessage id="onboarding.selection.plan.lead" />
        ) : (
          <PlanThatFits count={count} chosen={plan} />
        )}
      </Text>
    </>
  );
}
