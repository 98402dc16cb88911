import { Box, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import { dayOf, daysBetween } from "#shared/domain/days";
import { bureauDays } from "#shared/domain/dispute/bureau-days";
import { countsAsDispute } from "#shared/domain/dispute/follow-up";
import { isActive } from "#shared/domain/dispute/life-cycle";
import { isNoneOnItsWay, unanswered } from "#shared/domain/dispute/mailing";
import { partlyRemoved } from "#shared/domain/dispute/partly-removed";
import { isUnanswered, lastMailDay } from "#shared/domain/dispute/reinvestigation";
import { shownDigits } from "#shared/domain/report/account-number";
import { serverNow, today } from "#web/src/api/server-time";
import { useHomeDay } from "#web/src/api/use-home-day";
import { useByTurn, useNextSteps } from "#web/src/api/use-next-steps";
import { Card } from "#web/src/ui/card";
import { DisputeBadge } from "#web/src/ui/dispute-badge";
import { LongDate } from "#web/src/ui/format";
import { PartlyRemovedLine } from "#web/src/ui/items/partly-removed-line";
import { LinkButton } from "#web/src/ui/link-button";
import { ProgressBar } from "#web/src/ui/progress-bar";
import { WhoseTurn } from "#web/src/ui/steps/whose-turn";

/** What the bureaus have now, each with its own clock. */
export function ActiveDisputes({ disputes }: { disputes: Dispute[] }) {
  const byTurn = useByTurn();
  const active = byTurn(disputes.filter((dispute) => isActive(dispute.status) && countsAsDispute(dispute)));

  return (
    <Card as="section" aria-labelledby="active-title">
      <Heading as="h2" id="active-title">
        <FormattedMessage id="dashboard.active.title" />
      </Heading>
      {active.length === 0 ? (
        <Text color="fg.quiet" mt="2">
          <FormattedMessage id="dashboard.active.none" />
        </Text>
      ) : (
        <Stack as="ul" listStyleType="none" gap="0" mt="2">
          {active.map((dispute) => (
            <ActiveRow key={dispute.id} dispute={dispute} name={nameAmong(active, dispute)} />
          ))}
        </Stack>
      )}
      <LinkButton variant="plain" mt="2" to="/disputes" label="dashboard.active.viewAll" />
    </Card>
  );
}

/** With what shows of its number where another account of the company is in dispute. */
function nameAmong(all: readonly Dispute[], { id, accountName, accountNumber }: Dispute): string {
  const hasNamesake = all.some((other) => other.id !== id && other.accountName === accountName);
  return [accountName, hasNamesake && shownDigits(accountNumber)].filter(Boolean).join(" ");
}

type RowProps = { dispute: Dispute; name: string };

function ActiveRow({ dispute, name }: RowProps) {
  const { steps } = useNextSteps(dispute);
  const part = partlyRemoved(dispute);
  return (
    <Box as="li" py="3" borderTopWidth="1px" borderColor="border.line">
      <Flex justify="space-between" align="flex-start" columnGap="3" wrap="wrap">
        {/* With larger letters the status goes below the name. */}
        <Text fontWeight="medium" flex="1 1 8rem" overflowWrap="anywhere">
          {name}
        </Text>
        <DisputeBadge status={dispute.status} />
      </Flex>
      <DaysBar dispute={dispute} name={name} />
      <Text color="fg.quiet" fontSize="sm">
        <Clock dispute={dispute} />
      </Text>
      {part && <PartlyRemovedLine {...part} />}
      <WhoseTurn dispute={dispute} steps={steps} today={today()} />
    </Box>
  );
}

/** The days of the bureau whose answer is due first: empty until it has the letter, full on its last day. */
function DaysBar({ dispute: { bureaus, dueAt }, name }: RowProps) {
  const { formatMessage } = useIntl();
  const dueOn = dueAt && dayOf(dueAt);
  const first = Object.values(bureaus).find((bureau) => bureau.dueOn === dueOn);
  const passed = bureauDays(first ?? {}, today(), useHomeDay());
  if (!passed) {
    return <ProgressBar percent={0} my="2" label={formatMessage({ id: "dashboard.active.notReceived" }, { name })} />;
  }

  const { day, days } = passed;
  return (
    <ProgressBar
      percent={Math.round((day / days) * 100)}
      my="2"
      label={formatMessage({ id: "dashboard.active.progress" }, { name, day, days })}
    />
  );
}

/** FCRA 611(a)(1): the days run from the bureau's receipt, so before it there is nothing to count. */
function Clock({ dispute: { dueAt, bureaus } }: { dispute: Dispute }) {
  if (!dueAt && isNoneOnItsWay(bureaus, serverNow())) {
    return <FormattedMessage id="dashboard.active.undelivered" values={{ count: unanswered(bureaus).length }} />;
  }
  if (!dueAt) return <FormattedMessage id="dashboard.active.sentNext" />;

  const dueOn = dayOf(dueAt);
  const days = daysBetween(today(), dueOn);
  const day = <LongDate value={dueOn} />;
  if (days >= 0) return <FormattedMessage id="dashboard.active.daysLeft" values={{ days, day }} />;
  return isUnanswered(dueOn, today()) ? (
    <FormattedMessage id="dashboard.active.overdue" values={{ day }} />
  ) : (
    <FormattedMessage id="dashboard.active.inTheMail" values={{ day, last: <LongDate value={lastMailDay(dueOn)} /> }} />
  );
}
