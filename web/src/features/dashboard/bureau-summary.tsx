import { Box, Heading, Stack, Text } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
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

  return (
    <Card as="section" aria-labelledby="bureaus-title">
      <Heading as="h2" id="bureaus-title">
        <FormattedMessage id="dashboard.bureaus.title" />
      </Heading>
      <Stack as="ul" listStyleType="none" gap="0" mt="2">
        {bureaus.map((bureau) => (
          <Box as="li" key={bureau} py="3" borderTopWidth="1px" borderColor="border.line">
            <Text fontWeight="medium">{bureauNames[bureau]}</Text>
            <Text color="fg.quiet" fontSize="sm">
              <Doing {...lettersAt(bureau, disputes, isYours)} />
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

function Doing({ received, underWay, yours, nextDueOn }: Letters) {
  if (received > 0 && nextDueOn) {
    const isOverdue = nextDueOn < today();
    return (
      <FormattedMessage
        id={isOverdue ? "dashboard.bureaus.overdue" : "dashboard.bureaus.received"}
        values={{ count: received, underWay, day: <LongDate value={nextDueOn} /> }}
      />
    );
  }
  if (underWay > 0) return <FormattedMessage id="dashboard.bureaus.underWay" values={{ count: underWay }} />;
  return yours > 0 ? (
    <FormattedMessage id="dashboard.bureaus.yours" values={{ count: yours }} />
  ) : (
    <FormattedMessage id="dashboard.bureaus.nothing" />
  );
}
