import { Box, chakra } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";

const steps = ["info", "upload", "analyze"] as const;
export type UploadStep = (typeof steps)[number];

/** Where one is of the three steps. */
export function StepList({ current }: { current: UploadStep }) {
  const { formatMessage } = useIntl();
  const place = useRef<HTMLLIElement>(null);
  const last = useRef(current);

  // The button that led to this step is gone.
  useEffect(() => {
    if (current !== last.current) place.current?.focus();
    last.current = current;
  }, [current]);

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
          <chakra.li
            key={step}
            ref={isCurrent ? place : undefined}
            tabIndex={isCurrent ? -1 : undefined}
            aria-current={isCurrent ? "step" : undefined}
            display="flex"
            alignItems="center"
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
          </chakra.li>
        );
      })}
    </chakra.ol>
  );
}
