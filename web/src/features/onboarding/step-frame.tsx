import { Box, Button, chakra, Flex, Heading, Stack, Text, VisuallyHidden } from "@chakra-ui/react";
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { canGoNext, isDone, isOpen, LAST_STEP, nameOf, type Step, steps } from "#shared/domain/onboarding/steps";
import { CheckIcon } from "#web/src/ui/icons";
import { Later } from "#web/src/ui/later";
import { ProgressBar } from "#web/src/ui/progress-bar";
import { useFlow } from "./flow";

const STEP_TITLE_ID = "step-title";

type StepFrameProps = {
  title: ReactNode;
  lead: ReactNode;
  /** Whether the title takes the focus when the step opens; else something in the step does. */
  isTitleFocused?: boolean;
  children: ReactNode;
};

/** One step: its title, one sentence, the content. */
export function StepFrame({ title, lead, isTitleFocused = true, children }: StepFrameProps) {
  const heading = useFocusAfterMove(isTitleFocused);

  return (
    <Stack as="section" gap={{ base: "3", md: "6" }} aria-labelledby={STEP_TITLE_ID}>
      <div>
        <Heading ref={heading} as="h2" size={{ base: "xl", md: "2xl" }} id={STEP_TITLE_ID} tabIndex={-1}>
          {title}
        </Heading>
        <Text color="fg.quiet" mt={{ base: "0", md: "1" }} maxWidth="prose" textStyle={{ base: "sm", md: "md" }}>
          {lead}
        </Text>
      </div>
      {children}
    </Stack>
  );
}

/** Moving to another step moves the reader too; arriving on the page does not. */
function useFocusAfterMove(isTitleFocused: boolean) {
  const { hasMoved } = useFlow();
  const heading = useRef<HTMLHeadingElement>(null);
  const mayFocus = useRef(hasMoved && isTitleFocused);
  useEffect(() => {
    if (!mayFocus.current) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}

/** How far the visitor is, and the way to any step that is open. */
export function StepBar() {
  const { formatMessage } = useIntl();
  const { stepProgress, step } = useFlow();
  const done = steps.filter((candidate) => isOpen(candidate, stepProgress) && isDone(candidate, stepProgress)).length;

  return (
    <chakra.nav aria-label={formatMessage({ id: "onboarding.steps.label" })} mb={{ base: "1", md: "8" }}>
      <ProgressBar
        percent={(done / steps.length) * 100}
        label={formatMessage({ id: "onboarding.steps.count" }, { step, total: LAST_STEP })}
        mb={{ base: "1", md: "3" }}
      />
      <chakra.ol
        // A phone shows the bar, the count and the buttons at the foot; here the keyboard still finds each step.
        css={{ mdDown: { "&:not(:focus-within)": { srOnly: true } } }}
        display="grid"
        gridTemplateColumns="repeat(6, minmax(0, 1fr))"
        gap={{ base: "1", lg: "3" }}
        listStyleType="none"
        p="0"
        m="0"
      >
        <Later as="li" height="11">
          {steps.map((candidate) => (
            <Indicator key={candidate} step={candidate} />
          ))}
        </Later>
      </chakra.ol>
      <Box color="fg.quiet" textStyle="sm" fontWeight="semibold" hideFrom="md" aria-hidden>
        <FormattedMessage id="onboarding.steps.count" values={{ step, total: LAST_STEP }} />
        {": "}
        <FormattedMessage id={`onboarding.steps.${nameOf(step)}`} />
      </Box>
    </chakra.nav>
  );
}

function Indicator({ step }: { step: Step }) {
  const { stepProgress, step: current, goTo } = useFlow();
  const isCurrent = step === current;
  const open = isOpen(step, stepProgress);
  const done = open && isDone(step, stepProgress);

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
        // As high as its neighbours with longer names: the numbers stand in one line.
        boxSize="full"
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
        <Box as="span" minWidth="0" overflowWrap="anywhere" srOnly={{ base: true, md: false }}>
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

/** Previous, Next, and whether what was typed is kept. */
export function StepButtons() {
  const { stepProgress, step, goTo, autosave } = useFlow();
  const saveState = useSyncExternalStore(autosave.subscribe, autosave.getState);

  return (
    <Flex
      mt="8"
      pt="4"
      gap={{ base: "2", sm: "3" }}
      wrap="wrap"
      align="center"
      borderTopWidth="1px"
      borderColor="border.line"
    >
      <Button
        variant="outline"
        flexShrink="0"
        px={{ base: "3", sm: "5" }}
        disabled={step === 1}
        onClick={() => goTo((step - 1) as Step)}
      >
        <FormattedMessage id="onboarding.previous" />
      </Button>
      <Text role="status" color="fg.quiet" textStyle="sm" flex="1" textAlign="center">
        {saveState === "saving" && <FormattedMessage id="onboarding.saving" />}
        {saveState === "saved" && <FormattedMessage id="onboarding.saved" />}
        {saveState === "failed" && <FormattedMessage id="onboarding.notSaved" />}
      </Text>
      <Button
        variant="outline"
        flexShrink="0"
        px={{ base: "3", sm: "5" }}
        disabled={!canGoNext(step, stepProgress)}
        onClick={() => goTo((step + 1) as Step)}
      >
        <FormattedMessage id="onboarding.next" />
      </Button>
    </Flex>
  );
}
