import { Box, chakra, Flex, VisuallyHidden } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";
import { CheckIcon } from "#web/src/ui/icons";
import { ProgressBar } from "#web/src/ui/progress-bar";
import { useFlow } from "./flow";
import { isDone, isOpen, LAST_STEP, nameOf, type Step, steps } from "./steps";

/** How far the visitor is, and the way to any step that is open. */
export function StepBar() {
  const { formatMessage } = useIntl();
  const { facts, step } = useFlow();
  const done = steps.filter((candidate) => isOpen(candidate, facts) && isDone(candidate, facts)).length;

  return (
    <chakra.nav aria-label={formatMessage({ id: "onboarding.steps.label" })} mb={{ base: "6", md: "8" }}>
      <ProgressBar
        percent={(done / steps.length) * 100}
        label={formatMessage({ id: "onboarding.steps.count" }, { step, total: LAST_STEP })}
        mb="3"
      />
      <chakra.ol
        display="grid"
        gridTemplateColumns="repeat(6, minmax(0, 1fr))"
        gap={{ base: "1", lg: "3" }}
        listStyleType="none"
        p="0"
        m="0"
      >
        {steps.map((candidate) => (
          <Indicator key={candidate} step={candidate} />
        ))}
      </chakra.ol>
      <Box mt="2" fontWeight="semibold" hideFrom="md" aria-hidden>
        <FormattedMessage id="onboarding.steps.count" values={{ step, total: LAST_STEP }} />
        {": "}
        <FormattedMessage id={`onboarding.steps.${nameOf(step)}`} />
      </Box>
    </chakra.nav>
  );
}

function Indicator({ step }: { step: Step }) {
  const { facts, step: current, goTo } = useFlow();
  const isCurrent = step === current;
  const open = isOpen(step, facts);
  const done = open && isDone(step, facts);

  return (
    <chakra.li minWidth="0">
      <chakra.button
        type="button"
        onClick={() => goTo(step)}
        disabled={!open}
        aria-current={isCurrent ? "step" : undefined}
        display="flex"
        flexDirection={{ base: "column", lg: "row" }}
        alignItems="center"
        justifyContent={{ base: "center", lg: "flex-start" }}
        gap="2"
        width="full"
        minHeight="11"
        px="1"
        py="1"
        borderRadius="control"
        textAlign={{ base: "center", lg: "start" }}
        textStyle="sm"
        fontWeight={isCurrent ? "semibold" : "normal"}
        color={open ? "fg" : "fg.quiet"}
        cursor={open ? "pointer" : "not-allowed"}
      >
        <Flex
          flexShrink="0"
          boxSize="7"
          align="center"
          justify="center"
          borderRadius="full"
          borderWidth="1px"
          borderColor={isCurrent || done ? "accent.solid" : "border.control"}
          bg={isCurrent ? "accent.solid" : done ? "accent.subtle" : "bg.surface"}
          color={isCurrent ? "accent.contrast" : done ? "accent.fg" : "fg.quiet"}
        >
          {done && !isCurrent ? <CheckIcon size={16} /> : step}
        </Flex>
        <Box as="span" srOnly={{ base: true, md: false }}>
          <FormattedMessage id={`onboarding.steps.${nameOf(step)}`} />
        </Box>
        <VisuallyHidden>
          {isCurrent && <FormattedMessage id="onboarding.steps.current" />}
          {!isCurrent && done && <FormattedMessage id="onboarding.steps.done" />}
          {!open && <FormattedMessage id="onboarding.steps.closed" />}
        </VisuallyHidden>
      </chakra.button>
    </chakra.li>
  );
}
