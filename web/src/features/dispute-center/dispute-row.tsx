import { Box, Flex, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import { Badge, type Tone } from "#web/src/ui/badge";
import { ReasonText } from "#web/src/ui/reason-text";

const toneOf: Record<Dispute["status"], Tone> = {
  draft: "neutral",
  submitted: "neutral",
  sent: "info",
  in_review: "info",
  resolved: "success",
  rejected: "danger",
};

/** One dispute in a line: about what, why, and where it stands. */
export function DisputeRow({ dispute, children }: { dispute: Dispute; children?: ReactNode }) {
  return (
    <Box as="li" py="3" borderTopWidth="1px" borderColor="border.line">
      <Flex justify="space-between" gap="3" align="flex-start">
        <Text fontWeight="medium">{dispute.accountName}</Text>
        <Badge tone={toneOf[dispute.status]}>
          <FormattedMessage id={`disputeCenter.status.${dispute.status}`} />
        </Badge>
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
