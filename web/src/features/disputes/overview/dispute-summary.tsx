import { Box, Flex, Heading, SimpleGrid, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import { dayOf } from "#shared/domain/days";
import { answeredDayOf } from "#shared/domain/dispute/bureau-answers";
import { countsAsDispute } from "#shared/domain/dispute/follow-up";
import { isBackByNotice, isThereAgain } from "#shared/domain/dispute/later-report";
import { isMembersTurn } from "#shared/domain/dispute/members-turn";
import { partlyRemoved } from "#shared/domain/dispute/partly-removed";
import { today } from "#web/src/api/server-time";
import { useByTurn, useMemberFirst, useStepsOf, useWaitsForMember } from "#web/src/api/use-next-steps";
import { Card } from "#web/src/ui/card";
import { DisputeBadge } from "#web/src/ui/dispute-badge";
import { LongDate } from "#web/src/ui/format";
import { PartlyRemovedLine } from "#web/src/ui/items/partly-removed-line";
import { Later } from "#web/src/ui/later";
import { LinkButton } from "#web/src/ui/link-button";
import { ReasonText } from "#web/src/ui/reason-text";
import { StepOwner } from "#web/src/ui/steps/step-owner";
import { WhoseTurn } from "#web/src/ui/steps/whose-turn";
import { DisputeLink } from "../dispute-link";
import { useDisputeName } from "../dispute-name";
import { groupsOf } from "../groups";

const SHOWN = 3;

/** What is under way and what was answered, each with the way to the whole list; first what waits for the member. */
export function DisputeSummary({ disputes }: { disputes: Dispute[] }) {
  const counted = disputes.filter(countsAsDispute);
  const own = counted.filter(useWaitsForMember());
  const isAnswerFirst = own.length > 0 && own.every(({ status }) => status === "resolved" || status === "rejected");
  const [First, Second] = isAnswerFirst ? [Completed, Active] : [Active, Completed];

  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6" alignItems="start">
      <First disputes={counted} />
      <Later>
        <Second disputes={counted} />
      </Later>
    </SimpleGrid>
  );
}

function Active({ disputes }: { disputes: Dispute[] }) {
  const { active, drafts } = groupsOf(disputes);
  const stepsOf = useStepsOf();
  const byTurn = useByTurn();

  return (
    <Card as="section" aria-labelledby="active-title">
      <Heading as="h2" id="active-title">
        <FormattedMessage id="disputeCenter.active.title" />
      </Heading>
      {drafts.length > 0 && (
        <Flex gap="3" align="center" justify="space-between" wrap="wrap" mt="2">
          <Text>
            <StepOwner step={{ step: "approve", owner: "member", by: today() }} today={today()} />
            <FormattedMessage id="disputeCenter.active.drafts" values={{ count: drafts.length }} />
          </Text>
          <LinkButton size="sm" to="/disputes" label="disputeCenter.active.review" />
        </Flex>
      )}
      <Text color="fg.quiet" mt="2">
        {active.length > 0 ? (
          <FormattedMessage id="disputeCenter.active.count" values={{ count: active.length }} />
        ) : (
          <FormattedMessage id="disputeCenter.active.none" />
        )}
      </Text>
      {active.length > 0 && (
        <Stack as="ul" listStyleType="none" gap="0" mt="2">
          {byTurn(active).map((dispute) => (
            <DisputeRow
              key={dispute.id}
              dispute={dispute}
              turn={<WhoseTurn dispute={dispute} steps={stepsOf(dispute)} today={today()} />}
            >
              {dispute.dueAt && (
                <FormattedMessage
                  id={`disputeCenter.active.${dayOf(dispute.dueAt) < today() ? "wasDue" : "due"}`}
                  values={{ day: <LongDate value={dayOf(dispute.dueAt)} /> }}
                />
              )}
            </DisputeRow>
          ))}
        </Stack>
      )}
      <LinkButton variant="plain" mt="2" to="/disputes" label="disputeCenter.active.link" />
    </Card>
  );
}

function Completed({ disputes }: { disputes: Dispute[] }) {
  const { resolved, rejected } = groupsOf(disputes);
  const stepsOf = useStepsOf();
  const memberFirst = useMemberFirst();
  const completed = memberFirst(
    [...resolved, ...rejected].sort((a, b) => answeredDayOf(b).localeCompare(answeredDayOf(a))),
  );
  // What others still do about an answered dispute is said in the list of all.
  const ownStepsOf = (dispute: Dispute) => stepsOf(dispute).filter((step) => isMembersTurn(step, today()));

  return (
    <Card as="section" aria-labelledby="completed-title">
      <Heading as="h2" id="completed-title">
        <FormattedMessage id="disputeCenter.completed.title" />
      </Heading>
      {completed.length === 0 && (
        <Text color="fg.quiet" mt="2">
          <FormattedMessage id="disputeCenter.completed.none" />
        </Text>
      )}
      {completed.length > 0 && (
        <Stack as="ul" listStyleType="none" gap="0" mt="2">
          {completed.slice(0, SHOWN).map((dispute) => (
            <DisputeRow
              key={dispute.id}
              dispute={dispute}
              turn={<WhoseTurn dispute={dispute} steps={ownStepsOf(dispute)} today={today()} />}
            >
              {dispute.outcome && <FormattedMessage id={`disputes.outcome.${dispute.outcome}`} />}
              {dispute.outcome && ". "}
              <FormattedMessage
                id="disputeCenter.completed.on"
                values={{ day: <LongDate value={answeredDayOf(dispute)} /> }}
              />
              {Object.values(dispute.bureaus).some(isThereAgain) && (
                <>
                  {". "}
                  <FormattedMessage id={`disputeCenter.completed.${isBackByNotice(dispute) ? "back" : "shown"}`} />
                </>
              )}
            </DisputeRow>
          ))}
        </Stack>
      )}
      <LinkButton variant="plain" mt="2" to="/disputes" label="disputeCenter.completed.viewAll" />
    </Card>
  );
}

type DisputeRowProps = { dispute: Dispute; turn?: ReactNode; children?: ReactNode };

/** One dispute in a line: about what, why, its status, and whose turn it is. Its name leads to it. */
function DisputeRow({ dispute, turn, children }: DisputeRowProps) {
  const name = useDisputeName(dispute);
  const part = partlyRemoved(dispute);

  return (
    <Box as="li" py="3" borderTopWidth="1px" borderColor="border.line">
      <Flex justify="space-between" columnGap="3" align="flex-start" wrap="wrap">
        {/* With larger letters the status goes below the name. */}
        <Box flex="1 1 8rem" fontWeight="medium" overflowWrap="anywhere">
          <DisputeLink dispute={dispute}>{name}</DisputeLink>
        </Box>
        <DisputeBadge status={dispute.status} />
      </Flex>
      <Text color="fg.quiet" fontSize="sm">
        <ReasonText reason={dispute.disputeReason} />
      </Text>
      {children !== undefined && (
        <Text color="fg.quiet" fontSize="sm">
          {children}
        </Text>
      )}
      {part && <PartlyRemovedLine {...part} />}
      {turn}
    </Box>
  );
}
