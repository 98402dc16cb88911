import { Button, Stack, Text } from "@chakra-ui/react";
import { type FormEvent, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import { bureauNames } from "#shared/domain/bureau/addresses";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { MOST_STATEMENT_WORDS, needsWords, wordCount } from "#shared/domain/dispute/follow-up";
import type { LetterKind } from "#shared/domain/dispute/letter-kind";
import { hasOtherLetters, LATIN_LETTERS } from "#shared/domain/text/latin-letters";
import { NotDone } from "#web/src/ui/not-done";
import { TextAreaField } from "#web/src/ui/text-area-field";
import { useToast } from "#web/src/ui/toast";
import { useGoToDraft } from "../named-dispute";
import { useDraftFollowUp } from "./queries";

type FollowUpFormProps = { dispute: Dispute; bureau: Bureau; kind: LetterKind; onDone: () => void };

/** A later letter becomes a draft, with the member's words for it where it needs some. */
export function FollowUpForm({ dispute, bureau, kind, onDone }: FollowUpFormProps) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const goToDraft = useGoToDraft();
  const [words, setWords] = useState("");
  const [isTried, setTried] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const { mutate, isPending, error } = useDraftFollowUp(dispute.id);
  const count = wordCount(words);
  const isTooLong = kind === "consumer_statement" && count > MOST_STATEMENT_WORDS;
  const isReady = !needsWords(kind) || (count > 0 && !isTooLong && !hasOtherLetters(words));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isReady) return area.current?.focus();
    mutate(
      { bureau, kind, ...(needsWords(kind) && { words: words.trim() }) },
      {
        onSuccess: (draft) => {
          toast({
            title: formatMessage({ id: "disputes.followUp.done" }),
            description: formatMessage({ id: "disputes.followUp.doneText" }),
          });
          onDone();
          goToDraft(draft);
        },
      },
    );
  };
  const tooLong = () => formatMessage({ id: "disputes.followUp.tooLong" }, { most: MOST_STATEMENT_WORDS });
  const problem = () => {
    if (count === 0) return "This field is required";
    if (hasOtherLetters(words)) return LATIN_LETTERS;
    return isTooLong ? tooLong() : undefined;
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="4">
        {needsWords(kind) && (
          <TextAreaField
            ref={area}
            name="words"
            label={<FormattedMessage id={`disputes.followUp.words.${kind}`} values={{ bureau: bureauNames[bureau] }} />}
            hint={<FormattedMessage id={`disputes.followUp.wordsHint.${kind}`} />}
            isRequired
            maxLength={1000}
            rows={5}
            error={isTried ? problem() : undefined}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
        {kind === "consumer_statement" && (
          <Text aria-live="polite" color={isTooLong ? "fg.error" : "fg.quiet"}>
            <FormattedMessage id="disputes.followUp.count" values={{ count, most: MOST_STATEMENT_WORDS }} />
          </Text>
        )}
        <Text color="fg.quiet">
          <FormattedMessage id="disputes.followUp.notCounted" />
        </Text>
        <NotDone error={error} title="disputes.updateFailed" />
        <Button type="submit" loading={isPending}>
          <FormattedMessage id="disputes.followUp.submit" />
        </Button>
      </Stack>
    </form>
  );
}
