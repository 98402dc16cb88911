import { Box, chakra, Flex } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";

const steps = ["info", "upload", "analyze"] as const;
export type UploadStep = (typeof steps)[number];

/** Where one is of the three steps. */
export function StepList({ current }: { current: UploadStep }) {
  const { formatMessage } = useIntl();

  return (
    <chakra.ol
      aria-label={formatMessage({ id: "upload.steps" })}
      display="flex"
      flexWrap="wrap"
      gap={{ base: "1", sm: "2" }}
      listStyleType="none"
    >
      {steps.map((step, index) => {
        const isCurrent = step === current;
        return (
          <Flex
            as="li"
            key={step}
            aria-current={isCurrent ? "step" : undefined}
            align="center"
            gap={{ base: "1", sm: "2" }}
            px={{ base: "2", sm: "3" }}
            py="1.5"
            borderRadius="control"
            borderWidth="1px"
            borderColor={isCurrent ? "accent.solid" : "border.line"}
            bg={isCurrent ? "accent.subtle" : "bg.surface"}
            color={isCurrent ? "accent.fg" : "fg.quiet"}
            fontWeight={isCurrent ? "semibold" : "normal"}
          >
            <Box as="span" fontVariantNumeric="tabular-nums">
              {index + 1}
            </Box>
            <FormattedMessage id={`upload.step.${step}`} />
          </Flex>
        );
      })}
    </chakra.ol>
  );
}
