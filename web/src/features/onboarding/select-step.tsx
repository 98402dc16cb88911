import { Stack, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { offersQuery } from "#web/src/api/queries";
import { Empty } from "#web/src/ui/empty";
import { Failed } from "#web/src/ui/failed";
import { useLanguage } from "#web/src/ui/language";
import { Notice } from "#web/src/ui/notice";
import { PlanPicker } from "#web/src/ui/plan-picker";
import { SkeletonRows } from "#web/src/ui/skeleton-rows";
import { useFlow } from "./flow";
import { ItemCard } from "./item-card";
import { PlanLimit } from "./plan-limit";
import { SelectContinue } from "./select-continue";
import { capOf, choosePlan } from "./selection";
import { StepFrame } from "./step-frame";
import { isOrdered } from "./steps";

/** Step 4: which items are wrong, why, and on which plan they are disputed. */
export function SelectStep() {
  const { progress, selection, facts } = useFlow();
  const [isTried, setIsTried] = useState(false);
  const items = progress.report?.negativeItems ?? [];

  return (
    <StepFrame
      title={<FormattedMessage id="onboarding.selection.title" />}
      lead={<FormattedMessage id="onboarding.selection.lead" />}
    >
      {items.length === 0 && (
        <Empty title={<FormattedMessage id="onboarding.selection.none.title" />}>
          <FormattedMessage id="onboarding.selection.none.text" />
        </Empty>
      )}
      {isOrdered(facts) && (
        <Notice title={<FormattedMessage id="onboarding.selection.ordered.title" />}>
          <FormattedMessage id="onboarding.selection.ordered.text" />
        </Notice>
      )}
      <Stack gap="4">
        <Text role="status" fontWeight="semibold">
          <FormattedMessage
            id="onboarding.selection.count"
            values={{ count: selection.items.length, cap: capOf(selection) }}
          />
        </Text>
        {items.map((item) => (
          <ItemCard key={item.id} item={item} isTried={isTried} />
        ))}
        {!isOrdered(facts) && <PlanLimit />}
      </Stack>
      {!isOrdered(facts) && (
        <>
          <Plans />
          <Notice title={<FormattedMessage id="onboarding.selection.croa.title" />}>
            <FormattedMessage id="onboarding.selection.croa.text" />
          </Notice>
          <SelectContinue isTried={isTried} onTry={() => setIsTried(true)} />
        </>
      )}
    </StepFrame>
  );
}

function Plans() {
  const { formatMessage } = useIntl();
  const { selection, changeSelection } = useFlow();
  const { language } = useLanguage();
  const { data: offers, isError, refetch } = useQuery(offersQuery(language));

  if (isError) return <Failed onRetry={() => refetch()} />;
  if (offers === undefined) return <SkeletonRows rows={3} height="40" />;
  return (
    <PlanPicker
      legend={formatMessage({ id: "onboarding.selection.plan" })}
      offers={offers.plans}
      chosen={selection.plan}
      selectedCount={selection.items.length}
      onChoose={(plan) => changeSelection(choosePlan(selection, plan))}
    />
  );
}
