import { Box, Flex, Text } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import { LongDate } from "#web/src/ui/format";

/** Each step that was taken, oldest first, with its day. */
export function Timeline({ dispute }: { dispute: Dispute }) {
  return (
    <Flex
      as="ol"
      listStyleType="none"
      gap={{ base: "1", md: "5" }}
      mt="3"
      direction={{ base: "column", md: "row" }}
      wrap="wrap"
    >
      {dispute.timeline.map((step) => (
        <Box as="li" key={`${step.at}-${step.status}`} fontSize="sm">
          <Text as="span" fontWeight="medium">
            <FormattedMessage id={`disputes.status.${step.status}`} />
          </Text>{" "}
          <Text as="span" color="fg.quiet">
            <LongDate value={step.at} />
          </Text>
          {step.note && (
            <Text color="fg.quiet" maxWidth="prose">
              {step.note}
            </Text>
          )}
        </Box>
      ))}
    </Flex>
  );
}
