import { Button, Stack, Text } from "@chakra-ui/react";
import { type FormEvent, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import { bureauNames } from "#shared/domain/bureau/addresses";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { MOST_STATEMENT_WORDS, needsWords, wordCount } from "#shared/domain/dispute/follow-up";
import type { LetterKind } from "#shared/domain/dispute/letter-kind";
import { Dialog } from "#web/src/ui/dialog";
import { TextAreaField } from "#web/src/ui/text-area-field";
import { useToast } from "#web/src/ui/toast";
import { useDraftFollowUp } from "./queries";
import { useUpdateFailed } from "./use-update-failed";

type FollowUpDialogProps = { dispute: Dispute; bureau: Bureau; kind: LetterKind; onClose: () => void };

/** What a later letter does, and the member's words for it where it needs some. */
export function FollowUpDialog({ dispute, bureau, kind, onClose }: FollowUpDialogProps) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const updateFailed = useUpdateFailed();
  const [words, setWords] = useState("");
  const { mutate, isPending } = useDraftFollowUp(dispute.id);
  const values = { bureau: bureauNames[bureau] };
  const isTooLong = kind === "consumer_statement" && wordCount(words) > MOST_STATEMENT_WORDS;
  const isReady = !needsWords(kind) || (wordCount(words) > 0 && !isTooLong);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    mutate(
      { bureau, kind, ...(needsWords(kind) && { words: words.trim() }) },
      {
        onSuccess: () => {
          toast({
            title: formatMessage({ id: "disputes.followUp.done" }),
            description: formatMessage({ id: "disputes.followUp.doneText" }),
          });
          onClose();
        },
        onError: updateFailed,
      },
    );
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={<FormattedMessage id={`disputes.followUp.action.${kind}`} values={values} />}
      description={<FormattedMessage id={`disputes.followUp.lead.${kind}`} values={values} />}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="4">
          {needsWords(kind) && (
            <TextAreaField
              name="words"
              label={<FormattedMessage id={`disputes.followUp.words.${kind}`} values={values} />}
              hint={<FormattedMessage id={`disputes.followUp.wordsHint.${kind}`} />}
              isRequired
              maxLength={1000}
              rows={5}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          )}
          {kind === "consumer_statement" && (
            <Text aria-live="polite" color={isTooLong ? "fg.error" : "fg.quiet"}>
              <FormattedMessage
                id="disputes.followUp.count"
                values={{ count: wordCount(words), most: MOST_STATEMENT_WORDS }}
              />
            </Text>
          )}
          <Text color="fg.quiet">
            <FormattedMessage id="disputes.followUp.notCounted" />
          </Text>
          <Button type="submit" disabled={!isReady} loading={isPending}>
            <FormattedMessage id="disputes.followUp.submit" />
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
