import { Box, Flex, Heading, Text } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import { dayOf } from "#shared/domain/days";
import { Card } from "#web/src/ui/card";
import { DisputeBadge } from "#web/src/ui/dispute-badge";
import { LongDate } from "#web/src/ui/format";
import { ReasonText } from "#web/src/ui/reason-text";
import { DisputeLink } from "../dispute-link";

/** What no bureau has answered yet: one line each. */
export function AwaitedList({ disputes }: { disputes: Dispute[] }) {
  return (
    <Card as="section" aria-labelledby="awaited-results">
      <Heading as="h2" size="lg" id="awaited-results">
        <FormattedMessage id="results.awaited" />
      </Heading>
      <Box as="ul" listStyleType="none" mt="2">
        {disputes.map((dispute) => (
          <Flex
            as="li"
            key={dispute.id}
            gap={{ base: "1", sm: "3" }}
            py="3"
            justify="space-between"
            align="flex-start"
            direction={{ base: "column", sm: "row" }}
            borderTopWidth="1px"
            borderColor="border.line"
          >
            <Box minWidth="0">
              <Text fontWeight="medium" overflowWrap="anywhere">
                <DisputeLink dispute={dispute}>{dispute.accountName}</DisputeLink>
              </Text>
              <Text color="fg.quiet" fontSize="sm">
                <ReasonText reason={dispute.disputeReason} />
                {"\u00a0· "}
                {dispute.dueAt ? (
                  <FormattedMessage
                    id="results.awaitedUntil"
                    values={{ day: <LongDate value={dayOf(dispute.dueAt)} /> }}
                  />
                ) : (
                  <FormattedMessage id="results.waiting" />
                )}
              </Text>
            </Box>
            <DisputeBadge status={dispute.status} words="disputes" />
          </Flex>
        ))}
      </Box>
    </Card>
  );
}
