import { Button, Heading, Stack } from "@chakra-ui/react";
import { type FormEvent, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";
import type { Dispute } from "#shared/api/schemas/dispute";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import { dayOf } from "#shared/domain/days";
import type { DisputeOutcome } from "#shared/domain/dispute/dispute";
import { isActive } from "#shared/domain/dispute/life-cycle";
import { ApiError } from "#web/src/api/api-error";
import { serverNow } from "#web/src/api/server-time";
import { TextField } from "#web/src/ui/text-field";
import { BureauLines } from "./bureau-lines";
import { NextAction } from "./next-action";
import { Choice, Choices, OutcomeChoices } from "./outcome-choices";
import { useRecordBureauAnswer, useRefreshOnLeaving } from "./queries";
import { ReportHint } from "./report-hint";
import { UndoAnswer } from "./undo-answer";
import { useUpdateFailed } from "./use-update-failed";

/** Answers that change something other than deleting the item. */
const corrections: readonly DisputeOutcome[] = ["modified", "verified_but_corrected"];

type RecordProps = { dispute: Dispute; onSaved: () => void; onDone: () => void };

/** Bureau, answer and date of its letter: what one bureau answered, from the letter that came to the member. */
export function RecordBureauAnswer({ dispute, onSaved, onDone }: RecordProps) {
  const updateFailed = useUpdateFailed();
  const { mutate, isPending, data: saved } = useRecordBureauAnswer(dispute.id);
  const written = bureaus.filter((bureau) => dispute.bureaus[bureau]?.reportsItem);
  const [bureau, setBureau] = useState(written.find((each) => !dispute.bureaus[each]?.answer) ?? written[0]);
  const [outcome, setOutcome] = useState<DisputeOutcome>();
  const [answeredOn, setAnsweredOn] = useState("");
  const day = useRef<HTMLInputElement>(null);
  const [dayError, setDayError] = useState<string>();
  const [correctedTo, setCorrectedTo] = useState("");
  // The report that the answer is taken from, in place of a letter.
  const [reportedOn, setReportedOn] = useState<string>();
  const isCorrection = outcome !== undefined && corrections.includes(outcome);
  const needsDay = outcome !== undefined && outcome !== "no_response" && reportedOn === undefined;
  const choose = (chosen: DisputeOutcome, taken?: string) => {
    setOutcome(chosen);
    setReportedOn(taken);
    setDayError(undefined);
  };
  const chooseBureau = (chosen: Bureau) => {
    setBureau(chosen);
    // A report says something of each bureau for itself.
    setReportedOn(undefined);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!bureau || !outcome) return;
    if (needsDay && !answeredOn) {
      setDayError("This field is required");
      return day.current?.focus();
    }
    mutate(
      {
        bureau,
        outcome,
        ...(needsDay && { answeredOn }),
        ...(reportedOn !== undefined && { answeredOn: reportedOn, fromReport: true }),
        ...(isCorrection && correctedTo.trim() && { correctedTo: correctedTo.trim() }),
      },
      {
        onSuccess: onSaved,
        onError: (error) => {
          setDayError(error instanceof ApiError ? error.fieldErrors?.answeredOn?.[0] : undefined);
          updateFailed(error);
        },
      },
    );
  };

  if (saved) return <AnswerSaved dispute={saved} bureau={bureau} onDone={onDone} />;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        <Button asChild variant="outline" alignSelf="flex-start">
          <Link to="/upload?letter">
            <FormattedMessage id="disputes.answer.upload" />
          </Link>
        </Button>
        <Choices legend={<FormattedMessage id="disputes.answer.bureau" />}>
          {written.map((each) => (
            <Choice key={each} name="bureau" isChosen={each === bureau} onChoose={() => chooseBureau(each)}>
              {bureauNames[each]}
            </Choice>
          ))}
        </Choices>
        {bureau && <UndoAnswer dispute={dispute} bureau={bureau} onDone={onDone} />}
        {bureau && <ReportHint dispute={dispute} bureau={bureau} onTake={(taken) => choose("deleted", taken)} />}
        <OutcomeChoices
          isBlock={bureau && dispute.bureaus[bureau]?.kind === "block"}
          outcome={outcome}
          onChoose={choose}
        />
        {needsDay && (
          <TextField
            ref={day}
            type="date"
            name="answeredOn"
            label={<FormattedMessage id="disputes.answer.day" />}
            hint={<FormattedMessage id="disputes.answer.dayHint" />}
            required
            min={earliest(dispute, bureau)}
            max={dayOf(serverNow())}
            error={dayError}
            value={answeredOn}
            onChange={(event) => {
              setAnsweredOn(event.currentTarget.value);
              setDayError(undefined);
            }}
          />
        )}
        {isCorrection && (
          <TextField
            name="correctedTo"
            label={<FormattedMessage id="disputes.answer.correctedTo" />}
            hint={<FormattedMessage id="disputes.answer.correctedToHint" />}
            isOptional
            maxLength={200}
            value={correctedTo}
            onChange={(event) => setCorrectedTo(event.currentTarget.value)}
          />
        )}
        <Button type="submit" disabled={!outcome} loading={isPending}>
          <FormattedMessage id="disputes.answer.save" />
        </Button>
      </Stack>
    </form>
  );
}

type SavedProps = { dispute: Dispute; bureau?: Bureau; onDone: () => void };

/** What the answer changes: the next step at that bureau, then at the others; and the dispute's result once all have answered. */
function AnswerSaved({ dispute, bureau, onDone }: SavedProps) {
  useRefreshOnLeaving();

  return (
    <Stack gap="4">
      <Heading as="h3" size="md" tabIndex={-1} ref={(heading) => heading?.focus()} outline="none">
        <FormattedMessage id="disputes.answer.saved" />
      </Heading>
      {!isActive(dispute.status) && <NextAction dispute={dispute} />}
      <BureauLines dispute={dispute} first={bureau} />
      {bureau && <UndoAnswer dispute={dispute} bureau={bureau} onDone={onDone} />}
      <Button onClick={onDone}>
        <FormattedMessage id="disputes.answer.done" />
      </Button>
    </Stack>
  );
}

/** A bureau cannot answer before its letter was mailed. */
function earliest({ bureaus: progress, sentAt }: Dispute, bureau: Bureau | undefined): string | undefined {
  const mailedAt = (bureau && progress[bureau]?.mailedAt) ?? sentAt;
  return mailedAt && dayOf(mailedAt);
}
