import { Button, Stack, Text } from "@chakra-ui/react";
import { type FormEvent, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import type { UploadedAnswer } from "#shared/api/schemas/upload";
import { NotDone } from "../not-done";
import { TextField } from "../text-field";
import { AnswersRecorded } from "./answers-recorded";
import { type Confirmed, proposalsOf, readyToRecord } from "./confirmed-answers";
import { ProposalFields } from "./proposal-fields";
import type { AnswerCalls } from "./upload-calls";
import { useRecordAnswers } from "./use-record-answers";

/** One proposed answer for each dispute that the letter names: nothing is recorded before the member presses the button. */
export function AnswerForm({ answer, calls }: { answer: UploadedAnswer; calls: AnswerCalls }) {
  const proposals = proposalsOf(answer);
  const [confirmed, setConfirmed] = useState<Readonly<Record<string, Confirmed>>>(() =>
    Object.fromEntries(proposals.map(({ dispute, said }) => [dispute.id, firstChoice(said)])),
  );
  const [answeredOn, setAnsweredOn] = useState(answer.answeredOn ?? "");
  const [lacksDay, setLacksDay] = useState(false);
  const [isTried, setTried] = useState(false);
  const day = useRef<HTMLInputElement>(null);
  const firstOutcome = useRef<HTMLSelectElement>(null);
  const { record, isPending, result, lost } = useRecordAnswers(answer, calls);
  const ready = readyToRecord(proposals, confirmed);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setLacksDay(!answeredOn);
    if (!answeredOn) return day.current?.focus();
    if (ready.length === 0) return firstOutcome.current?.focus();
    void record(ready, answeredOn);
  };

  if (result) return <AnswersRecorded proposals={proposals} result={result} />;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        <Text>
          <FormattedMessage id="upload.answer.check" />
        </Text>
        <TextField
          ref={day}
          type="date"
          name={`answeredOn-${answer.uploadId}`}
          label={<FormattedMessage id="disputes.answer.day" />}
          hint={<FormattedMessage id="disputes.answer.dayHint" />}
          required
          error={lacksDay ? "This field is required" : undefined}
          value={answeredOn}
          onChange={(event) => {
            setAnsweredOn(event.currentTarget.value);
            setLacksDay(false);
          }}
        />
        <Stack as="ul" gap="4" listStyleType="none">
          {proposals.map((proposal, index) => (
            <li key={proposal.dispute.id}>
              <ProposalFields
                ref={index === 0 ? firstOutcome : undefined}
                uploadId={answer.uploadId}
                proposal={proposal}
                isMissing={isTried && ready.length === 0 && index === 0}
                value={confirmed[proposal.dispute.id] ?? {}}
                onChange={(value) => setConfirmed({ ...confirmed, [proposal.dispute.id]: value })}
              />
            </li>
          ))}
        </Stack>
        <NotDone error={lost} title="upload.answer.lost">
          <FormattedMessage id="upload.answer.lostText" />
        </NotDone>
        <Button type="submit" alignSelf="flex-start" loading={isPending}>
          <FormattedMessage id="upload.answer.confirm" values={{ count: ready.length }} />
        </Button>
      </Stack>
    </form>
  );
}

/** What was read with little certainty is chosen by the member, not proposed. */
function firstChoice({ outcome, confidence }: UploadedAnswer["outcomes"][number]): Confirmed {
  return confidence === "low" ? {} : { outcome };
}
