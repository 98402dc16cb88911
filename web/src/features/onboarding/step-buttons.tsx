import { Button, Flex, Text } from "@chakra-ui/react";
import { useSyncExternalStore } from "react";
import { FormattedMessage } from "react-intl";
import { useFlow } from "./flow";
import { canGoNext, type Step } from "./steps";

/** Previous, Next, and whether what was typed is kept. */
export function StepButtons() {
  const { facts, step, goTo, autosave } = useFlow();
  const saveState = useSyncExternalStore(autosave.subscribe, autosave.getState);

  return (
    <Flex mt="8" pt="4" gap="3" align="center" borderTopWidth="1px" borderColor="border.line">
      <Button variant="outline" disabled={step === 1} onClick={() => goTo((step - 1) as Step)}>
        <FormattedMessage id="onboarding.previous" />
      </Button>
      <Text role="status" color="fg.quiet" textStyle="sm" flex="1" textAlign="center">
        {saveState === "saving" && <FormattedMessage id="onboarding.saving" />}
        {saveState === "saved" && <FormattedMessage id="onboarding.saved" />}
        {saveState === "failed" && <FormattedMessage id="onboarding.notSaved" />}
      </Text>
      <Button variant="outline" disabled={!canGoNext(step, facts)} onClick={() => goTo((step + 1) as Step)}>
        <FormattedMessage id="onboarding.next" />
      </Button>
    </Flex>
  );
}
