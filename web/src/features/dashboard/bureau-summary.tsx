import { Box, Heading, Stack, Text } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import { isActive } from "#shared/domain/dispute/life-cycle";
import { today } from "#web/src/api/server-time";
import { Card } from "#web/src/ui/card";
import { LongDate } from "#web/src/ui/format";

/** What each bureau is doing: how many letters it has, and when its next answer is due. */
export function BureauSummary({ disputes }: { disputes: readonly Dispute[] }) {
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
              <Doing {...lettersAt(bureau, disputes)} />
            </Text>
          </Box>
        ))}
      </Stack>
    </Card>
  );
}

type Letters = { received: number; underWay: number; nextDueOn?: string };

/** The letters that a bureau has not answered yet. */
function lettersAt(bureau: Bureau, disputes: readonly Dispute[]): Letters {
  const open = disputes.flatMap(({ status, bureaus }) => {
    const progress = bureaus[bureau];
    return isActive(status) && progress?.reportsItem && !progress.answer ? [progress] : [];
  });
  const received = open.filter(({ deliveredAt }) => deliveredAt);
  const nextDueOn = received.flatMap(({ dueOn }) => dueOn ?? []).sort()[0];
  return { received: received.length, underWay: open.length - received.length, nextDueOn };
}

function Doing({ received, underWay, nextDueOn }: Letters) {
  if (received > 0 && nextDueOn) {
    const isOverdue = nextDueOn < today();
    return (
      <FormattedMessage
        id={isOverdue ? "dashboard.bureaus.overdue" : "dashboard.bureaus.received"}
        values={{ count: received, underWay, day: <LongDate value={nextDueOn} /> }}
      />
    );
  }
  return underWay > 0 ? (
    <FormattedMessage id="dashboard.bureaus.underWay" values={{ count: underWay }} />
  ) : (
    <FormattedMessage id="dashboard.bureaus.nothing" />
  );
}
