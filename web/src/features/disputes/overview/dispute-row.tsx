import { Box, Flex, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { Dispute } from "#shared/api/schemas/dispute";
import { DisputeBadge } from "#web/src/ui/dispute-badge";
import { ReasonText } from "#web/src/ui/reason-text";

/** One dispute in a line: about what, why, and where it stands. */
export function DisputeRow({ dispute, children }: { dispute: Dispute; children?: ReactNode }) {
  return (
    <Box as="li" py="3" borderTopWidth="1px" borderColor="border.line">
      <Flex justify="space-between" gap="3" align="flex-start">
        <Text fontWeight="medium">{dispute.accountName}</Text>
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
    </Box>
  );
}
