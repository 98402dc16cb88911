import { Button, Stack, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router-dom";
import { isOrdered } from "#shared/domain/onboarding/steps";
import { plans } from "#shared/domain/plan/plan";
import { selectionGain } from "#shared/domain/score/bands";
import { offersQuery } from "#web/src/api/queries";
import { Empty } from "#web/src/ui/empty";
import { Failed } from "#web/src/ui/failed";
import { Money } from "#web/src/ui/format";
import { useLanguage } from "#web/src/ui/language";
import { Notice } from "#web/src/ui/notice";
import { pageLocation } from "#web/src/ui/page-location";
import { PlanPicker } from "#web/src/ui/plan-picker";
import { SkeletonRows } from "#web/src/ui/skeleton-rows";
import { useFlow, withParam } from "./flow";
import { ItemCard, itemElementId } from "./item-card";
import { capOf, choosePlan, itemProblem, type SelectionProblem, selectionProblem } from "./selection";
import { StepFrame } from "./step-frame";

/** Step 4: which items are wrong, why, and on which plan they are disputed. */
export function SelectStep() {
  const { progress, selection, stepProgress } = useFlow();
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
      {isOrdered(stepProgress) && (
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
        {!isOrdered(stepProgress) && <PlanLimit />}
      </Stack>
      {!isOrdered(stepProgress) && (
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

/** Says that the plan is full, or that it is smaller than what was chosen. */
function PlanLimit() {
  const { selection } = useFlow();
  const count = selection.items.length;
  const cap = capOf(selection);

  if (count < cap) return null;
  const words = count === cap ? "limit" : "overCap";
  return (
    <Notice tone="warning" isAnnounced title={<FormattedMessage id={`onboarding.selection.${words}.title`} />}>
      <FormattedMessage id={`onboarding.selection.${words}.text`} values={{ cap, count, over: count - cap }} />
    </Notice>
  );
}

/** Of what is missing; refusals have their own words. */
const problemKeys: Partial<Record<SelectionProblem, string>> = {
  noItem: "onboarding.selection.noItem",
  noPlan: "onboarding.selection.noPlan",
  overCap: "onboarding.selection.overCap.title",
  reasonMissing: "onboarding.selection.someReasonMissing",
  detailsMissing: "onboarding.selection.someReasonMissing",
};

/** The estimate, what is still missing, and the way to the payment. */
function SelectContinue({ isTried, onTry }: { isTried: boolean; onTry: () => void }) {
  const { selection, progress } = useFlow();
  const { goOn, isLeaving } = useGoOn();
  const items = progress.report?.negativeItems ?? [];
  const problem = selectionProblem(selection, items);
  const count = selection.items.length;

  const tryOn = () => {
    onTry();
    if (problem === undefined) return goOn();
    const faulty = items.find((item) => itemProblem(selection, item.id, item) !== undefined);
    if (faulty !== undefined) document.getElementById(itemElementId(faulty.id))?.focus();
  };

  return (
    <Stack gap="3" align="flex-start">
      {count > 0 && <Estimate points={selectionGain(count)} />}
      {isTried && problem !== undefined && (
        <Text role="alert" color="fg.error" fontWeight="semibold">
          <FormattedMessage id={problemKeys[problem] ?? `item.refusal.${problem}`} />
        </Text>
      )}
      <Button size="lg" whiteSpace="normal" height="auto" py="3" loading={isLeaving} onClick={tryOn}>
        {selection.plan === undefined ? (
          <FormattedMessage id="onboarding.selection.continueBare" />
        ) : (
          <FormattedMessage
            id="onboarding.selection.continue"
            values={{ count, total: <Money cents={plans[selection.plan].priceCents} /> }}
          />
        )}
      </Button>
      {isLeaving && (
        <Text role="status">
          <FormattedMessage id="onboarding.selection.redirecting" />
        </Text>
      )}
    </Stack>
  );
}

function Estimate({ points }: { points: number }) {
  return (
    <div>
      <Text fontWeight="semibold">
        <FormattedMessage id="onboarding.selection.estimate" values={{ points }} />
      </Text>
      <Text textStyle="sm" color="fg.quiet" maxWidth="prose">
        <FormattedMessage id="onboarding.selection.estimate.disclaimer" />
      </Text>
    </div>
  );
}

/**
 * The step ends on the plan's payment page in this window. The contract comes before any payment (15 U.S.C. § 1679c), so
 * without a signature it ends on the contract, in step 5. Coming back from the payment page leads to step 5 too.
 */
function useGoOn() {
  const { progress, selection, goTo, autosave } = useFlow();
  const { language } = useLanguage();
  const [, setSearch] = useSearchParams();
  const { data: offers } = useQuery(offersQuery(language));
  const [isLeaving, setIsLeaving] = useState(false);
  const link = offers?.plans.find((offer) => offer.id === selection.plan)?.paymentUrl;
  const mayPay = progress.contractSignedAt !== undefined && progress.paymentReportedAt === undefined;

  const goOn = async () => {
    if (!mayPay || !link) return goTo(5);
    setIsLeaving(true);
    await autosave.flush();
    setSearch((search) => withParam("payment", "opened")(withParam("step", "5")(search)), { replace: true });
    pageLocation.navigateExternal(link);
  };
  return { goOn, isLeaving };
}
