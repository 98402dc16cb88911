import { Box, Button, Flex, Heading, SimpleGrid, Text } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";
import { Card } from "#web/src/ui/card";
import { CloseIcon } from "#web/src/ui/icons";
import { useDismissed } from "./use-dismissed";

const steps = ["choose", "read", "mail", "answer"] as const;

/** Four steps from the wrong item to the answer. Can be put away, and fetched back. */
export function HowItWorks() {
  const { formatMessage } = useIntl();
  const [isDismissed, setDismissed] = useDismissed("how-disputes-work");

  if (isDismissed) {
    return (
      <Button variant="plain" alignSelf="flex-start" onClick={() => setDismissed(false)}>
        <FormattedMessage id="disputeCenter.how.show" />
      </Button>
    );
  }
  return (
    <Card as="section" aria-labelledby="how-title">
      <Flex justify="space-between" gap="3" align="center">
        <Heading as="h2" id="how-title" overflowWrap="anywhere">
          <FormattedMessage id="disputeCenter.how.title" />
        </Heading>
        <Button
          variant="ghost"
          colorPalette="neutral"
          px="0"
          aria-label={formatMessage({ id: "disputeCenter.how.dismiss" })}
          onClick={() => setDismissed(true)}
        >
          <CloseIcon />
        </Button>
      </Flex>
      <SimpleGrid as="ol" listStyleType="none" columns={{ base: 1, sm: 2, lg: 4 }} gap="5" mt="3">
        {steps.map((step, index) => (
          <Box as="li" key={step}>
            <Flex gap="2" direction={{ base: "row", sm: "column" }} rowGap="0">
              <Text color="accent.fg" fontWeight="semibold" lineHeight="short" aria-hidden="true">
                {index + 1}
              </Text>
              <Heading as="h3" size="sm">
                <FormattedMessage id={`disputeCenter.how.${step}.title`} />
              </Heading>
            </Flex>
            <Text color="fg.quiet" mt="1" fontSize={{ base: "sm", sm: "md" }}>
              <FormattedMessage id={`disputeCenter.how.${step}.text`} />
            </Text>
          </Box>
        ))}
      </SimpleGrid>
    </Card>
  );
}
