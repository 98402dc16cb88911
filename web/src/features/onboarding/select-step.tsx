import { Button, Text } from "@chakra-ui/react";
import { useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { FormattedMessage } from "react-intl";
import type { NegativeItem } from "#shared/api/schemas/report";
import { isOrdered } from "#shared/domain/onboarding/steps";
import { plans } from "#shared/domain/plan/plan";
import { selectionGain } from "#shared/domain/score/bands";
import { useKnownUser } from "#web/src/api/session";
import { Empty } from "#web/src/ui/empty";
import { Money } from "#web/src/ui/format";
import { goTo } from "#web/src/ui/go-to";
import { ItemGroups } from "#web/src/ui/items/item-groups";
import { goToItem } from "#web/src/ui/items/item-row";
import { PickerFooter } from "#web/src/ui/items/picker-footer";
import { PlanThatFits } from "#web/src/ui/items/plan-that-fits";
import { LinkButton } from "#web/src/ui/link-button";
import { Notice } from "#web/src/ui/notice";
import { useFlow } from "./flow";
import { useContinueToPayment } from "./queries";
import { PLANS_ID, Plans } from "./select-plan";
import { SelectRow } from "./select-row";
import { capOf, itemProblem, problemMessageKey, type SelectionProblem, selectionProblem } from "./selection";
import { StepFrame } from "./step-frame";

const noItems: readonly NegativeItem[] = [];

const rights = (
  <Notice title={<FormattedMessage id="onboarding.selection.croa.title" />}>
    <FormattedMessage id="onboarding.selection.croa.text" />
  </Notice>
);

/** The selection at the last press of Continue, and what it lacked: an error is shown for that alone. */
type Tried = { items: readonly string[]; problem?: SelectionProblem };

/** Step 4: which items are wrong, why, and on which plan they are disputed. */
export function SelectStep() {
  const { progress, stepProgress, paidPlan } = useFlow();
  const [tried, setTried] = useState<Tried>();
  const items = progress.report?.negativeItems ?? noItems;
  // The same from one press to the next: a row draws itself when its own answers change.
  const rows = useMemo(
    () => (
      <ItemGroups items={items}>
        {(found) => <SelectRow found={found} isTried={tried?.items.includes(found.item.id) ?? false} />}
      </ItemGroups>
    ),
    [items, tried],
  );

  return (
    <StepFrame
      title={<FormattedMessage id="onboarding.selection.title" />}
      lead={<FormattedMessage id="onboarding.selection.lead" />}
    >
      {items.length === 0 && <NothingToDispute />}
      {isOrdered(stepProgress) && (
        <Notice title={<FormattedMessage id="onboarding.selection.ordered.title" />}>
          <FormattedMessage id="onboarding.selection.ordered.text" />
        </Notice>
      )}
      {paidPlan && <NothingToPay />}
      {rows}
      {items.length > 0 && !isOrdered(stepProgress) && (
        <>
          <PlanLimit />
          {!paidPlan && <Plans isTried={tried !== undefined} />}
          <Estimate />
          {!paidPlan && rights}
          <SelectContinue tried={tried} onTry={setTried} />
        </>
      )}
    </StepFrame>
  );
}

const ways = { active: "/subscribe", pending: "/disputes" } as const;

/** Whose payment waits to be verified need not pay again, nor who has a plan; that is changed where it is shown. */
function NothingToPay() {
  const status = useKnownUser()?.subscriptionStatus === "active" ? "active" : "pending";
  return (
    <Notice
      title={<FormattedMessage id={`onboarding.selection.${status}.title`} />}
      action={
        <LinkButton size="sm" variant="outline" to={ways[status]} label={`onboarding.selection.${status}.action`} />
      }
    >
      <FormattedMessage id={`onboarding.selection.${status}.text`} />
    </Notice>
  );
}

/** Who has nothing to dispute is sold nothing. */
function NothingToDispute() {
  return (
    <Empty
      title={<FormattedMessage id="onboarding.selection.none.title" />}
      action={<LinkButton to="/" label="common.notFound.home" />}
    >
      <FormattedMessage id="onboarding.selection.none.text" />
    </Empty>
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

/** How many, on which plan, what is still missing, and the way to the payment. */
function SelectContinue({ tried, onTry }: { tried?: Tried; onTry: (tried: Tried) => void }) {
  const { selection, progress, paidPlan } = useFlow();
  const { goOn, isLeaving } = useContinueToPayment();
  const items = progress.report?.negativeItems ?? [];
  const problem = selectionProblem(selection, items);
  const count = selection.items.length;

  const tryOn = () => {
    // Shown at once: what is wrong is led to.
    flushSync(() => onTry({ items: selection.items, problem }));
    if (problem === undefined) return goOn();
    const faulty = items.find((item) => itemProblem(selection, item.id, item) !== undefined);
    if (faulty !== undefined) goToItem(faulty.id);
    else if (problem === "noPlan") goTo(document.getElementById(PLANS_ID));
  };

  return (
    <PickerFooter
      count={count}
      cap={selection.plan && capOf(selection)}
      note={
        isLeaving ? (
          <FormattedMessage id="onboarding.selection.redirecting" />
        ) : (
          !paidPlan && <PlanThatFits count={count} chosen={selection.plan} />
        )
      }
      problem={problem && problem === tried?.problem ? <FormattedMessage id={problemMessageKey(problem)} /> : undefined}
    >
      <Button
        size={{ base: "md", sm: "lg" }}
        width={{ base: "full", sm: "auto" }}
        whiteSpace="normal"
        height="auto"
        px={{ base: "2", sm: "5" }}
        py={{ base: "2.5", sm: "3" }}
        loading={isLeaving}
        onClick={tryOn}
      >
        {paidPlan ? (
          <FormattedMessage id="onboarding.selection.continuePaid" />
        ) : selection.plan === undefined || count === 0 ? (
          <FormattedMessage id="onboarding.selection.continueBare" />
        ) : (
          <FormattedMessage
            id="onboarding.selection.continue"
            values={{ count, total: <Money cents={plans[selection.plan].priceCents} /> }}
          />
        )}
      </Button>
    </PickerFooter>
  );
}

function Estimate() {
  const { selection } = useFlow();
  const points = selectionGain(selection.items.length);

  if (points === 0) return null;
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
