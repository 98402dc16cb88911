import { Box, Heading, Stack, Text } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import { isActive } from "#shared/domain/dispute/life-cycle";
import { today } from "#web/src/api/server-time";
import { useStepsOf } from "#web/src/api/use-next-steps";
import { Card } from "#web/src/ui/card";
import { LongDate } from "#web/src/ui/format";

/** What each bureau is doing: how many letters it has, and when its next answer is due. */
export function BureauSummary({ disputes }: { disputes: readonly Dispute[] }) {
  const stepsOf = useStepsOf();
  const isYours = (dispute: Dispute, bureau: Bureau) =>
    stepsOf(dispute).some((step) => step.bureau === bureau && step.owner === "member");

  const { formatList } = useIntl();
  const groups = groupAlike(bureaus.map((bureau) => ({ bureau, letters: lettersAt(bureau, disputes, isYours) })));

  return (
    <Card as="section" aria-labelledby="bureaus-title">
      <Heading as="h2" id="bureaus-title">
        <FormattedMessage id="dashboard.bureaus.title" />
      </Heading>
      <Stack as="ul" listStyleType="none" gap="0" mt="2">
        {groups.map(({ letters, names }) => (
          <Box as="li" key={names.join()} py="3" borderTopWidth="1px" borderColor="border.line">
            <Text fontWeight="medium">{formatList(names)}</Text>
            <Text color="fg.quiet" fontSize="sm">
              <Doing {...letters} bureauCount={names.length} />
            </Text>
          </Box>
        ))}
      </Stack>
    </Card>
  );
}

/** `yours`: came back or may be lost, so that the member has to act. */
type Letters = { received: number; underWay: number; yours: number; nextDueOn?: string };
type IsYours = (dispute: Dispute, bureau: Bureau) => boolean;

/** The letters that a bureau has not answered yet. */
function lettersAt(bureau: Bureau, disputes: readonly Dispute[], isYours: IsYours): Letters {
  const open = disputes.filter(({ status, bureaus }) => {
    const progress = bureaus[bureau];
    return isActive(status) && progress?.reportsItem && !progress.answer;
  });
  const received = open.filter(({ bureaus }) => bureaus[bureau]?.deliveredAt);
  const others = open.filter((dispute) => !received.includes(dispute));
  const yours = others.filter((dispute) => isYours(dispute, bureau)).length;
  const nextDueOn = received.flatMap(({ bureaus }) => bureaus[bureau]?.dueOn ?? []).sort()[0];
  return { received: received.length, underWay: others.length - yours, yours, nextDueOn };
}

/** Bureaus of which the same is to be said share a line: three times the same sentence hides what differs. */
function groupAlike(lines: readonly { bureau: Bureau; letters: Letters }[]) {
  const groups = new Map<string, { letters: Letters; names: string[] }>();
  for (const { bureau, letters } of lines) {
    const alike = groups.get(JSON.stringify(letters)) ?? { letters, names: [] };
    alike.names.push(bureauNames[bureau]);
    groups.set(JSON.stringify(letters), alike);
  }
  return [...groups.values()];
}

function Doing({ received, underWay, yours, nextDueOn, bureauCount }: Letters & { bureauCount: number }) {
  if (received > 0 && nextDueOn) {
    const isOverdue = nextDueOn < today();
    return (
      <FormattedMessage
        id={isOverdue ? "dashboard.bureaus.overdue" : "dashboard.bureaus.received"}
        values={{ bureauCount, count: received, underWay, day: <LongDate value={nextDueOn} /> }}
      />
    );
  }
  if (underWay > 0)
    return <FormattedMessage id="dashboard.bureaus.underWay" values={{ bureauCount, count: underWay }} />;
  return yours > 0 ? (
    <FormattedMessage id="dashboard.bureaus.yours" values={{ bureauCount, count: yours }} />
  ) : (
    <FormattedMessage id="dashboard.bureaus.nothing" />
  );
}
