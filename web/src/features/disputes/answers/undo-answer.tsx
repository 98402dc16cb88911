import { Button, Stack, Text } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { hasUndoableAnswer } from "#shared/domain/dispute/bureau-answers";
import { NotDone } from "#web/src/ui/not-done";
import { useToast } from "#web/src/ui/toast";
import { useUndoAnswer } from "./queries";

type UndoAnswerProps = {
  dispute: Dispute;
  /** None for an answer that was recorded for the dispute as a whole. */
  bureau?: Bureau;
  onDone: () => void;
};

/** What is recorded already, and the way to take it back when no answer came at all. */
export function UndoAnswer({ dispute, bureau, onDone }: UndoAnswerProps) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const { mutate, isPending, error } = useUndoAnswer(dispute.id);
  const outcome = bureau ? dispute.bureaus[bureau]?.answer?.outcome : dispute.outcome;
  if (!outcome || !hasUndoableAnswer(dispute, bureau)) return null;

  const undo = () =>
    mutate(bureau, {
      onSuccess: () => {
        toast({ title: formatMessage({ id: "disputes.undo.done" }) });
        onDone();
      },
    });

  return (
    <Stack gap="3" align="flex-start">
      <Text>
        <FormattedMessage
          id="disputes.undo.lead"
          values={{ outcome: <FormattedMessage id={`disputes.outcome.${outcome}`} /> }}
        />
      </Text>
      <NotDone error={error} title="disputes.updateFailed" />
      <Button variant="outline" size="sm" loading={isPending} onClick={undo}>
        <FormattedMessage id="disputes.undo.action" />
      </Button>
    </Stack>
  );
}
