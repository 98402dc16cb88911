import { Stack, Text } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Allowance } from "#shared/api/schemas/user";
import { renewsOn } from "#shared/domain/plan/allowance";
import { plans, type SubscriptionTier } from "#shared/domain/plan/plan";
import { LongDate } from "#web/src/ui/format";
import { Notice } from "#web/src/ui/notice";

type PlanChangeProps = {
  from: SubscriptionTier;
  to: SubscriptionTier;
  /** Of the plan that the member has. */
  allowance: Allowance | undefined;
};

/** What becomes of a member's plan when they take another one: when it ends, what it still costs, and what was used of it. */
export function PlanChange({ from, to, allowance }: PlanChangeProps) {
  const { formatMessage } = useIntl();
  const names = {
    from: formatMessage({ id: `contract.plans.name.${from}` }),
    to: formatMessage({ id: `contract.plans.name.${to}` }),
  };

  return (
    <Notice title={<FormattedMessage id="subscribe.change.title" values={names} />}>
      <Stack gap="2">
        <Text>
          <FormattedMessage
            id="subscribe.change.ends"
            values={{ ...names, period: from === "onetime" ? "lifetime" : "month" }}
          />
        </Text>
        {allowance && (
          <Text>
            <Disputes names={names} to={to} allowance={allowance} />
          </Text>
        )}
        <Text>
          <FormattedMessage id="subscribe.change.sent" />
        </Text>
      </Stack>
    </Notice>
  );
}

type DisputesProps = { names: { from: string; to: string }; to: SubscriptionTier; allowance: Allowance };

/** Uses of a month count under each monthly plan; a plan that is paid once has a count of its own. */
function Disputes({ names, to, allowance }: DisputesProps) {
  const { used, remaining } = allowance;
  const limit = plans[to].disputes;
  const renewed = renewsOn(allowance);

  if (to === "onetime") return <FormattedMessage id="subscribe.change.once" values={{ ...names, limit }} />;
  if (renewed === undefined) {
    return remaining > 0 && <FormattedMessage id="subscribe.change.left" values={{ ...names, remaining }} />;
  }
  return used < limit ? (
    <FormattedMessage id="subscribe.change.used" values={{ ...names, used, limit }} />
  ) : (
    <FormattedMessage
      id="subscribe.change.usedUp"
      values={{ ...names, used, limit, day: <LongDate key="day" value={renewed} /> }}
    />
  );
}
