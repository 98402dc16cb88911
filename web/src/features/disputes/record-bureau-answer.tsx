import { Button, Stack } from "@chakra-ui/react";
import { type FormEvent, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";
import type { Dispute } from "#shared/api/schemas/dispute";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import { dayOf } from "#shared/domain/days";
import type { DisputeOutcome } from "#shared/domain/dispute/dispute";
import { ApiError } from "#web/src/api/api-error";
import { serverNow } from "#web/src/api/server-time";
import { TextField } from "#web/src/ui/text-field";
import type { AnswerAction } from "./answer-action";
import { AnswerSaved } from "./answer-saved";
import { FollowUpForm } from "./follow-up-form";
import { Choice, Choices, OutcomeChoices } from "./outcome-choices";
import { useRecordBureauAnswer, useRefreshOnLeaving } from "./queries";
import { ReportHint } from "./report-hint";
import { RetryForm } from "./retry-form";
import { UndoAnswer } from "./undo-answer";
import type { LaterLetter } from "./use-later-letters";
import { useUpdateFailed } from "./use-update-failed";

/** Answers that change something other than deleting the item. */
const corrections: readonly DisputeOutcome[] = ["modified", "verified_but_corrected"];

/** What the window shows: the question, what follows from its answer, or the form of the next letter. */
export type AnswerView =
  | { part: "question"; bureau?: Bureau }
  | { part: "saved"; bureau: Bureau }
  | { part: "letter"; letter: LaterLetter }
  | { part: "retry" };

type RecordProps = { dispute: Dispute; view: AnswerView; onView: (view: AnswerView) => void; onDone: () => void };

/** What one bureau answered, from the letter that came to the member; then what is next, as far as a window can do it. */
export function RecordBureauAnswer({ dispute: listed, view, onView, onDone }: RecordProps) {
  const [answered, setAnswered] = useState<Dispute>();
  const dispute = answered ?? listed;
  useRefreshOnLeaving(answered !== undefined);

  const goOn = (action: AnswerAction) => {
    if (action.kind === "write") onView({ part: "letter", letter: action.letter });
    if (action.kind === "retry") onView({ part: "retry" });
    if (action.kind === "record") onView({ part: "question", bureau: action.bureau });
  };

  if (view.part === "letter") return <FollowUpForm dispute={dispute} {...view.letter} onDone={onDone} />;
  if (view.part === "retry") return <RetryForm dispute={dispute} onDone={onDone} />;
  if (view.part === "saved") {
    return <AnswerSaved dispute={dispute} bureau={view.bureau} onAction={goOn} onDone={onDone} />;
  }
  return (
    <AnswerForm
      dispute={dispute}
      asked={view.bureau}
      onSaved={(saved, bureau) => {
        setAnswered(saved);
        onView({ part: "saved", bureau });
      }}
      onDone={onDone}
    />
  );
}

type FormProps = {
  dispute: Dispute;
  /** The bureau to begin with; else the first that has not answered. */
  asked: Bureau | undefined;
  onSaved: (dispute: Dispute, bureau: Bureau) => void;
  onDone: () => void;
};

/** Bureau, answer and date of its letter. */
function AnswerForm({ dispute, asked, onSaved, onDone }: FormProps) {
  const updateFailed = useUpdateFailed();
  const { mutate, isPending } = useRecordBureauAnswer(dispute.id);
  const written = bureaus.filter((bureau) => dispute.bureaus[bureau]?.reportsItem);
  const unanswered = written.find((each) => !dispute.bureaus[each]?.answer);
  const [bureau, setBureau] = useState(asked ?? unanswered ?? written[0]);
  const [outcome, setOutcome] = useState<DisputeOutcome>();
  const [isTried, setTried] = useState(false);
  const firstChoice = useRef<HTMLInputElement>(null);
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
    setTried(true);
    if (!bureau) return;
    if (!outcome) return firstChoice.current?.focus();
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
        onSuccess: (saved) => onSaved(saved, bureau),
        onError: (error) => {
          setDayError(error instanceof ApiError ? error.fieldErrors?.answeredOn?.[0] : undefined);
          updateFailed(error);
        },
      },
    );
  };

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
          isMissing={isTried && outcome === undefined}
          ref={firstChoice}
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
        <Button type="submit" loading={isPending}>
          <FormattedMessage id="disputes.answer.save" />
        </Button>
      </Stack>
    </form>
  );
}

/** A bureau cannot answer before its letter was mailed. */
function earliest({ bureaus: progress, sentAt }: Dispute, bureau: Bureau | undefined): string | undefined {
  const mailedAt = (bureau && progress[bureau]?.mailedAt) ?? sentAt;
  return mailedAt && dayOf(mailedAt);
}
