import { Button, Flex, Heading, Stack } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import { bureauNames } from "#shared/domain/bureau/addresses";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { isActive } from "#shared/domain/dispute/life-cycle";
import { useNextSteps } from "#web/src/api/use-next-steps";
import { CheckIcon } from "#web/src/ui/icons";
import { LinkButton } from "#web/src/ui/link-button";
import { BureauLines, CFPB } from "../bureau-lines";
import { useLaterLetters } from "../letters/use-later-letters";
import { NextAction } from "../next-action";
import { type AnswerAction, actionAfter } from "./answer-action";
import { UndoAnswer } from "./undo-answer";

type AnswerSavedProps = {
  dispute: Dispute;
  bureau: Bureau;
  /** Goes on in the same window. */
  onAction: (action: AnswerAction) => void;
  onDone: () => void;
};

/** What the answer changes: the next step at that bureau, then at the others; and the one next action, where there is one. */
export function AnswerSaved({ dispute, bureau, onAction, onDone }: AnswerSavedProps) {
  const { steps, today } = useNextSteps(dispute);
  const { next: letters } = useLaterLetters(dispute);
  const action = actionAfter(dispute, bureau, { steps, letters, today });
  // The results can be read; the next step is only waited for.
  const isAsked = action !== undefined && action.kind !== "results";

  return (
    <Stack gap="4">
      <Flex gap="2" align="center" color="success.fg">
        <CheckIcon />
        <Heading as="h3" size="md" tabIndex={-1} ref={focus}>
          <FormattedMessage id="disputes.answer.saved" />
        </Heading>
      </Flex>
      {!isActive(dispute.status) && <NextAction dispute={dispute} />}
      <BureauLines dispute={dispute} first={bureau} />
      {isAsked && <ActionButton action={action} onAction={onAction} />}
      <Button variant={isAsked ? "outline" : "solid"} onClick={onDone}>
        <FormattedMessage id="disputes.answer.done" />
      </Button>
      {action?.kind === "results" && <LinkButton variant="outline" to="/results" label="disputes.answer.results" />}
      <UndoAnswer dispute={dispute} bureau={bureau} onDone={onDone} />
    </Stack>
  );
}

const focus = (heading: HTMLElement | null) => heading?.focus();

type ActionButtonProps = {
  action: Exclude<AnswerAction, { kind: "results" }>;
  onAction: (action: AnswerAction) => void;
};

function ActionButton({ action, onAction }: ActionButtonProps) {
  if (action.kind === "complain") {
    return (
      <Button asChild>
        <a href={CFPB} target="_blank" rel="noopener noreferrer">
          <FormattedMessage id="disputes.answer.complain" />
        </a>
      </Button>
    );
  }
  return (
    <Button onClick={() => onAction(action)}>
      <ActionWords action={action} />
    </Button>
  );
}

function ActionWords({ action }: Pick<ActionButtonProps, "action">) {
  if (action.kind === "write") {
    const { kind, bureau } = action.letter;
    return <FormattedMessage id={`disputes.followUp.action.${kind}`} values={{ bureau: bureauNames[bureau] }} />;
  }
  return action.kind === "record" ? (
    <FormattedMessage id="disputes.answer.recordOf" values={{ bureau: bureauNames[action.bureau] }} />
  ) : (
    <FormattedMessage id="disputes.retry.action" />
  );
}
