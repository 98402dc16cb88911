import { Box, Flex, Stack, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { DisputeBadge } from "#web/src/ui/dispute-badge";
import { Failed } from "#web/src/ui/failed";
import { LongDate } from "#web/src/ui/format";
import { SkeletonRows } from "#web/src/ui/skeleton-rows";
import { recentDisputesQuery } from "./queries";
import { ReasonGiven } from "./reason-given";

/** The newest five disputes. */
export function RecentActivity() {
  const { data, isError, refetch } = useQuery(recentDisputesQuery);

  if (isError) return <Failed title={<FormattedMessage id="admin.disputes.failed" />} onRetry={() => refetch()} />;
  if (!data) return <SkeletonRows rows={5} height="12" />;
  if (data.disputes.length === 0) {
    return (
      <Text color="fg.quiet">
        <FormattedMessage id="admin.recent.none" />
      </Text>
    );
  }
  return (
    <Stack as="ul" listStyleType="none" gap="3">
      {data.disputes.map((dispute) => (
        <Flex as="li" key={dispute.id} justify="space-between" gap="3" align="flex-start">
          <Box minWidth="0">
            <Text fontWeight="medium" overflowWrap="anywhere">
              {dispute.accountName}
            </Text>
            <Text color="fg.quiet" fontSize="sm">
              <ReasonGiven dispute={dispute} />, <LongDate value={dispute.createdAt} />
            </Text>
          </Box>
          <DisputeBadge status={dispute.status} />
        </Flex>
      ))}
    </Stack>
  );
}
