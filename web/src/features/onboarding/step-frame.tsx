import { Heading, Stack, Text } from "@chakra-ui/react";
import { type ReactNode, useEffect, useRef } from "react";
import { useFlow } from "./flow";

const STEP_TITLE_ID = "step-title";

/** One step: its title (which takes the focus when the step opens), one sentence, the content. */
export function StepFrame({ title, lead, children }: { title: ReactNode; lead: ReactNode; children: ReactNode }) {
  const heading = useFocusAfterMove();

  return (
    <Stack as="section" gap="6" aria-labelledby={STEP_TITLE_ID}>
      <div>
        <Heading ref={heading} as="h2" size="2xl" id={STEP_TITLE_ID} tabIndex={-1} outline="none">
          {title}
        </Heading>
        <Text color="fg.quiet" mt="1" maxWidth="prose">
          {lead}
        </Text>
      </div>
      {children}
    </Stack>
  );
}

/** Moving to another step moves the reader too; arriving on the page does not. */
function useFocusAfterMove() {
  const { hasMoved } = useFlow();
  const heading = useRef<HTMLHeadingElement>(null);
  const mayFocus = useRef(hasMoved);
  useEffect(() => {
    if (!mayFocus.current) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
